import type { Card, MinorUnits } from './common.ts';

/** Spots of roulette that are named by their numbers. */
export type RouletteInside = 'straight' | 'split' | 'street' | 'corner' | 'sixLine';
/** Spots of roulette that pay the stake again. */
export type RouletteEvenMoney = 'red' | 'black' | 'odd' | 'even' | 'low' | 'high';

export type RouletteSpot =
  | { readonly kind: RouletteInside; readonly numbers: readonly number[] }
  /** `index` 1 to 3: the dozen from 1, 13 or 25, the column of 1, 2 or 3. */
  | { readonly kind: 'dozen' | 'column'; readonly index: number }
  | { readonly kind: RouletteEvenMoney };

export interface RouletteChip {
  readonly spot: RouletteSpot;
  readonly amount: MinorUnits;
}

export interface RouletteChoice {
  /** All chips of the spin, each spot once; their sum is the stake. */
  readonly chips: readonly RouletteChip[];
}

export interface RouletteView {
  readonly game: 'roulette';
  readonly number: number;
  readonly colour: 'red' | 'black' | 'green';
  /** Chips with what each of them returns, stake included. */
  readonly chips: readonly (RouletteChip & { readonly returned: MinorUnits })[];
}

export type BlackjackAction = 'hit' | 'stand' | 'double' | 'split';

export interface BlackjackTurn {
  readonly action: BlackjackAction;
}

export interface BlackjackHandView {
  readonly cards: readonly Card[];
  /** Best total: an ace counts 11 where that doesn't exceed 21. */
  readonly total: number;
  /** True if an ace counts 11. */
  readonly isSoft: boolean;
  readonly stake: MinorUnits;
  readonly state: 'waiting' | 'playing' | 'stood' | 'bust' | 'blackjack';
  /** Amount that the hand returns, stake included; null while the round is open. */
  readonly returned: MinorUnits | null;
}

export interface BlackjackView {
  readonly game: 'blackjack';
  /** Cards of the dealer; the hole card is null while the round is open. */
  readonly dealer: readonly (Card | null)[];
  /** Total of the dealer's visible cards. */
  readonly dealerTotal: number;
  /** One hand, or two after a split. */
  readonly hands: readonly BlackjackHandView[];
  /** Index of the hand in play; null once the round is settled. */
  readonly active: number | null;
  /** Actions of the hand in play by the rules; whoever runs the round leaves out what limits or funds forbid. */
  readonly actions: readonly BlackjackAction[];
}
