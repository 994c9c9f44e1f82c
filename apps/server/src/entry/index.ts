export { createAccess, type Access } from './access/access.ts';
export { hasPasskey } from './access/passkeys/ownPasskeys.ts';
export { passkeyChallengeGrant } from './access/passkeys/passkeyChallenge.grant.ts';
export { listPasskeys, removePasskey } from './access/passkeys/passkeys.service.ts';
export { qrSignInGrant } from './access/qrSignIn/qrSignIn.grant.ts';
export { renewTwoSteps } from './access/twoStep/renewTwoSteps.ts';
export { authenticatorSetupGrant, pendingSignInGrant } from './access/twoStep/twoStep.grants.ts';
export { cookieSecret } from './captcha/devices.ts';
export { dataExportRoutes } from './dataExport/dataExport.routes.ts';
export { favoritesRoutes } from './favorites/favorites.routes.ts';
export {
  isAllowed,
  isMailWanted,
  mailKinds,
  stopMails,
  type MailKind,
} from './officeSettings/notifications.ts';
export { officeSettingsRoutes } from './officeSettings/officeSettings.routes.ts';
export { recoveryRoutes } from './recovery/recovery.routes.ts';
export { createRecovery, type Recovery } from './recovery/recovery.service.ts';
export { securityRoutes } from './security/security.routes.ts';
export { createSecurity, type Security } from './security/security.service.ts';
export { securityQuestionRoutes } from './securityQuestion/securityQuestion.routes.ts';
export {
  createSecurityQuestions,
  type SecurityQuestions,
} from './securityQuestion/securityQuestion.service.ts';
export { localProviderRoutes } from './social/localProvider.routes.ts';
export { oneTapRoutes } from './social/oneTap.routes.ts';
export { createOneTap, type OneTap } from './social/oneTap.service.ts';
export { readProviders, withLocal } from './social/providers.ts';
export { socialRoutes } from './social/social.routes.ts';
export { createSocial, type Social } from './social/social.service.ts';
export { socialFlowGrant } from './social/socialFlow.grant.ts';
