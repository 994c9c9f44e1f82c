import {
  combinedOdds,
  formatCombinedOdds,
  parseOdds,
  possiblePayout,
  type ChangeCoefAction,
  type OddsMilli,
  type PayableCouponTypeId,
} from '@touchline/betting';
import type { CouponPlacement } from '@touchline/contract';
import type { Insertable } from 'kysely';
import type { LineBook } from '../feed/lineBook.ts';
import type { LockedAccount } from '../wallet/ledger.ts';
import type { Asked } from './asked.ts';
import type { CouponLegsTable, CouponsTable } from './coupons.tables.ts';
import type { OpenLeg } from './judgement.ts';
import { couponBounds, isBettingCurrency } from './stakeLimits.ts';

export interface PlacementRequest {
  readonly playerId: bigint;
  /** The player's key of this intent. */
  readonly key: string;
  readonly body: CouponPlacement;
}

/** One placement on its account, before it is decided. */
export interface Submission {
  readonly request: PlacementRequest;
  readonly account: LockedAccount;
  readonly asked: Asked;
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

/** The coupon as it is stored first; its state is the caller's. @param odds the prices that count now */
export function couponRow(
  { request, account, asked }: Submission,
  odds: readonly OddsMilli[],
  placedAt: Date,
) {
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

/** An open leg as it is stored. @param shown the price that the player saw */
export function legRow({ match, market, selection, now }: OpenLeg, shown: OddsMilli): NewLeg {
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
export function refusedLegRow(
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
