import { parseOdds, type OddsMilli } from '@touchline/betting';
import type { CouponPlacement } from '@touchline/contract';
import type { LineBook } from '../../feed/lineBook.ts';
import { isLive, type OpenLeg } from './openLegs.ts';
import type { NewCoupon } from './newCoupon.store.ts';

type NewLeg = NewCoupon['legs'][number];

/**
 * Converts an open leg to a row.
 * @param shown price that the player was shown
 */
export function legRow(leg: OpenLeg, shown: OddsMilli): NewLeg {
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
  book: LineBook,
  bet: CouponPlacement['bets'][number],
  { isBanker, blockId }: Pick<OpenLeg, 'isBanker' | 'blockId'>,
): NewLeg {
  const price = parseOdds(bet.coef);
  const match = book.match(bet.gameId);
  const market = book.market(bet.marketId);
  const selection = book.selection(bet.selectionId);
  const role = { isBanker, ...(blockId === undefined ? {} : { blockId }) };
  if (match && market && selection) {
    return { ...legRow({ match, market, selection, now: price, ...role }, price), status_id: -2 };
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
