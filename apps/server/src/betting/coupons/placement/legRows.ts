import { parseOdds, type OddsMilli } from '@touchline/betting';
import type { CouponPlacement } from '@touchline/contract';
import { secondsPlayed, type MatchRecord } from '@touchline/feed';
import type { LineBook } from '../../feed/lineBook.ts';
import type { LegClock } from '../coupons.tables.ts';
import { isLive, type OpenLeg } from './openLegs.ts';
import type { NewCoupon } from './newCoupon.store.ts';

type NewLeg = NewCoupon['legs'][number];

/** Returns the time of play of a match at an instant; null before its start and without a clock. */
export function legClock({ status, clock }: MatchRecord, at: Date): LegClock | null {
  if (status === 1 || !clock) return null;
  const seconds = secondsPlayed(clock, at.getTime());
  return { period: clock.period, ...(seconds !== undefined && { seconds }) };
}

/** Converts an open leg to a row. */
export function legRow(
  leg: OpenLeg,
  { shown, at }: { /** Price that the player was shown. */ readonly shown: OddsMilli; readonly at: Date },
): NewLeg {
  const { match, market, selection, now } = leg;
  return {
    game_id: BigInt(match.id),
    market_id: market.id,
    selection_id: selection.id,
    selection_key: selection.key,
    market_type: market.type,
    line: market.line ?? null,
    ordinal: market.ordinal ?? null,
    kind: market.kind ?? null,
    coef: now,
    shown_coef: shown,
    is_live: isLive(leg),
    sport_id: match.sportId,
    competition: match.competition,
    country: match.country,
    home: match.home,
    away: match.away,
    starts_at: new Date(match.startsAt * 1000),
    score_at_placement: match.score ?? null,
    clock_at_placement: legClock(match, at),
    final_score: null,
    status_id: -1,
    is_banker: leg.isBanker,
    block_id: leg.blockId ?? null,
    settled_coef: null,
    is_void: false,
    status_beneath: null,
    coef_beneath: null,
  };
}

/** Converts a refused leg to a row: with the data that the book still has, or only with its ids. */
export function refusedLegRow(
  { book, placedAt }: { readonly book: LineBook; readonly placedAt: Date },
  bet: CouponPlacement['bets'][number],
  { isBanker, blockId }: Pick<OpenLeg, 'isBanker' | 'blockId'>,
): NewLeg {
  const price = parseOdds(bet.coef);
  const match = book.match(bet.gameId);
  const market = book.market(bet.marketId);
  const selection = book.selection(bet.selectionId);
  const role = { isBanker, ...(blockId === undefined ? {} : { blockId }) };
  if (match && market && selection) {
    const leg = { match, market, selection, now: price, ...role };
    return { ...legRow(leg, { shown: price, at: placedAt }), status_id: -2 };
  }
  return {
    game_id: BigInt(bet.gameId),
    market_id: bet.marketId,
    selection_id: bet.selectionId,
    selection_key: bet.selectionId.slice(bet.selectionId.indexOf(':') + 1),
    market_type: bet.marketId.split('.')[1] ?? '',
    line: null,
    ordinal: null,
    kind: null,
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
    clock_at_placement: null,
    final_score: null,
    status_id: -2,
    is_banker: isBanker,
    block_id: blockId ?? null,
    settled_coef: null,
    is_void: false,
    status_beneath: null,
    coef_beneath: null,
  };
}
