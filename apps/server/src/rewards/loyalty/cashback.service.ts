import { rational, toWire } from '@touchline/betting';
import type { Cashback, CashbackPeriod } from '@touchline/contract';
import {
  cashbackLevel,
  cashbackOf,
  lossesOf,
  periodAt,
  type CashbackPlan,
  type Period,
  type PeriodSums,
} from '@touchline/loyalty';
import { type Db, type Trx, ProblemError, seconds } from '../../kernel/index.ts';
import { blockProblem, operationBlock } from '../../protection/index.ts';
import type { Site } from '../../site/index.ts';
import { answerOnce, exchanged, payReward, type LockedAccount } from '../../ledger/index.ts';
import * as store from './cashback.store.ts';
import type { LoyaltyDeps } from './loyalty.ts';
import { lockLoyalty, lockMainAccount, loyaltyOf, mainAccount } from './loyalty.store.ts';
import { boundsIn } from './plans.ts';

const SHOWN = 30;

const noPlan = () =>
  new ProblemError(404, 'NO_CASHBACK', 'This site has no such cashback: see what your account offers.');

function planOf({ loyalty }: Site, planId: string): CashbackPlan {
  const plan = loyalty.cashback.find(({ id }) => id === planId);
  if (!plan) throw noPlan();
  return plan;
}

/** Returns the exact sums of a period in a currency. */
async function sumsIn(
  db: Db | Trx,
  iso: string,
  {
    playerId,
    plan,
    period,
  }: { readonly playerId: bigint; readonly plan: CashbackPlan; readonly period: Period },
): Promise<PeriodSums> {
  const inIso = (minor: bigint, from: string) => exchanged(rational.of(minor), from, iso);
  let sums: PeriodSums = { stakes: rational.ZERO, payouts: rational.ZERO, grants: rational.ZERO };
  for (const counted of await store.sumsBetween(db, playerId, plan.products, period)) {
    sums = {
      ...sums,
      stakes: rational.add(sums.stakes, inIso(counted.stakes, counted.iso)),
      payouts: rational.add(sums.payouts, inIso(counted.payouts, counted.iso)),
    };
  }
  for (const { amount, iso: from } of await store.grantsBetween(db, playerId, period)) {
    sums = { ...sums, grants: rational.add(sums.grants, inIso(amount, from)) };
  }
  return sums;
}

const rounded = ({ stakes, payouts, grants }: PeriodSums) => ({
  stakes: rational.roundHalfUp(stakes),
  payouts: rational.roundHalfUp(payouts),
  grants: rational.roundHalfUp(grants),
});

/** Returns a player's cashback of a plan. Throws a ProblemError 404 if the site doesn't have it. */
export async function cashbackState(
  { db, now }: LoyaltyDeps,
  { site, playerId, planId }: { readonly site: Site; readonly playerId: bigint; readonly planId: string },
): Promise<Cashback> {
  const plan = planOf(site, planId);
  const at = now();
  const { iso } = await mainAccount(db, playerId);
  const level = (await loyaltyOf(db, playerId))?.level ?? 1;
  const rows = await store.periodsOf(db, playerId, plan.id, SHOWN);
  const open = rows.find(({ state, from_at, to_at }) => state === 'open' && from_at <= at && to_at > at);
  const terms = open?.terms ?? plan;
  const rate = cashbackLevel(terms, level);
  const period = open
    ? { from: open.from_at, to: open.to_at }
    : periodAt(at, rate.days, rows.find(({ to_at }) => to_at <= at)?.to_at);
  const sums = await sumsIn(db, iso, { playerId, plan: terms, period });
  const shown = rounded(sums);
  const bounds = boundsIn(terms, iso);
  const wire = (minor: bigint) => toWire(minor, iso);
  const ready = rows.filter(({ state, take_until }) => state === 'ready' && take_until && take_until > at);
  return {
    id: plan.id,
    iso,
    level,
    rate,
    levels: [...terms.levels],
    products: [...terms.products],
    least: wire(bounds.least),
    cap: wire(bounds.cap),
    isAutomatic: terms.isAutomatic,
    takeDays: terms.takeDays,
    current: {
      from: seconds(period.from),
      to: seconds(period.to),
      stakes: wire(shown.stakes),
      payouts: wire(shown.payouts),
      grants: wire(shown.grants),
      losses: wire(rational.roundHalfUp(lossesOf(sums))),
      amount: wire(cashbackOf(sums, rate, bounds)),
    },
    ready: wire(ready.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n)),
    periods: rows.flatMap((row) => shownPeriod(row)),
  };
}

function shownPeriod(row: store.PeriodRow): CashbackPeriod[] {
  const { state, amount, iso } = row;
  if (state === 'open' || amount === null || iso === null) return [];
  return [
    {
      id: String(row.id),
      from: seconds(row.from_at),
      to: seconds(row.to_at),
      state,
      amount: toWire(amount, iso),
      ...(state === 'ready' && row.take_until && { takeUntil: seconds(row.take_until) }),
      ...(row.paid_at && { paidAt: seconds(row.paid_at) }),
    },
  ];
}

/**
 * Closes a period whose time is over: computes its cashback and, if the plan says so and the player may be rewarded,
 * pays it. A period is closed once, whichever process is first. Returns whether money was paid.
 */
export function closePeriod(
  { db, now }: LoyaltyDeps,
  { id, playerId }: { readonly id: bigint; readonly playerId: bigint },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const account = await lockMainAccount(trx, playerId);
    const block = await operationBlock(trx, 'bonus', playerId, at);
    const { level } = await lockLoyalty(trx, playerId, at);
    const row = await store.lockPeriod(trx, id, 'open');
    if (!row) return false;
    const { terms: plan } = row;
    const period = { from: row.from_at, to: row.to_at };
    const sums = await sumsIn(trx, account.iso, { playerId, plan, period });
    const amount = cashbackOf(sums, cashbackLevel(plan, level), boundsIn(plan, account.iso));
    const isExcluded = block?.code === 'SELF_EXCLUDED' || block?.code === 'RETURN_REQUEST_NEEDED';
    const state = amount === 0n ? 'none' : isExcluded ? 'removed' : 'ready';
    const closed = { state, level, iso: account.iso, ...rounded(sums), amount } as const;
    const until = new Date(row.to_at.getTime() + plan.takeDays * 86_400_000);
    await store.updatePeriod(trx, id, { ...closed, take_until: state === 'ready' ? until : null });
    if (state !== 'ready' || !plan.isAutomatic || block) return false;
    await payPeriod(trx, { ...row, ...closed }, account, at);
    return true;
  });
}

/** Ends a period that wasn't taken in time. */
export function expirePeriod({ db, now }: LoyaltyDeps, id: bigint): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await store.lockPeriod(trx, id, 'ready');
    if (!row?.take_until || row.take_until > now()) return;
    await store.updatePeriod(trx, id, { state: 'expired' });
  });
}

async function payPeriod(
  trx: Trx,
  row: Pick<store.PeriodRow, 'id' | 'amount' | 'plan_id'>,
  account: LockedAccount,
  at: Date,
): Promise<bigint> {
  const amount = row.amount ?? 0n;
  const kind = row.plan_id === 'cashback' ? 'cashback' : 'level-cashback';
  await payReward(trx, { account, amount, kind, ref: `cashback:${row.id}`, at });
  await store.updatePeriod(trx, row.id, { state: 'paid', paid_at: at });
  return amount;
}

/**
 * Pays all periods of a plan that are ready to the main account, once per key. Throws a ProblemError: 403 if the
 * player may not be rewarded now, 404 without such a plan, 409 if nothing is ready.
 */
export function takeCashback(
  { db, now }: LoyaltyDeps,
  {
    site,
    playerId,
    planId,
    key,
  }: { readonly site: Site; readonly playerId: bigint; readonly planId: string; readonly key: string },
): Promise<{ readonly amount: string; readonly iso: string }> {
  planOf(site, planId);
  const request = { playerId, key, call: 'takeCashback', body: { planId } };
  return answerOnce(db, request, async (trx) => {
    const at = now();
    const account = await lockMainAccount(trx, playerId);
    const block = await operationBlock(trx, 'bonus', playerId, at);
    if (block) throw blockProblem(block);
    await lockLoyalty(trx, playerId, at);
    const rows = await store.lockReady(trx, playerId, planId, at);
    if (rows.length === 0) {
      throw new ProblemError(
        409,
        'NOTHING_TO_TAKE',
        'There is no cashback to take now: the next one is ready at the end of the period.',
      );
    }
    let sum = 0n;
    for (const row of rows) sum += await payPeriod(trx, row, account, at);
    return { amount: toWire(sum, account.iso), iso: account.iso };
  });
}
