import { rational, toMinor } from '@touchline/betting';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { parseId } from '../../db/parseId.ts';
import type { RecordChange } from '../../db/recordChange.ts';
import type { Feed } from '../../feed/index.ts';
import { ProblemError } from '../../http/problem.ts';
import { amountIn } from '../../wallet/amountIn.ts';
import { InsufficientFundsError, lockAccount, type LockedAccount } from '../../wallet/ledger.ts';
import { bookPostings } from '../../wallet/postings.ts';
import { BASE_CURRENCY, exchanged } from '../../wallet/rates.ts';
import { signedText } from '../../wallet/signedText.ts';
import type { AdjustmentsTable } from './adjustments.tables.ts';

/** Highest amount that one operator may adjust alone, minor units of the base currency. */
const MOST_ALONE = toMinor('100.00', BASE_CURRENCY);

export type AdjustmentRow = Selectable<AdjustmentsTable>;

export interface AdjustmentsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly feed: Pick<Feed, 'notify'>;
}

/** Adjustments of balances by operators. */
export interface Adjustments {
  /**
   * Adjusts a balance: at once up to 100.00 EUR, above that once a second operator agrees. Throws a ProblemError 400,
   * 404, or 409 if the balance is too low.
   * @param record called in the same transaction
   */
  ask(
    asked: {
      readonly accountId: string;
      /** Decimal text, with a minus if it is taken from the player. */
      readonly amount: string;
      readonly reason: string;
      readonly operator: string;
    },
    record: RecordChange,
  ): Promise<AdjustmentRow>;
  /**
   * Books or refuses an adjustment that waits. Throws a ProblemError: 403 for the operator who asked for it, unless it
   * is refused, 404, 409.
   */
  decide(
    id: string,
    decision: { readonly state: 'booked' | 'refused'; readonly operator: string },
    record: RecordChange,
  ): Promise<AdjustmentRow>;
  /** Returns adjustments with currency and player, newest first, at most 100: those that wait, or those of a player. */
  list(of: { readonly playerId?: bigint | undefined }): Promise<ListedAdjustment[]>;
}

export interface ListedAdjustment extends AdjustmentRow {
  readonly iso: string;
  readonly player_id: bigint;
  readonly login: string;
}

export function createAdjustments({ db, now, feed }: AdjustmentsDeps): Adjustments {
  /** Runs a change of an account's adjustment and notifies its player. */
  async function changed(work: (trx: Trx) => Promise<readonly [AdjustmentRow, LockedAccount]>) {
    try {
      const [row, { playerId }] = await db.transaction().execute(work);
      feed.notify(String(playerId), { about: 'accounts' });
      return row;
    } catch (error) {
      if (!(error instanceof InsufficientFundsError)) throw error;
      throw new ProblemError(
        409,
        'INSUFFICIENT_FUNDS',
        'The player has less than that: lower the amount, or wait until a bet is settled.',
      );
    }
  }

  return {
    ask: ({ accountId, amount: text, reason, operator }, record) =>
      changed(async (trx) => {
        const account = await lockAccount(trx, parseId(accountId) ?? 0n);
        if (!account || account.isClosed)
          throw new ProblemError(404, 'ACCOUNT_NOT_FOUND', 'Account not found: load the player again.');
        const isTaken = text.startsWith('-');
        const size = amountIn(isTaken ? text.slice(1) : text, account.iso, '/amount');
        const amount = isTaken ? -size : size;
        const inBase = rational.ceil(exchanged(rational.of(size), account.iso, BASE_CURRENCY));
        const row = await trx
          .insertInto('adjustments')
          .values({
            account_id: account.id,
            amount,
            reason,
            state: inBase > MOST_ALONE ? 'waiting' : 'booked',
            asked_by: operator,
            asked_at: now(),
            decided_by: null,
            decided_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        if (row.state === 'booked') await book(trx, row, account);
        const after = { amount: signedText(amount, account.iso), iso: account.iso, state: row.state };
        await record(trx, { before: null, after });
        return [row, account] as const;
      }),
    decide: (id, { state, operator }, record) =>
      changed(async (trx) => {
        const row = await trx
          .selectFrom('adjustments')
          .selectAll()
          .where('id', '=', parseId(id) ?? 0n)
          .forUpdate()
          .executeTakeFirst();
        if (!row)
          throw new ProblemError(404, 'ADJUSTMENT_NOT_FOUND', 'Adjustment not found: load the list again.');
        if (row.state !== 'waiting')
          throw new ProblemError(
            409,
            'ADJUSTMENT_DECIDED',
            'This adjustment is decided: load the list again.',
          );
        if (state === 'booked' && row.asked_by === operator) {
          throw new ProblemError(
            403,
            'SECOND_PERSON_NEEDED',
            'You have asked for this adjustment: another operator has to agree.',
          );
        }
        const account = await lockAccount(trx, row.account_id);
        if (!account) throw new Error(`Account ${row.account_id} is gone.`);
        const decided = { state, decided_by: operator, decided_at: now() };
        await trx.updateTable('adjustments').set(decided).where('id', '=', row.id).execute();
        if (state === 'booked') await book(trx, row, account);
        const amount = signedText(row.amount, account.iso);
        await record(trx, { before: { state: row.state }, after: { state, amount, iso: account.iso } });
        return [{ ...row, ...decided }, account] as const;
      }),
    list({ playerId }) {
      const query = db
        .selectFrom('adjustments as j')
        .innerJoin('accounts as a', 'a.id', 'j.account_id')
        .innerJoin('players as p', 'p.id', 'a.player_id')
        .selectAll('j')
        .select(['a.iso', 'p.id as player_id', 'p.login'])
        .orderBy('j.id', 'desc')
        .limit(100);
      return playerId === undefined
        ? query.where('j.state', '=', 'waiting').execute()
        : query.where('p.id', '=', playerId).execute();
    },
  };

  function book(trx: Trx, { id, amount }: AdjustmentRow, { id: account, iso }: LockedAccount): Promise<void> {
    const postings = [
      { account, iso, amount },
      { account: 'house' as const, iso, amount: -amount },
    ];
    return bookPostings(trx, { kind: 'adjustment', ref: String(id), at: now(), postings });
  }
}
