import type { CodeMethod } from '@touchline/contract';
import { findPlayer, hashOf, type Sessions, type OneTimeCodes } from '../../../accounts/index.ts';
import type { Db, Trx, Counter } from '../../../kernel/index.ts';
import type { SecretBox } from '../../../delivery/index.ts';
import type { Site } from '../../../site/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import type { OpenedEntry } from '../openEntry.ts';
import { countPending, usePending, type PendingRow } from './pendingSignIns.store.ts';
import { codeOver, stepLocked, wrongCode } from '../problems.ts';
import { recoveryHash } from './recoveryHash.ts';
import { counterOf } from './totp.ts';
import { lockTwoStep, openTotp, setRecovery, takeCounter } from './twoStep.store.ts';

const MOST_TRIES = 5;
/** Maximum number of wrong codes per account and day, in all its sign-ins. */
const MOST_A_DAY = 20;

export interface StepAnswer {
  readonly guid: string;
  readonly method: CodeMethod;
  readonly code: string;
  readonly isSaved: boolean;
}

export interface SecondStepDeps {
  readonly db: Db;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly codes: OneTimeCodes;
  /** Encrypts the secrets of authenticator apps. */
  readonly secretBox: SecretBox;
  /** Counts codes by account, with a window of a day. */
  readonly stepCodes: Counter;
  /** The server's clock. */
  readonly now: () => Date;
}

/**
 * Opens the session of a sign-in that waited for its second step. Every code is accepted once. Five wrong ones
 * end the sign-in; after 20 wrong ones in a day the account's second step is closed until the end of that day or until
 * its password is changed: who sends wrong codes knows the password. Throws a ProblemError: 403 if the player is
 * blocked, 422 CODE_WRONG, CODE_EXPIRED or STEP_LOCKED.
 */
export async function confirmStep(
  deps: SecondStepDeps,
  site: Pick<Site, 'id'>,
  answer: StepAnswer,
): Promise<OpenedEntry> {
  const { db, sessions, stepCodes, now } = deps;
  const name = { guidHash: hashOf(answer.guid), siteId: site.id };
  const pending = await countPending(db, name, MOST_TRIES, now());
  if (!pending) throw codeOver();
  // Counted before the code is checked: simultaneous codes don't exceed the maximum. A new password starts a new count.
  const { password_changed_at: since } = await findPlayer(db, pending.player_id);
  const counted = `${pending.player_id} ${since?.getTime() ?? 0}`;
  if ((await stepCodes.add(counted)).count > MOST_A_DAY) throw stepLocked();
  const redeem = await checks[answer.method](deps, pending, answer.code);
  const opened = await db.transaction().execute(async (trx) => {
    await lockPlayer(trx, pending.player_id);
    if (!(await usePending(trx, name, now()))) throw codeOver();
    await redeem(trx);
    return sessions.open(trx, pending.player_id, answer.isSaved);
  });
  await stepCodes.forget(counted);
  return { ...opened, playerId: pending.player_id };
}

/** Checks a code and returns a function that marks it as used in a transaction. Both throw a ProblemError 422. */
type Check = (
  deps: SecondStepDeps,
  pending: PendingRow,
  code: string,
) => Promise<(trx: Trx) => Promise<void>>;

const checks: Readonly<Record<CodeMethod, Check>> = {
  totp: (deps, { player_id: playerId }, code) =>
    Promise.resolve(async (trx) => {
      const app = await lockTwoStep(trx, playerId);
      if (!app || app.secret === null || app.enabled_at === null) throw codeOver();
      const counter = counterOf(openTotp(deps.secretBox, playerId, app.secret), code, deps.now().getTime());
      if (counter === undefined || !(await takeCounter(trx, playerId, counter))) throw wrongCode();
    }),
  recovery: (_parts, { player_id: playerId }, code) =>
    Promise.resolve(async (trx) => {
      const app = await lockTwoStep(trx, playerId);
      const used = recoveryHash(code);
      if (!app || app.enabled_at === null || !app.recovery_hashes.includes(used)) throw wrongCode();
      await setRecovery(
        trx,
        playerId,
        app.recovery_hashes.filter((one) => one !== used),
      );
    }),
  async email({ db, codes }, { email_guid: guid, site_id: siteId }, code) {
    if (guid === null) throw wrongCode();
    const name = { guid, siteId, purpose: 'email-sign-in' } as const;
    const { ticket } = await codes.prove(db, name, code);
    return async (trx) => {
      await codes.redeem(trx, name, ticket);
    };
  },
};
