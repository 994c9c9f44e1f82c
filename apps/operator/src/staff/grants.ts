import type { OperatorScope, StaffRole } from '@touchline/contract/operators';
import { mayEverywhere, mayOn } from '../api/session.ts';
import { expanded } from './permissions.ts';

/** A role on a site, on all for null. */
export interface Grant {
  readonly roleId: string;
  readonly siteId: string | null;
}

export const isSameGrant = (one: Grant, other: Grant): boolean =>
  one.roleId === other.roleId && one.siteId === other.siteId;

/** Returns the roles that a change gives and those that it takes away. */
export function compareGrants(
  before: readonly Grant[],
  after: readonly Grant[],
): { readonly given: readonly Grant[]; readonly taken: readonly Grant[] } {
  const lacks = (grants: readonly Grant[], grant: Grant) => !grants.some((one) => isSameGrant(one, grant));
  return {
    given: after.filter((grant) => lacks(before, grant)),
    taken: before.filter((grant) => lacks(after, grant)),
  };
}

/** Returns whether the operator may give a role on a site, on all for null. */
export const mayGive = (role: StaffRole, siteId: string | null): boolean =>
  role.mayGiveEverywhere || (siteId !== null && role.mayGive.includes(siteId));

/** Returns the permissions for giving a role on a site that the operator lacks there. */
export function lackedScopes(role: StaffRole, siteId: string | null): readonly OperatorScope[] {
  const needed = expanded([...role.scopes, 'staff']);
  return needed.filter((scope) => !(siteId === null ? mayEverywhere(scope) : mayOn(scope, siteId)));
}
