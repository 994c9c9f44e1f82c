import type { Selectable } from 'kysely';
import { inSites, type SiteChoice, type Db, parseId, ProblemError } from '../../../kernel/index.ts';
import type { Feed } from '../../../betting/index.ts';
import type { ActContext, ActPayloads, ActResults } from '../../operatorMoney/approvals.service.ts';
import {
  amountIn,
  InsufficientFundsError,
  lockAccount,
  bookPostings,
  signedText,
} from '../../../ledger/index.ts';
import type { AdjustmentsTable } from './adjustments.tables.ts';

export type AdjustmentRow = Selectable<AdjustmentsTable>;

export interface AdjustmentsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly feed: Pick<Feed, 'notify'>;
}

/** Adjustments of balances by operators. */
export interface Adjustments {
  /**
   * Reads an amount in the currency of an account; below 0 it is taken from the player. Throws a ProblemError 400, 404.
   * @param amount decimal text
   * @returns signed minor units
   */
  read(adjustment: { readonly accountId: string; readonly amount: string }): Promise<bigint>;
  /** Adjusts a balance. Throws a ProblemError 404, or 409 if the balance is too low. */
  adjust(adjustment: ActPayloads['adjustment'], context: ActContext): Promise<ActResults['adjustment']>;
  /** Returns adjustments of a player of some sites with their currency, newest first, at most 100. */
  list(playerId: bigint, sites: SiteChoice): Promise<ListedAdjustment[]>;
}

export interface ListedAdjustment extends AdjustmentRow {
  readonly iso: string;
  readonly player_id: bigint;
  readonly login: string;
}

const noAccount = () =>
  new ProblemError(404, 'ACCOUNT_NOT_FOUND', 'Account not found: load the player again.');

export function createAdjustments({ db, now, feed }: AdjustmentsDeps): Adjustments {
  return {
    async read({ accountId, amount: text }) {
      const account = await db
        .selectFrom('accounts')
        .select('iso')
        .where('id', '=', parseId(accountId) ?? 0n)
        .where('player_id', 'is not', null)
        .executeTakeFirst();
      if (!account) throw noAccount();
      const isTaken = text.startsWith('-');
      const size = amountIn(isTaken ? text.slice(1) : text, account.iso, '/amount');
      return isTaken ? -size : size;
    },
    async adjust({ accountId, minor, reason }, { askedBy, secondedBy, claims, recordOf }) {
      const amount = BigInt(minor);
      const record = recordOf({ action: 'adjustment.book', subject: `account:${accountId}` });
      try {
        const { id, playerId } = await db.transaction().execute(async (trx) => {
          const account = await lockAccount(trx, parseId(accountId) ?? 0n);
          if (!account || account.isClosed) throw noAccount();
          const { iso } = account;
          const row = await trx
            .insertInto('adjustments')
            .values({
              account_id: account.id,
              amount,
              reason,
              state: 'booked',
              asked_by: askedBy,
              asked_at: now(),
              decided_by: secondedBy,
              decided_at: secondedBy === null ? null : now(),
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          const postings = [
            { account: account.id, iso, amount },
            { account: 'house' as const, iso, amount: -amount },
          ];
          await bookPostings(trx, { kind: 'adjustment', ref: String(row.id), at: now(), postings });
          await claims.money(trx, { playerId: account.playerId, iso, amount });
          await record(trx, {
            before: null,
            after: { amount: signedText(amount, iso), iso, state: 'booked' },
          });
          return { id: String(row.id), playerId: account.playerId };
        });
        feed.notify(String(playerId), { about: 'accounts' });
        return { id, state: 'booked' };
      } catch (error) {
        if (!(error instanceof InsufficientFundsError)) throw error;
        throw new ProblemError(
          409,
          'INSUFFICIENT_FUNDS',
          'The player has less than that: lower the amount, or wait until a bet is settled.',
        );
      }
    },
    list: (playerId, sites) =>
      db
        .selectFrom('adjustments as j')
        .innerJoin('accounts as a', 'a.id', 'j.account_id')
        .innerJoin('players as p', 'p.id', 'a.player_id')
        .selectAll('j')
        .select(['a.iso', 'p.id as player_id', 'p.login'])
        .where('p.id', '=', playerId)
        .where(inSites('p.site_id', sites))
        .orderBy('j.id', 'desc')
        .limit(100)
        .execute(),
  };
}
