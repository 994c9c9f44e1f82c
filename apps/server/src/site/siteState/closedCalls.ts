import type { CallCheck } from '../../kernel/index.ts';

/**
 * Ids of sign-in and registration calls, which a closed site refuses. Placing and depositing are not among them: a
 * repeated request has to find the outcome of the first one, so their services refuse what is new. The return from a
 * social sign-in isn't either: it signs nobody in by itself, and leads to a page that shows why the site is closed.
 */
export const closedCalls: ReadonlySet<string> = new Set([
  'registerByEmail',
  'registerInOneClick',
  'sendRegistrationCode',
  'registerByPhone',
  'signIn',
  'signInByPhone',
  'sendSignInCode',
  'signInByCode',
  'sendStepCode',
  'confirmSignIn',
  'beginQrSignIn',
  'qrSignInState',
  'beginPasskeySignIn',
  'signInByPasskey',
  'beginPasskeyStep',
  'confirmByPasskey',
  'startSocial',
  'enterBySocial',
  'registerBySocial',
  'enterByOneTap',
]);

/** Refuses these calls while the site is closed: a check of `registerCall`. */
export const checkOpen: CallCheck = (request, { id }) => {
  if (closedCalls.has(id)) request.server.requireOpen(request);
};
