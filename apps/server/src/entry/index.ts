export { makeGuid } from './access/guid.ts';
export { CHALLENGE_LIFE } from './access/passkeys/challenges.ts';
export { checkAssertion, type Assertion } from './access/passkeys/checkAssertion.ts';
export { checkCreation, creationOptions } from './access/passkeys/creation.ts';
export { hasPasskey } from './access/passkeys/ownPasskeys.ts';
export { passkeyChallengeGrant } from './access/passkeys/passkeyChallenge.grant.ts';
export {
  passkeyExpired,
  passkeyNotFound,
  passkeyRefused,
  passkeyUnknown,
} from './access/passkeys/passkeyProblems.ts';
export { listPasskeys, MOST_PASSKEYS, removePasskey } from './access/passkeys/passkeys.service.ts';
export { qrSignInGrant } from './access/qrSignIn/qrSignIn.grant.ts';
export { rpIdOf } from './access/passkeys/relyingParty.ts';
export { wrongCode } from './access/problems.ts';
export { renewTwoSteps } from './access/twoStep/renewTwoSteps.ts';
export { authenticatorSetupGrant, pendingSignInGrant } from './access/twoStep/twoStep.grants.ts';
export { counterOf, makeTotpSecret, totpUri } from './access/twoStep/totp.ts';
export { cookieSecret } from './captcha/devices.ts';
export { createEntryDomain } from './entryDomain.ts';
export { moveFavoriteTeams } from './favorites/moveFavoriteTeams.ts';
export {
  isAllowed,
  isMailWanted,
  mailKinds,
  stopMails,
  type MailKind,
} from './officeSettings/notifications.ts';
export { accountEmail } from './social/accountEmail.ts';
export { socialFlowGrant } from './social/socialFlow.grant.ts';
