export type { StaffAccess } from './access.service.ts';
export { clearOperatorCookie, operatorSecretIn, setOperatorCookie } from './cookie.ts';
export { inSites } from './inSites.ts';
export { common, ENVIRONMENT, personOf, type Operator, type SiteChoice } from './operator.ts';
export { createStaffDomain, type StaffDomain } from './staffDomain.ts';
