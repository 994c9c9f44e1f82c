import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeliveryDomain } from '../delivery/index.ts';
import type { Core, Domain } from '../kernel/index.ts';
import { openAccountNumbers, type AccountNumbers } from './accountNumbers/accountNumbers.ts';
import { sealStoredNumbers } from './accountNumbers/sealStored.ts';
import { accountsRoutes, createSignedIn } from './accounts.routes.ts';
import { createAccounts, type Accounts, type AccountsDeps } from './accounts.service.ts';
import { loginNamesRoutes } from './loginNames/loginNames.routes.ts';
import { createLoginNames } from './loginNames/loginNames.service.ts';
import { createOneTimeCodes, type OneTimeCodes } from './oneTimeCodes/oneTimeCodes.service.ts';
import { hashesPasswords, hashPassword as hashAtFullCost, type HashPassword } from './passwords.ts';
import { personalDataRoutes } from './personalData/personalData.routes.ts';
import type { PersonalDataDeps } from './personalData/personalData.service.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { SignedIn } from './sessionTypes.ts';

/** Players: who they are, and their sessions. */
export interface AccountsDomain extends Domain {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  /** Returns the player of a request; undefined for guests. */
  signedIn(request: FastifyRequest): Promise<SignedIn | undefined>;
  readonly codes: OneTimeCodes;
  readonly hashPassword: HashPassword;
  /** Encrypts and recognises the numbers of accounts. */
  readonly numbers: AccountNumbers;
}

/**
 * Assembles accounts.
 * @param hooks `hashPassword` replaces hashing at its full cost
 */
export async function createAccountsDomain(
  core: Core,
  { mail, sms, secretBox }: DeliveryDomain,
  hooks: Pick<AccountsDeps, 'endPendingGrants' | 'grantDemo' | 'safetyBarOf'> &
    Pick<PersonalDataDeps, 'wallet'> & { readonly hashPassword: HashPassword | undefined },
): Promise<AccountsDomain> {
  const { db, now, settings } = core;
  const { endPendingGrants } = hooks;
  const hashPassword = hooks.hashPassword ? hashesPasswords(hooks.hashPassword) : hashAtFullCost;
  const numbers = await openAccountNumbers(db, secretBox);
  await sealStoredNumbers(db, numbers);
  const sessions = createSessions({
    ...core,
    endPendingGrants,
    idleMinutes: settings.SESSION_IDLE_MINUTES,
    savedDays: settings.SESSION_SAVED_DAYS,
  });
  const accounts = createAccounts({ ...hooks, ...core, hashPassword, sessions, hasSms: sms.isOffered });
  const codes = createOneTimeCodes(now);
  const loginNames = createLoginNames({ ...core, codes, mail, endPendingGrants });
  return {
    accounts,
    sessions,
    signedIn: createSignedIn(sessions),
    codes,
    hashPassword,
    numbers,
    jobs: sessions.jobs,
    routes(app: FastifyInstance) {
      accountsRoutes(app, { accounts, sessions, now });
      personalDataRoutes(app, { ...core, wallet: hooks.wallet });
      loginNamesRoutes(app, loginNames);
    },
  };
}
