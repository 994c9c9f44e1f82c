import { toWire } from '@touchline/betting';
import type { Debt as ShownDebt } from '@touchline/contract/operators';
import type { CouponDeps } from '../../coupons/couponDeps.ts';
import {
  type SiteChoice,
  type Trx,
  parseId,
  unrecorded,
  type RecordChange,
  ProblemError,
  seconds,
  type Claims,
} from '../../../kernel/index.ts';
import { lockAccountOf, debit } from '../../../ledger/index.ts';
import { lockDebt, lowerDebt, openDebts, type Debt } from './results.store.ts';

const MOST = 200;

/** Returns open debts of players of some sites, from corrections and from deposits that banks took back, oldest first, at most 200. */
export async function debts({ db }: Pick<CouponDeps, 'db'>, sites: SiteChoice): Promise<ShownDebt[]> {
  const rows = await openDebts(db, sites, MOST);
  return rows.map((row) => ({
    id: String(row.id),
    accountId: String(row.account_id),
    playerId: String(row.player_id),
    ...(row.coupon_id === null ? {} : { couponId: String(row.coupon_id) }),
    ...(row.payment_id === null ? {} : { paymentId: row.payment_id }),
    ...(row.round_id === null ? {} : { roundId: String(row.round_id) }),
    iso: row.iso,
    amount: toWire(row.amount, row.iso),
    open: toWire(row.open_amount, row.iso),
    balance: toWire(row.balance, row.iso),
    at: seconds(row.at),
  }));
}

/**
 * Collects a debt from the current balance. Returns the collected amount as decimal text. Throws a ProblemError 404,
 * 409.
 * @param record called in the payment's transaction if an amount was collected
 */
export function collectDebt(
  { db, now }: Omit<CouponDeps, 'book'>,
  debtId: string,
  record: RecordChange = unrecorded,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const debt = await lockOpenDebt(trx, debtId);
    const { balance, iso } = await lockAccountOf(trx, debt);
    const taken = debt.open_amount < balance ? debt.open_amount : balance;
    if (taken === 0n) return toWire(0n, iso);
    const open = debt.open_amount - taken;
    await debit(trx, {
      accountId: debt.account_id,
      amount: taken,
      kind: debt.payment_id === null ? 'debt' : 'deposit-debt',
      ref: refOf(debt),
      // The remaining amount makes the key unique, because it only falls.
      key: `${debt.id}:${open}`,
      at: now(),
    });
    await lowerDebt(trx, debt.id, open);
    const before = { open: toWire(debt.open_amount, iso) };
    await record(trx, { before, after: { open: toWire(open, iso), taken: toWire(taken, iso) } });
    return toWire(taken, iso);
  });
}

/**
 * Writes a debt off: the bookmaker bears the open amount. Throws a ProblemError 404, 409.
 * @param record called in the same transaction
 * @param claims of the operator who writes it off
 */
export function writeOffDebt(
  { db }: Pick<CouponDeps, 'db'>,
  debtId: string,
  { record, claims }: { readonly record: RecordChange; readonly claims: Pick<Claims, 'money'> },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const debt = await lockOpenDebt(trx, debtId);
    await lowerDebt(trx, debt.id, 0n);
    const { iso, playerId } = await lockAccountOf(trx, debt);
    await claims.money(trx, { playerId, iso, amount: debt.open_amount });
    await record(trx, { before: { open: toWire(debt.open_amount, iso) }, after: { open: toWire(0n, iso) } });
  });
}

/** Reference of the ledger to the cause of a debt. */
function refOf({ payment_id: paymentId, round_id: roundId, coupon_id: couponId }: Debt): string {
  return paymentId ?? (roundId === null ? String(couponId) : `g:round:${roundId}`);
}

async function lockOpenDebt(trx: Trx, debtId: string): Promise<Debt> {
  const id = parseId(debtId);
  const debt = id === undefined ? undefined : await lockDebt(trx, id);
  if (!debt) {
    throw new ProblemError(404, 'DEBT_NOT_FOUND', 'Debt not found: check the list of open debts.');
  }
  if (debt.open_amount > 0n) return debt;
  throw new ProblemError(409, 'DEBT_CLOSED', 'This debt is already closed.');
}
