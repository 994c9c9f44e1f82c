/**
 * Ids of the calls by which players come in, and which a closed site refuses. Placing and paying in are not among them:
 * a repeated request has to find what the first one did, so that their services refuse what is new.
 * Nor is the way back from another company: it lets nobody in, and leads to a page that says why the site is closed.
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
  'startSocial',
  'enterBySocial',
  'registerBySocial',
  'enterByOneTap',
]);
