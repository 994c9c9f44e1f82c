import type { Core, Domain } from '../kernel/index.ts';
import { createStaffAccess, type StaffAccess } from './access.service.ts';
import { storeDevelopmentOperators } from './developmentOperators.ts';

/** Operators: people with roles on sites, their sessions and the tokens of their programs. */
export interface StaffDomain extends Domain {
  readonly staffAccess: StaffAccess;
}

/** Assembles the staff. */
export async function createStaffDomain(core: Core): Promise<StaffDomain> {
  await storeDevelopmentOperators(core, core.settings.DEVELOPMENT_OPERATORS ?? []);
  return { staffAccess: createStaffAccess(core), jobs: [] };
}
