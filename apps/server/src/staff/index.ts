export type { StaffAccess } from './access.service.ts';
export { clearOperatorCookie, operatorSecretIn, setOperatorCookie } from './cookie.ts';
export { inSites, type SiteChoice } from '../kernel/index.ts';
export { common, ENVIRONMENT, personOf, type Operator } from './operator.ts';
export { createStaffDomain, type StaffDomain } from './staffDomain.ts';
