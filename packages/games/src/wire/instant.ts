import type { Hundredths, Multiplier } from './common.ts';

export interface DiceChoice {
  /** Wins below `outcomes` or at and above `10000 - outcomes`. */
  readonly direction: 'under' | 'over';
  /** Number of winning rolls of 10,000, from 10 to 9800. */
  readonly outcomes: number;
}

export interface DiceView {
  readonly game: 'dice';
  readonly choice: DiceChoice;
  /** From 0 to 9999; shown with two decimals: 5275 is 52.75. */
  readonly roll: number;
  readonly hasWon: boolean;
  /** Multiplier that a win pays. */
  readonly pays: Multiplier;
}

export interface LimboChoice {
  /** From 101 to 1,000,000; wins if the result reaches it. */
  readonly target: Hundredths;
}

export interface LimboView {
  readonly game: 'limbo';
  readonly choice: LimboChoice;
  readonly result: Hundredths;
  readonly hasWon: boolean;
}

export type PlinkoRows = 8 | 12 | 16;
export type PlinkoRisk = 'low' | 'mid' | 'high';

export interface PlinkoChoice {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

export interface PlinkoView {
  readonly game: 'plinko';
  readonly choice: PlinkoChoice;
  /** Direction at each row: 0 left, 1 right. */
  readonly path: readonly (0 | 1)[];
  /** Slot from the left, from 0 to the number of rows: the sum of the path. */
  readonly slot: number;
  /** Multipliers of all slots from the left. */
  readonly slots: readonly Multiplier[];
}

export interface KenoChoice {
  /** One to ten different numbers from 1 to 80. */
  readonly picks: readonly number[];
}

export interface KenoView {
  readonly game: 'keno';
  readonly choice: KenoChoice;
  /** The 20 numbers in the order in which they were drawn. */
  readonly drawn: readonly number[];
  /** Picks among the drawn numbers, in order of drawing. */
  readonly hits: readonly number[];
  /** Multiplier by number of hits, from none to all picks. */
  readonly pays: readonly Multiplier[];
}

export interface ScratchView {
  readonly game: 'scratch';
  /** Nine amounts, row by row, in prices of a ticket; three equal ones win that amount. */
  readonly card: readonly number[];
  /** Prize in prices of a ticket; 0 for a blank. */
  readonly prize: number;
  /** Number of the ticket in its series, from 1; null where every ticket has the same odds. */
  readonly ticket: number | null;
}
