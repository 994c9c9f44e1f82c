export { hasPasskey } from './access/passkeys/ownPasskeys.ts';
export { passkeyChallengeGrant } from './access/passkeys/passkeyChallenge.grant.ts';
export { listPasskeys, removePasskey } from './access/passkeys/passkeys.service.ts';
export { qrSignInGrant } from './access/qrSignIn/qrSignIn.grant.ts';
export { renewTwoSteps } from './access/twoStep/renewTwoSteps.ts';
export { authenticatorSetupGrant, pendingSignInGrant } from './access/twoStep/twoStep.grants.ts';
export { cookieSecret } from './captcha/devices.ts';
export { createEntryDomain } from './entryDomain.ts';
export { moveFavoriteTeams } from './favorites/favorites.store.ts';
export {
  isAllowed,
  isMailWanted,
  mailKinds,
  stopMails,
  type MailKind,
} from './officeSettings/notifications.ts';
export { socialFlowGrant } from './social/socialFlow.grant.ts';
