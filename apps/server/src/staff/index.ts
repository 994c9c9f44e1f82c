export type { StaffAccess } from './access.service.ts';
export { clearOperatorCookie, operatorSecretIn, setOperatorCookie } from './cookie.ts';
export { endAllAccess, endInvitations, endSessions, resetSignIn } from './endAccess.ts';
export { common, createOperator, ENVIRONMENT, permissionsIn, type Grant, type Operator } from './operator.ts';
export {
  listPeople,
  listRoles,
  livePeople,
  personById,
  roleGrants,
  type KnownStaff,
  type RoleGrant,
  type StaffRow,
} from './people.store.ts';
export { holds, lackedBy, lockStaff, missingRights, requireRights, rightsOf, withStaff } from './rights.ts';
export { createStaffDomain } from './staffDomain.ts';
export { createStaffProfiles, type StaffProfileDeps } from './profile/profile.service.ts';
export type { OwnRequest } from './profile/proof.ts';
export { renewStaffKeys } from './signIn/credentials.ts';
export { createStaffInvitations } from './signIn/invitations.service.ts';
export type { ConsoleParty } from './signIn/passkeys.ts';
export type { EntryRequest } from './signIn/records.ts';
export { findConsoleSession } from './signIn/sessions.ts';
export { createStaffSignIn, type OpenedConsole, type StaffSignInDeps } from './signIn/signIn.service.ts';
export { endConsoleSession } from './signIn/signOut.ts';
export { createStaffSso, SSO_LIFE } from './signIn/sso.service.ts';
