import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { hashOf } from '../accounts/index.ts';
import type { Core } from '../kernel/index.ts';
import {
  accessBySession,
  accessByToken,
  grantsOf,
  storeUse,
  touchEnvironmentSession,
  type FoundAccess,
} from './access.store.ts';
import { createOperator, ENVIRONMENT, type Operator } from './operator.ts';
import { environmentSession } from './signIn/sessions.ts';

/** Interval after which another use of a token or a session is stored, ms. */
const USE_STORED_EVERY = 60_000;
/** Time without a call after which a session of the console ends, ms. */
export const SESSION_IDLE = 30 * 60_000;

/** Finds the authors of operators' calls. */
export interface StaffAccess {
  /**
   * Returns the author of a call with a bearer token; undefined for one that is wrong or over, or from a network that
   * isn't among the person's.
   */
  byToken(token: string, address: string): Promise<Operator | undefined>;
  /** Returns the author of a call with a session's secret; undefined as for tokens. */
  bySession(secret: string, address: string): Promise<Operator | undefined>;
}

/** Creates the lookup of operators. `OPERATOR_TOKEN` is the environment's token. */
export function createStaffAccess({ db, now, settings }: Pick<Core, 'db' | 'now' | 'settings'>): StaffAccess {
  const { OPERATOR_TOKEN: environmentToken, DEVELOPMENT_OPERATORS: development } = settings;
  const environmentHash = environmentToken === undefined ? undefined : hashOf(environmentToken);
  // It gives any role, so that its scope of calls is the administration of people, and what it gives isn't bounded.
  const environment = createOperator({ staffId: null, person: ENVIRONMENT }, [
    { scopes: ['staff'], siteId: null },
  ]);

  async function admit(
    found: FoundAccess | undefined,
    address: string,
    table: 'staff_tokens' | 'staff_sessions',
  ): Promise<Operator | undefined> {
    if (!found || !isInNetworks(address, found.person.networks)) return undefined;
    const at = now();
    const { lastUsedAt, person, limits } = found;
    if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= USE_STORED_EVERY)
      await storeUse(db, table, found, at);
    return createOperator({ staffId: person.id, person: person.name }, await grantsOf(db, person.id), limits);
  }

  return {
    async byToken(token, address) {
      const hash = hashOf(token);
      if (environmentHash !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(environmentHash)))
        return environment;
      const found = await accessByToken(db, hash, now());
      // A database in which somebody tried the platform out has tokens that anybody knows.
      if (found && found.limits === undefined && development === undefined) return undefined;
      return admit(found, address, 'staff_tokens');
    },
    async bySession(secret, address) {
      const use = { at: now(), idleMs: SESSION_IDLE };
      const found = await accessBySession(db, hashOf(secret), use);
      if (!found && environmentToken !== undefined) {
        const isOfEnvironment = await touchEnvironmentSession(
          db,
          environmentSession(secret, environmentToken),
          use,
        );
        return isOfEnvironment ? environment : undefined;
      }
      return admit(found, address, 'staff_sessions');
    },
  };
}

/** Returns whether an address is in one of some networks in CIDR notation; true if there are none. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits = ''] = network.split('/');
    list.addSubnet(base, Number(bits), isIPv6(base) ? 'ipv6' : 'ipv4');
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
