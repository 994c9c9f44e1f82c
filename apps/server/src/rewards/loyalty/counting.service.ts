import { rational } from '@touchline/betting';
import {
  cashbackLevel,
  levelAfter,
  LEVEL_DAYS,
  periodAt,
  pointsOf,
  type LoyaltyPlan,
  type LoyaltyProduct,
} from '@touchline/loyalty';
import type { Trx } from '../../kernel/index.ts';
import { siteById } from '../../site/index.ts';
import { BASE_CURRENCY, exchanged } from '../../ledger/index.ts';
import { lastClosedEnd, openPeriod } from './cashback.store.ts';
import type { LoyaltyDeps } from './loyalty.ts';
import * as store from './loyalty.store.ts';
import { bookPoints } from './points.store.ts';

const DAY = 86_400_000;

/** Returns the time from which earned points decide the level. */
export const levelWindow = (now: Date): Date => new Date(now.getTime() - LEVEL_DAYS * DAY);

/** A counted stake. */
export interface Counted {
  readonly playerId: bigint;
  /** The level that the player has reached by it; undefined if it is unchanged. */
  readonly reached: number | undefined;
}

/**
 * Counts what the settlement of a coupon changed; see `countStake`. Returns undefined if there was nothing to count.
 */
export function countCoupon(deps: LoyaltyDeps, couponId: bigint): Promise<Counted | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const settled = await store.takeCoupon(trx, couponId);
    return settled && countStake(trx, deps, settled, { ref: `coupon:${couponId}`, product: 'sport' });
  });
}

/**
 * Counts what the settlement of a stake changed: stakes and payouts for cashback, points, and the level. A repeated
 * count adds nothing; a correction adds the difference, which belongs to the current period. Returns undefined if
 * there was nothing to count.
 */
export async function countStake(
  trx: Trx,
  { now, sites }: Pick<LoyaltyDeps, 'now' | 'sites'>,
  settled: store.SettledStake,
  { ref, product }: { readonly ref: string; readonly product: LoyaltyProduct },
): Promise<Counted | undefined> {
  const plan = siteById(sites, settled.siteId)?.loyalty;
  if (!plan) return undefined;
  const at = now();
  const { playerId, iso, price } = settled;
  const player = await store.lockLoyalty(trx, playerId, at);
  const before = await store.countedOf(trx, ref);
  const points = pointsFor(settled, product, plan);
  const change = {
    stake: settled.stake - before.stake,
    payout: settled.payout - before.payout,
    played: settled.played - before.played,
    points: points - before.points,
  };
  if (Object.values(change).every((part) => part === 0n)) return undefined;
  const isFirst = before.number === 0;
  const countsAt = isFirst ? await timeOf(trx, playerId, settled.settledAt ?? at) : at;
  const row = { ref, number: before.number + 1, player_id: playerId, iso, price, at: countsAt, ...change };
  await store.insertStake(trx, { ...row, product });
  await openPeriods(trx, { playerId, level: player.level, product, at: countsAt }, plan);
  // Points that were exchanged meanwhile can't be taken back.
  const moved = change.points < -player.points ? -player.points : change.points;
  if (moved !== 0n) {
    const kind = isFirst ? 'earned' : 'corrected';
    await bookPoints(trx, { playerId, amount: moved, kind, key: `${ref}:${row.number}`, ref, at });
  }
  if (isFirst) await store.updateLoyalty(trx, playerId, { last_stake_at: countsAt, expiry_told_at: null });
  return { playerId, reached: await moveLevel(trx, player, plan, at) };
}

function pointsFor(
  { played, iso }: Pick<store.SettledStake, 'played' | 'iso'>,
  product: LoyaltyProduct,
  { points }: LoyaltyPlan,
): bigint {
  const rate = points?.rates[product];
  if (rate === undefined) return 0n;
  return pointsOf(exchanged(rational.of(played), iso, BASE_CURRENCY), rate, BASE_CURRENCY);
}

/** A stake that is counted after its period was closed belongs to the next one. */
async function timeOf(trx: Trx, playerId: bigint, settledAt: Date): Promise<Date> {
  const closed = await lastClosedEnd(trx, playerId);
  return closed && closed > settledAt ? closed : settledAt;
}

interface CountedAt {
  readonly playerId: bigint;
  readonly level: number;
  readonly product: LoyaltyProduct;
  readonly at: Date;
}

/** Opens the periods that a stake belongs to, with the terms of now. */
async function openPeriods(
  trx: Trx,
  { playerId, level, product, at }: CountedAt,
  { cashback }: LoyaltyPlan,
): Promise<void> {
  for (const plan of cashback) {
    if (!plan.products.includes(product)) continue;
    await openPeriod(trx, { playerId, plan }, (after) =>
      after && after > at ? undefined : periodAt(at, cashbackLevel(plan, level).days, after),
    );
  }
}

/**
 * Moves the level of a player whose loyalty is locked. Returns the new level if it is higher.
 */
export async function moveLevel(
  trx: Trx,
  { player_id: playerId, level, level_since }: store.LoyaltyPlayer,
  { points }: LoyaltyPlan,
  now: Date,
): Promise<number | undefined> {
  if (!points) return undefined;
  const earned = await store.earnedSince(trx, playerId, levelWindow(now));
  const moved = levelAfter({ level, since: level_since }, earned, points.levels, now);
  if (moved.level === level) return undefined;
  await store.updateLoyalty(trx, playerId, { level: moved.level, level_since: moved.since });
  return moved.level > level ? moved.level : undefined;
}
