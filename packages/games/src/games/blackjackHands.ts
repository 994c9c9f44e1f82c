import type { Card } from '../wire.ts';
import { rankOf } from './hilo.ts';

/** Best total of a hand. */
export const TWENTY_ONE = 21;
/** Total at which the dealer stands. */
export const DEALER_STANDS = 17;

/** Returns the value of a card: 1 for an ace, 10 for a ten and court cards. */
export const valueOf = (card: Card): number => Math.min(10, rankOf(card) + 1);

/** Total of cards: an ace counts 11 where that doesn't exceed 21. */
export interface Total {
  readonly total: number;
  /** True if an ace counts 11. */
  readonly isSoft: boolean;
}

/** Returns the total of a hand of cards. */
export function totalOf(cards: readonly Card[]): Total {
  const values = cards.map(valueOf);
  const low = values.reduce((sum, value) => sum + value, 0);
  const isSoft = values.includes(1) && low + 10 <= TWENTY_ONE;
  return { total: isSoft ? low + 10 : low, isSoft };
}

/** Returns whether two cards are an ace and a ten; only the first two cards of a round can be a blackjack. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === TWENTY_ONE;
