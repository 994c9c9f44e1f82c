import type { AnswerOf, Calls } from '@touchline/contract';
import type { LineBook } from '../feed/lineBook.ts';

type SlipBet = AnswerOf<Calls['couponOfCode']>['slip']['bets'][number];

/** Data of a selection, whether or not it is offered. */
export type LegData = Omit<SlipBet, 'coef' | 'isBlocked' | 'isBanker' | 'blockId'>;

/** Returns the data of a selection; undefined if it isn't in the book. */
export function legData(book: LineBook, selectionId: string): LegData | undefined {
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
    ...(market.kind === undefined ? {} : { kind: market.kind }),
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
export function currentLeg(book: LineBook, known: LegData): SlipBet {
  const { selectionId } = known;
  const found = book.bettable(selectionId);
  return {
    ...(legData(book, selectionId) ?? known),
    ...(found.ok ? { coef: found.selection.k } : {}),
    isBlocked: !found.ok,
  };
}
