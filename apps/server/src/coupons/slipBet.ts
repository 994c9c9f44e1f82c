import type { AnswerOf, Calls } from '@touchline/contract';
import type { LineBook } from '../feed/lineBook.ts';

type SlipBet = AnswerOf<Calls['couponOfCode']>['slip']['bets'][number];

/** Data of a selection, whether or not it is offered. */
export type SlipSelection = Omit<SlipBet, 'coef' | 'isBlocked' | 'isBanker' | 'blockId'>;

/** Returns the data of a selection; undefined if it isn't in the book. */
export function slipSelection(book: LineBook, selectionId: string): SlipSelection | undefined {
  const selection = book.selection(selectionId);
  const market = book.market(selectionId.slice(0, selectionId.indexOf(':')));
  const match = market && book.match(market.matchId);
  if (!selection || !market || !match) return undefined;
  return {
    gameId: match.id,
    marketId: market.id,
    selectionId,
    selectionKey: selection.key,
    marketType: market.type,
    ...(market.line === undefined ? {} : { line: market.line }),
    ...(market.ordinal === undefined ? {} : { ordinal: market.ordinal }),
    sportId: match.sportId,
    competition: match.competition,
    country: match.country,
    home: match.home,
    away: match.away,
    startsAt: match.startsAt,
    isLive: market.producer === 'live',
  };
}

/**
 * Returns a selection with its current data from the book, else the stored data, and its price or that it is blocked.
 */
export function slipBet(book: LineBook, known: SlipSelection): SlipBet {
  const { selectionId } = known;
  const found = book.bettable(selectionId);
  return {
    ...(slipSelection(book, selectionId) ?? known),
    ...(found.ok ? { coef: found.selection.k } : {}),
    isBlocked: !found.ok,
  };
}
