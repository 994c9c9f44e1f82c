import type { Db, Trx } from '../../../kernel/index.ts';

/** A payout above its player's figure that waits for its withdrawal. */
export interface DuePayout {
  readonly couponId: bigint;
  readonly accountId: bigint;
  readonly playerId: bigint;
  /** Minor units. */
  readonly amount: bigint;
}

/** Returns payouts that wait for their withdrawal, the first of them. */
export function duePayouts(db: Db, limit: number): Promise<DuePayout[]> {
  return db
    .selectFrom('large_payouts as l')
    .innerJoin('coupons as c', 'c.id', 'l.coupon_id')
    .select(['l.coupon_id as couponId', 'l.account_id as accountId', 'l.amount', 'c.player_id as playerId'])
    .where('l.state', '=', 'due')
    .orderBy('l.coupon_id')
    .limit(limit)
    .execute();
}

/** Locks a payout; false if another process has dealt with it. */
export async function lockDuePayout(trx: Trx, couponId: bigint): Promise<boolean> {
  const row = await trx
    .selectFrom('large_payouts')
    .select('coupon_id')
    .where('coupon_id', '=', couponId)
    .where('state', '=', 'due')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** A withdrawal that was requested for a payout, or the reason why the payout stays on the balance. */
export type PayoutDecision = { readonly paymentId: string } | { readonly reason: string };

export async function decidePayout(
  trx: Trx,
  couponId: bigint,
  decision: PayoutDecision,
  at: Date,
): Promise<void> {
  const columns =
    'paymentId' in decision
      ? ({ state: 'requested', payment_id: decision.paymentId } as const)
      : ({ state: 'kept', reason: decision.reason } as const);
  await trx
    .updateTable('large_payouts')
    .set({ ...columns, decided_at: at })
    .where('coupon_id', '=', couponId)
    .execute();
}

/** Returns the last payout of an account that was withdrawn or kept. */
export function lastDecided(db: Db, accountId: bigint) {
  return db
    .selectFrom('large_payouts')
    .select(['amount', 'payment_id', 'reason', 'decided_at'])
    .where('account_id', '=', accountId)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the figure of an account, minor units; undefined without one. */
export async function figureOf(db: Db, accountId: bigint): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('automatic_withdrawals')
    .select('above')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.above;
}

export interface NewFigure {
  readonly accountId: bigint;
  readonly playerId: bigint;
  /** Minor units; undefined removes the figure. */
  readonly above: bigint | undefined;
  readonly at: Date;
}

export async function storeFigure(db: Db, { accountId, playerId, above, at }: NewFigure): Promise<void> {
  if (above === undefined) {
    await db.deleteFrom('automatic_withdrawals').where('account_id', '=', accountId).execute();
    return;
  }
  const row = { account_id: accountId, player_id: playerId, above, changed_at: at };
  await db
    .insertInto('automatic_withdrawals')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ above, changed_at: at }))
    .execute();
}
