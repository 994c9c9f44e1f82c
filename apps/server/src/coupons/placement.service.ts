import {
  checkStake,
  combinedOdds,
  formatCombinedOdds,
  isPayableCouponType,
  legCountBounds,
  parseOdds,
  possiblePayout,
  toMinor,
  toWire,
  type ChangeCoefAction,
  type OddsMilli,
  type PayableCouponTypeId,
} from '@touchline/betting';
import type { CouponPlacement, CouponRefusal } from '@touchline/contract';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { LineBook } from '../feed/lineBook.ts';
import { ProblemError } from '../http/problem.ts';
import { runOnce } from '../wallet/idempotency.ts';
import { capture, hold, lockAccount, type AccountState } from '../wallet/ledger.ts';
import { couponByKey, insertCoupon, type CouponWithLegs } from './coupons.store.ts';
import type { CouponLegsTable, CouponsTable } from './coupons.tables.ts';
import { couponRefusal, judgeLegs, type AskedLeg, type OpenLeg } from './judgement.ts';
import { liveDelaySeconds } from './liveDelay.ts';
import { couponBounds, isBettingCurrency } from './stakeLimits.ts';

export interface PlacementParts {
  readonly db: Db;
  readonly book: LineBook;
  /** The server's clock. */
  readonly now: () => Date;
}

export interface PlacementRequest {
  readonly playerId: bigint;
  /** The player's key of this intent. */
  readonly key: string;
  readonly body: CouponPlacement;
}

interface Asked {
  readonly typeId: PayableCouponTypeId;
  readonly amount: bigint;
  readonly legs: readonly AskedLeg[];
}

/**
 * Places a coupon once for a player's key, however often it comes, and answers what became of it: accepted,
 * pending for its live delay, to be confirmed, or rejected with every reason.
 * Throws a ProblemError on a request that makes no coupon, and a KeyMismatchError on a key used for another.
 */
export async function placeCoupon(parts: PlacementParts, request: PlacementRequest): Promise<CouponWithLegs> {
  const { playerId, key, body } = request;
  await runOnce(parts.db, { playerId, key, call: 'placeCoupon', body }, async (trx) => {
    const account = await ownAccount(trx, request);
    const asked = askedOf(body, account.iso);
    return String(await decideSubmission(parts, trx, { request, account, asked }));
  });
  const placed = await couponByKey(parts.db, playerId, key);
  if (!placed) throw new Error(`The coupon of key ${key} is not there after its placement.`);
  return placed;
}

async function ownAccount(trx: Trx, { playerId, body }: PlacementRequest): Promise<AccountState> {
  const account = /^\d{1,18}$/.test(body.accountId)
    ? await lockAccount(trx, BigInt(body.accountId))
    : undefined;
  if (account?.playerId !== playerId) {
    throw new ProblemError(
      404,
      'ACCOUNT_NOT_FOUND',
      'There is no such account of yours: choose another account.',
    );
  }
  return account;
}

function askedOf(body: CouponPlacement, iso: string): Asked {
  const { typeId, bets } = body;
  if (!isPayableCouponType(typeId)) {
    throw new ProblemError(
      400,
      'COUPON_TYPE',
      `Coupons of type ${String(typeId)} can't be placed: use 0 or 1.`,
    );
  }
  const { min, max } = legCountBounds(typeId);
  if (bets.length < min || bets.length > max) {
    throw new ProblemError(
      400,
      'LEG_COUNT',
      `A coupon of type ${typeId} has ${min} to ${max} legs, not ${bets.length}: add or remove legs.`,
    );
  }
  if (new Set(bets.map((bet) => bet.selectionId)).size < bets.length) {
    throw new ProblemError(400, 'LEG_TWICE', 'A selection stands twice in the coupon: remove one of them.');
  }
  try {
    const amount = toMinor(body.amount, iso);
    if (amount <= 0n) throw new RangeError(`A stake must be above 0, got ${body.amount}.`);
    return {
      typeId,
      amount,
      legs: bets.map((bet) => ({ selectionId: bet.selectionId, shown: parseOdds(bet.coef) })),
    };
  } catch (error) {
    if (error instanceof RangeError) throw new ProblemError(400, 'BAD_VALUE', error.message);
    throw error;
  }
}

interface Submission {
  readonly request: PlacementRequest;
  readonly account: AccountState;
  readonly asked: Asked;
}

async function decideSubmission(parts: PlacementParts, trx: Trx, submission: Submission): Promise<bigint> {
  const { request, account, asked } = submission;
  const judgement = judgeLegs(parts.book, asked.legs, { ...request.body, typeId: asked.typeId });
  if (judgement.verdict !== 'accept') {
    const state = judgement.verdict === 'confirm' ? 'needsConfirm' : 'rejected';
    return storeRefused(parts, trx, submission, state, judgement.refusal);
  }
  const refusal = moneyRefusal(asked, account);
  if (refusal) return storeRefused(parts, trx, submission, 'rejected', refusal);
  return storeTaken(parts, trx, submission, judgement.legs);
}

function moneyRefusal({ typeId, amount }: Asked, { iso, balance }: AccountState): CouponRefusal | undefined {
  if (!isBettingCurrency(iso)) {
    return couponRefusal(
      'BETTING_CLOSED',
      `Bets in ${iso} are not taken: choose an account in another currency.`,
    );
  }
  const bounds = couponBounds(typeId, iso);
  const check = checkStake(amount, bounds);
  if (!check.ok) {
    const bound = toWire(check.boundMinor, iso);
    return check.reason === 'BELOW_MIN'
      ? couponRefusal(check.reason, `The stake is below the least of ${bound} ${iso}: raise it.`, bound)
      : couponRefusal(check.reason, `The stake is above the most of ${bound} ${iso}: lower it.`, bound);
  }
  if (amount > balance) {
    return couponRefusal(
      'INSUFFICIENT_FUNDS',
      'There is not enough money on the account: lower the stake or top up.',
    );
  }
  return undefined;
}

async function storeTaken(
  parts: PlacementParts,
  trx: Trx,
  submission: Submission,
  legs: readonly OpenLeg[],
): Promise<bigint> {
  const { account, asked } = submission;
  const placedAt = parts.now();
  const rows = legs.map((leg, index) => legRow(leg, asked.legs[index]?.shown ?? leg.now));
  const delaySeconds = liveDelaySeconds(rows.map((row) => ({ sportId: row.sport_id, isLive: row.is_live })));
  const isPending = delaySeconds > 0;
  const id = await insertCoupon(
    trx,
    {
      ...couponRow(
        submission,
        legs.map(({ now }) => now),
        placedAt,
      ),
      state: isPending ? 'pending' : 'accepted',
      accepted_at: isPending ? null : placedAt,
      delay_seconds: delaySeconds,
      decides_at: isPending ? new Date(placedAt.getTime() + delaySeconds * 1000) : null,
    },
    rows,
  );
  await hold(trx, account.id, asked.amount, String(id));
  if (!isPending) await capture(trx, String(id));
  return id;
}

function storeRefused(
  parts: PlacementParts,
  trx: Trx,
  submission: Submission,
  state: 'rejected' | 'needsConfirm',
  refusal: CouponRefusal,
): Promise<bigint> {
  const shown = submission.asked.legs.map((leg) => leg.shown);
  const rows = submission.request.body.bets.map((bet, index) => refusedLegRow(parts.book, bet, shown[index]));
  const coupon = couponRow(submission, shown, parts.now());
  return insertCoupon(trx, { ...coupon, state, refusal: JSON.stringify(refusal) }, rows);
}

/** The coefficient to show and the payout to promise for some prices. */
export function pricesOf(
  type: PayableCouponTypeId,
  stakeMinor: bigint,
  odds: readonly OddsMilli[],
  maxPayoutMinor: bigint,
): { coef: string; possible_payout: bigint } {
  const legs = odds.map((price) => ({ odds: price }));
  return {
    coef: formatCombinedOdds(combinedOdds(odds), 0),
    possible_payout: possiblePayout({ type, stakeMinor, legs, maxPayoutMinor }).payoutMinor,
  };
}

function couponRow({ request, account, asked }: Submission, odds: readonly OddsMilli[], placedAt: Date) {
  const { body, key, playerId } = request;
  const maxPayout = isBettingCurrency(account.iso)
    ? couponBounds(asked.typeId, account.iso).maxPayoutMinor
    : 0n;
  return {
    player_id: playerId,
    account_id: account.id,
    key,
    outcome: null,
    type_id: asked.typeId,
    iso: account.iso,
    amount: asked.amount,
    ...pricesOf(asked.typeId, asked.amount, odds, maxPayout),
    max_payout: maxPayout,
    payout: null,
    change_coef_action: body.changeCoefAction satisfies ChangeCoefAction,
    exact_coef: body.exactCoef,
    is_drop_on_score_change: body.isDropOnScoreChange,
    coef_view_id: body.coefViewId,
    placed_at: placedAt,
    accepted_at: null,
    settled_at: null,
    delay_seconds: 0,
    decides_at: null,
    refusal: null,
  } satisfies Omit<Insertable<CouponsTable>, 'state'>;
}

type NewLeg = Omit<Insertable<CouponLegsTable>, 'coupon_id' | 'position'>;

function legRow({ match, market, selection, now }: OpenLeg, shown: OddsMilli): NewLeg {
  return {
    game_id: BigInt(match.id),
    market_id: market.id,
    selection_id: selection.id,
    selection_key: selection.key,
    market_type: market.type,
    line: market.line ?? null,
    ordinal: market.ordinal ?? null,
    coef: now,
    shown_coef: shown,
    is_live: market.producer === 'live',
    sport_id: match.sportId,
    competition: match.competition,
    country: match.country,
    home: match.home,
    away: match.away,
    starts_at: new Date(match.startsAt * 1000),
    score_at_placement: match.score ? JSON.stringify(match.score) : null,
    final_score: null,
    status_id: -1,
  };
}

/** A refused leg keeps what the book still knows of it; a leg the book never had keeps its ids. */
function refusedLegRow(
  book: LineBook,
  bet: CouponPlacement['bets'][number],
  shown: OddsMilli | undefined,
): NewLeg {
  const price = shown ?? parseOdds(bet.coef);
  const match = book.match(bet.gameId);
  const market = book.market(bet.marketId);
  const selection = book.selection(bet.selectionId);
  if (match && market && selection) {
    return { ...legRow({ match, market, selection, now: price }, price), status_id: -2 };
  }
  return {
    game_id: BigInt(bet.gameId),
    market_id: bet.marketId,
    selection_id: bet.selectionId,
    selection_key: bet.selectionId.slice(bet.selectionId.indexOf(':') + 1),
    market_type: bet.marketId.split('.')[1] ?? '',
    line: null,
    ordinal: null,
    coef: price,
    shown_coef: price,
    is_live: false,
    sport_id: match?.sportId ?? 0,
    competition: match?.competition ?? '',
    country: match?.country ?? 'world',
    home: match?.home ?? '',
    away: match?.away ?? '',
    starts_at: new Date((match?.startsAt ?? 0) * 1000),
    score_at_placement: null,
    final_score: null,
    status_id: -2,
  };
}
