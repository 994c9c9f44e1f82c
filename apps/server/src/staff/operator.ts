import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import type { SiteChoice } from '../kernel/index.ts';

/** Scopes on one site, or on all. */
export interface Grant {
  /** Scopes; `*` is all. */
  readonly scopes: readonly string[];
  /** Null for all sites. */
  readonly siteId: string | null;
}

/** Limits of a program's token: no more than these of its owner's rights. */
export interface TokenLimits {
  readonly program: string;
  /** Scopes; `*` is all of the owner's. */
  readonly scopes: readonly string[];
  /** Null for all sites of the owner. */
  readonly sites: readonly string[] | null;
}

/** The author of an operators' call: a person, or a program in the name of its owner. */
export interface Operator {
  /** Id of the person; null for the token of the environment, which is nobody's. */
  readonly staffId: bigint | null;
  /** Name of the person. Second persons and bounds compare it: a person's sessions and tokens are one person. */
  readonly person: string;
  /** Name in the audit log: that of the person, for a program followed by its own: `anna/reconcile`. */
  readonly name: string;
  /** Scopes on at least one site, in the order of the contract. */
  readonly scopes: readonly OperatorScope[];
  /** Returns the sites on which it has a scope; without an argument those on which it has any. */
  sitesOf(scope?: OperatorScope): SiteChoice;
  /** Returns whether it has a scope on a site; on the whole platform if the site is null. */
  has(scope: OperatorScope, siteId: string | null): boolean;
}

/** Name of the environment's token in the audit log. No person can have it. */
export const ENVIRONMENT = 'environment';

/** Returns the permissions that scopes have in this release. */
export const permissionsIn = (scopes: readonly string[]): readonly OperatorScope[] =>
  scopes.includes('*') ? operatorScopes : operatorScopes.filter((scope) => scopes.includes(scope));

/** Creates the author of a call from the grants of a person, and from the limits of a token. */
export function createOperator(
  { staffId, person }: Pick<Operator, 'staffId' | 'person'>,
  grants: readonly Grant[],
  limits?: TokenLimits,
): Operator {
  const allowed = limits ? new Set(permissionsIn(limits.scopes)) : undefined;
  const sites = new Map<OperatorScope, SiteChoice>();
  for (const grant of grants) {
    for (const scope of permissionsIn(grant.scopes)) {
      if (allowed && !allowed.has(scope)) continue;
      sites.set(scope, joined(sites.get(scope) ?? [], grant.siteId === null ? 'all' : [grant.siteId]));
    }
  }
  if (limits?.sites) for (const [scope, own] of sites) sites.set(scope, common(own, limits.sites));
  const scopes = operatorScopes.filter((scope) => (sites.get(scope) ?? []).length > 0);
  const sitesOf = (scope?: OperatorScope): SiteChoice =>
    scope === undefined
      ? scopes.reduce<SiteChoice>((so, one) => joined(so, sites.get(one) ?? []), [])
      : (sites.get(scope) ?? []);
  return {
    staffId,
    person,
    name: limits ? `${person}/${limits.program}` : person,
    scopes,
    sitesOf,
    has(scope, siteId) {
      const own = sitesOf(scope);
      return own === 'all' || (siteId !== null && own.includes(siteId));
    },
  };
}

/** Returns the sites of either. */
function joined(one: SiteChoice, other: SiteChoice): SiteChoice {
  return one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])];
}

/** Returns the sites of both. */
export function common(one: SiteChoice, other: SiteChoice): SiteChoice {
  if (one === 'all') return other;
  return other === 'all' ? one : one.filter((site) => other.includes(site));
}
