/** Symbols of the slot: W substitutes all but S, three S give free spins. */
export type SlotSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'S' | 'W';

export interface SlotWin {
  /** Line from 1 to 10. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  /** Number of equal symbols from the left. */
  readonly count: number;
  /** Line bets (tenths of the stake), the doubling of free spins included. */
  readonly pays: number;
}

export interface SlotSpin {
  /** Position of the top row on each of the five strips. */
  readonly stops: readonly number[];
  /** Symbols by reel, each from the top row. */
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly isFree: boolean;
  readonly wins: readonly SlotWin[];
  /** Number of S on the screen. */
  readonly scatters: number;
  /** Line bets that the S pay, the doubling of free spins included. */
  readonly scatterPays: number;
  /** Free spins that this spin gave. */
  readonly freeSpins: number;
  /** All line bets of the spin. */
  readonly pays: number;
}

export interface SlotView {
  readonly game: 'slot';
  /** The paid spin and the free spins after it. */
  readonly spins: readonly SlotSpin[];
}
