import type { Card, CashOutTurn, Hundredths, Multiplier } from './common.ts';

export interface CrashChoice {
  /** Multiplier at which the bet is cashed out by itself, from 101; null for a player who cashes out by hand. */
  readonly autoCashOut: Hundredths | null;
}

export interface CrashView {
  readonly game: 'crash';
  readonly choice: CrashChoice;
  /** Multiplier at which this bet was cashed out; null if it wasn't. */
  readonly cashedOutAt: Hundredths | null;
  /** Multiplier at which the round ended; null until then. */
  readonly result: Hundredths | null;
}

export interface MinesChoice {
  /** Number of mines under the 25 tiles, from 1 to 24. */
  readonly mines: number;
}

/** A tile from 0 to 24, row by row. */
export type MinesTurn = { readonly action: 'reveal'; readonly tile: number } | CashOutTurn;

export interface MinesView {
  readonly game: 'mines';
  readonly choice: MinesChoice;
  /** Revealed tiles without a mine, in order of the turns. */
  readonly safe: readonly number[];
  /** Revealed tile with a mine, which ended the round; null without one. */
  readonly struck: number | null;
  /** Multiplier that cashing out pays now; 0 before the first tile and after a mine. */
  readonly multiplier: Multiplier;
  /** Multiplier after one more safe tile; null if there is none. */
  readonly next: Multiplier | null;
  /** Tiles of all mines; null while the round is open. */
  readonly layout: readonly number[] | null;
}

export type ClimbTurn = { readonly action: 'step'; readonly tile: number } | CashOutTurn;

export interface ClimbView {
  readonly game: 'climb';
  /** Chosen tile (0 to 3) of each level from the lowest, the one with the trap included. */
  readonly path: readonly number[];
  /** True if the last step was into a trap, which ended the round. */
  readonly hasFallen: boolean;
  /** Multiplier that cashing out pays now; 0 before the first step and after a trap. */
  readonly multiplier: Multiplier;
  /** Multiplier of the next level; null if there is none. */
  readonly next: Multiplier | null;
  /** Tile of the trap of all eight levels; null while the round is open. */
  readonly traps: readonly number[] | null;
}

/**
 * `higher` and `lower` include the same rank, except on an ace and on a king: there, the guess without a possible
 * change of direction is `same`, and the other one excludes the same rank.
 */
export type HiLoGuess = 'higher' | 'lower' | 'same';

export type HiLoTurn =
  | { readonly action: 'guess'; readonly guess: HiLoGuess }
  | { readonly action: 'skip' }
  | CashOutTurn;

export interface HiLoOffer {
  readonly guess: HiLoGuess;
  /** Number of the 13 ranks that win. */
  readonly ranks: number;
  /** Multiplier of the round after a right guess. */
  readonly multiplier: Multiplier;
}

export interface HiLoView {
  readonly game: 'hilo';
  /** Cards that were shown, the present one last. */
  readonly cards: readonly Card[];
  /** Turn after each card but the last, with the result of guesses. */
  readonly turns: readonly { readonly guess: HiLoGuess | 'skip'; readonly isRight: boolean }[];
  /** Multiplier that cashing out pays now; 0 before the first right guess and after a wrong one. */
  readonly multiplier: Multiplier;
  /** Guesses that can be made now; empty once the round is settled. */
  readonly offers: readonly HiLoOffer[];
  readonly canSkip: boolean;
}
