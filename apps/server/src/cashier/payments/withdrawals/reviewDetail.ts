import { netOf, withdrawalDoubts } from '@touchline/cashier';
import type { Db } from '../../../kernel/index.ts';
import * as payments from '../payments.store.ts';
import type { PaymentRow, StepRow } from '../payments.store.ts';
import { openDebts } from './freeMoney.ts';
import { instrumentsOf } from './instruments.store.ts';
import {
  moneySource,
  withdrawalById,
  withdrawalsBefore,
  type MoneySource,
  type WaitingWithdrawal,
  type WithdrawalsBefore,
} from './reviews.store.ts';
import * as store from './withdrawals.store.ts';

const DAY = 86_400_000;
/** Time of the money whose origin is shown, ms. */
const SOURCE = 90 * DAY;
const YEAR = 365 * DAY;

/** A payment of a withdrawal with its instrument. */
export interface ReviewedLeg {
  readonly row: PaymentRow;
  readonly owner: string | null;
  /** Paid in and not got back, this withdrawal apart; minor units. */
  readonly paidIn: bigint;
}

/** Withdrawals of a player around one of them, cents of the base currency. */
export interface WithdrawalDay {
  readonly daySum: bigint;
  /** Sum above which two operators have to approve. */
  readonly secondAbove: bigint;
  readonly needsSecond: boolean;
}

/** A withdrawal with all that its decision needs. */
export interface ReviewDetail extends WithdrawalDay {
  readonly row: WaitingWithdrawal;
  readonly legs: readonly ReviewedLeg[];
  readonly source: MoneySource;
  readonly checks: readonly { readonly code: string; readonly isFine: boolean }[];
  readonly balance: bigint;
  readonly debt: bigint;
  readonly before: WithdrawalsBefore;
  readonly decisions: readonly store.DecisionRow[];
  readonly steps: readonly StepRow[];
  /** True if the operator who asks may approve it. */
  readonly mayApprove: boolean;
}

/** Returns a withdrawal with what its decision needs; undefined if there is none. */
export async function reviewDetail(
  db: Db,
  id: string,
  now: Date,
): Promise<Omit<ReviewDetail, keyof WithdrawalDay | 'mayApprove'> | undefined> {
  const row = await withdrawalById(db, id);
  if (!row) return undefined;
  const { player_id: playerId, iso, account_id: accountId } = row;
  const since = new Date(now.getTime() - YEAR);
  const known = await instrumentsOf(db, { playerId, iso, since });
  const legs = (await store.legsOf(db, [id])).map((leg): ReviewedLeg => {
    const own = known.find((instrument) => instrument.id === leg.instrument_id);
    const isCounted = !['refused', 'returned', 'cancelled'].includes(leg.state);
    const withdrawn = (own?.withdrawn ?? 0n) - (isCounted ? leg.amount : 0n);
    return {
      row: leg,
      owner: own?.owner ?? null,
      paidIn: own ? netOf({ ...own, withdrawn }) : 0n,
    };
  });
  const account = await db
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    row,
    legs,
    source: await moneySource(db, accountId, new Date(now.getTime() - SOURCE)),
    checks: withdrawalDoubts.map((code) => ({ code, isFine: !row.doubts.includes(code) })),
    balance: account.balance,
    debt: await openDebts(db, accountId),
    before: await withdrawalsBefore(db, { playerId, iso, since }),
    decisions: await store.decisionsOf(db, id),
    steps: (await payments.stepsOf(db, [id])).get(id) ?? [],
  };
}
