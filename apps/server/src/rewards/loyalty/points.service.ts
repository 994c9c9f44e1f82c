import { rational, toWire } from '@touchline/betting';
import type { PointsEntry, Rewards } from '@touchline/contract';
import {
  cashbackLevel,
  expiryOf,
  parsePoints,
  POINT,
  pointsText,
  progressOf,
  valueOfPoints,
  type PointsPlan,
} from '@touchline/loyalty';
import { type Trx, pageOf, parseId, ProblemError, wrongField, seconds } from '../../kernel/index.ts';
import { blockProblem, operationBlock } from '../../protection/index.ts';
import type { Site } from '../../site/index.ts';
import { answerOnce, BASE_CURRENCY, rateBetween, payReward } from '../../ledger/index.ts';
import { levelWindow } from './counting.service.ts';
import type { LoyaltyDeps } from './loyalty.ts';
import { earnedSince, lockLoyalty, lockMainAccount, loyaltyOf, mainAccount } from './loyalty.store.ts';
import { planAmount } from './plans.ts';
import { bookPoints, exchangesOf, pointsRows } from './points.store.ts';

const MINUTE = 60_000;
const PAGE = 20;

interface OfPlayer {
  readonly site: Site;
  readonly playerId: bigint;
}

function planOf({ loyalty }: Site): PointsPlan {
  if (loyalty.points) return loyalty.points;
  throw new ProblemError(404, 'NO_POINTS', 'This site has no points: see what your account offers.');
}

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** Returns the value that can still be exchanged in the month, minor units of the account. */
function roomOf({ monthCap }: PointsPlan, paid: bigint, iso: string): bigint {
  const cap = rational.floor(planAmount(monthCap, iso));
  return cap > paid ? cap - paid : 0n;
}

/** Returns a player's points and level. Throws a ProblemError 404 if the site has no points. */
export async function rewardsOf({ db, now }: LoyaltyDeps, { site, playerId }: OfPlayer): Promise<Rewards> {
  const plan = planOf(site);
  const at = now();
  const account = await mainAccount(db, playerId);
  const { iso } = account;
  const player = await loyaltyOf(db, playerId);
  const level = player?.level ?? 1;
  const earned = await earnedSince(db, playerId, levelWindow(at));
  const { last, paid } = await exchangesOf(db, playerId, account.id, monthStart(at));
  const progress = progressOf(level, earned, plan.levels);
  const expiry = player?.last_stake_at && player.points > 0n ? expiryOf(player.last_stake_at) : undefined;
  const cashback = site.loyalty.cashback.find(({ id }) => id === 'cashback');
  const exchangeableAt = last && last.getTime() + MINUTE > at.getTime() ? last.getTime() + MINUTE : undefined;
  return {
    accountId: String(account.id),
    iso,
    balance: pointsText(player?.points ?? 0n),
    earned: pointsText(earned),
    level,
    levels: plan.levels.map(({ from, rate }, index) => ({
      level: index + 1,
      from,
      rate: rateIn(rate, iso),
      ...(cashback && { cashback: cashbackLevel(cashback, index + 1).percent }),
    })),
    ...(progress.next !== undefined && {
      next: { level: progress.next, from: progress.needed, share: progress.share },
    }),
    ...(expiry && { expiresAt: seconds(expiry.expiresAt) }),
    isExpiringSoon: expiry !== undefined && expiry.noticeAt <= at,
    least: plan.least,
    monthRoom: toWire(roomOf(plan, paid, iso), iso),
    ...(exchangeableAt !== undefined && { exchangeableAt: Math.ceil(exchangeableAt / 1000) }),
    rates: plan.rates,
    base: BASE_CURRENCY,
  };
}

/** Decimals of the value of a point: those of a plan's rate and of the operator's rates together. */
const RATE_DECIMALS = 16;

/** Returns a point's value in a currency as exact decimal text. */
function rateIn(rate: string, iso: string): string {
  const exact = rational.multiply(rational.parse(rate), rateBetween(BASE_CURRENCY, iso));
  const scale = 10n ** BigInt(RATE_DECIMALS);
  const digits = String(rational.floor(rational.multiply(exact, rational.of(scale))));
  const padded = digits.padStart(RATE_DECIMALS + 1, '0');
  return `${padded.slice(0, -RATE_DECIMALS)}.${padded.slice(-RATE_DECIMALS)}`.replace(/\.?0+$/, '');
}

/** Throws the reason why points can't be exchanged now. */
async function requireExchangeable(
  trx: Trx,
  plan: PointsPlan,
  asked: {
    readonly playerId: bigint;
    readonly accountId: bigint;
    readonly iso: string;
    readonly amount: bigint;
    readonly now: Date;
  },
): Promise<void> {
  const { playerId, accountId, iso, amount, now } = asked;
  const { last, paid } = await exchangesOf(trx, playerId, accountId, monthStart(now));
  if (last && last.getTime() + MINUTE > now.getTime()) {
    throw new ProblemError(
      409,
      'TOO_MANY',
      'You have just exchanged points: wait a minute, then exchange again.',
    );
  }
  const room = roomOf(plan, paid, iso);
  if (amount <= room) return;
  throw new ProblemError(
    409,
    'ABOVE_MAX',
    `Points worth ${toWire(room, iso)} ${iso} can still be exchanged in this month: exchange fewer.`,
  );
}

/**
 * Exchanges points for money of the main account, once per key. Throws a ProblemError: 400 for a wrong number of
 * points, 403 if the player may not be rewarded now, 404 without points, 409 if there are too few points, or too many
 * exchanges in the minute or the month.
 */
export async function exchangePoints(
  { db, now }: LoyaltyDeps,
  { site, playerId, points: text, key }: OfPlayer & { readonly points: string; readonly key: string },
): Promise<{ readonly points: string; readonly amount: string; readonly iso: string }> {
  const plan = planOf(site);
  const points = parsePoints(text);
  if (points === undefined || points < BigInt(plan.least) * POINT) {
    throw wrongField('/points', 'BELOW_MIN', `Exchange at least ${plan.least} points.`);
  }
  const request = { playerId, key, call: 'exchangePoints', body: { points: text } };
  return answerOnce(db, request, async (trx) => {
    const at = now();
    const account = await lockMainAccount(trx, playerId);
    const block = await operationBlock(trx, 'bonus', playerId, at);
    if (block) throw blockProblem(block);
    const player = await lockLoyalty(trx, playerId, at);
    if (points > player.points) {
      throw new ProblemError(
        409,
        'INSUFFICIENT_POINTS',
        `You have ${pointsText(player.points)} points: exchange that many at most.`,
      );
    }
    const { id: accountId, iso } = account;
    const rate = plan.levels[player.level - 1]?.rate ?? '0';
    const amount = valueOfPoints(points, { rate, units: rateBetween(BASE_CURRENCY, iso), iso });
    if (amount === 0n) {
      throw wrongField('/points', 'AMOUNT_TOO_SMALL', 'These points are worth too little: exchange more.');
    }
    await requireExchangeable(trx, plan, { playerId, accountId, iso, amount, now: at });
    const ref = `points:${playerId}:${key}`;
    await bookPoints(trx, { playerId, amount: -points, kind: 'exchanged', key: ref, at });
    await payReward(trx, { account, amount, kind: 'points-exchange', ref, at });
    return { points: pointsText(points), amount: toWire(amount, iso), iso };
  });
}

/** Returns what moved a player's points, newest first. Throws a ProblemError 404 if the site has no points. */
export async function pointsHistory(
  { db }: LoyaltyDeps,
  { site, playerId, before }: OfPlayer & { readonly before: string | undefined },
): Promise<{ readonly entries: PointsEntry[]; readonly next: string | null }> {
  planOf(site);
  const found = await pointsRows(db, playerId, { before: parseId(before ?? ''), limit: PAGE + 1 });
  const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
  const entries = rows.map(({ id, at, kind, ref, amount, balance }) => ({
    id: String(id),
    at: seconds(at),
    kind,
    points: pointsText(amount),
    balance: pointsText(balance ?? 0n),
    ...(ref?.startsWith('coupon:') && { couponId: ref.slice('coupon:'.length) }),
  }));
  return { entries, next };
}

/** Removes the points of a player that are older than allowed. */
export function expirePoints({ db, now }: LoyaltyDeps, playerId: bigint): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const { points, last_stake_at: last } = await lockLoyalty(trx, playerId, at);
    if (!last || points === 0n || expiryOf(last).expiresAt > at) return;
    const key = `${playerId}:${last.getTime()}`;
    await bookPoints(trx, { playerId, amount: -points, kind: 'expired', key, at });
  });
}
