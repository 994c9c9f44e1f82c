import type { AnswerOf, Calls } from '@touchline/contract';
import type { LineBook } from '../feed/lineBook.ts';

type SlipBet = AnswerOf<Calls['couponOfCode']>['slip']['bets'][number];

/** What a selection is, whether it is offered or not. */
export type SlipSelection = Omit<SlipBet, 'coef' | 'isBlocked' | 'isBanker' | 'blockId'>;

/** A selection that the book knows; undefined when it doesn't. */
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

/** A selection as it stands now: what the book knows of it, else what was known, and its price or that it has none. */
export function slipBet(book: LineBook, known: SlipSelection): SlipBet {
  const { selectionId } = known;
  const found = book.bettable(selectionId);
  return {
    ...(slipSelection(book, selectionId) ?? known),
    ...(found.ok ? { coef: found.selection.k } : {}),
    isBlocked: !found.ok,
  };
}
