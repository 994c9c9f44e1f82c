import type { SlotSpin, SlotSymbol } from '@touchline/games/wire';

/** Length of the paid spin, which lasts until the last reel stops. */
const SPIN_MS = 2000;
/** Length of a free spin. */
const FREE_MS = 1400;
/** Time for which the lines of a spin are shown before a free spin. */
const SHOW_MS = 900;
/** Share of a spin after which the first reel stops, and between the stops of two reels. */
const FIRST_STOP = 0.5;
const NEXT_STOP = 0.125;
/** Symbols that pass on a reel. */
const TURNS = 22;

/** Moment of the reveal of a round. */
export interface SlotMoment {
  /** Index of the spin. */
  readonly spin: number;
  /** Progress of the reels, 0 to 1; 1 while the lines are shown. */
  readonly progress: number;
}

/** Length of the reveal of all spins of a round. */
export function revealMs(spins: readonly SlotSpin[]): number {
  return spins.length <= 1 ? SPIN_MS : SPIN_MS + (spins.length - 1) * (FREE_MS + SHOW_MS) + SHOW_MS;
}

/** Returns the moment at a progress of the reveal. */
export function momentAt(spins: readonly SlotSpin[], progress: number): SlotMoment {
  if (progress >= 1) return { spin: spins.length - 1, progress: 1 };
  let left = progress * revealMs(spins);
  for (const [spin] of spins.entries()) {
    const length = spin === 0 ? SPIN_MS : FREE_MS;
    if (left < length) return { spin, progress: left / length };
    left -= length;
    if (left < SHOW_MS) return { spin, progress: 1 };
    left -= SHOW_MS;
  }
  return { spin: spins.length - 1, progress: 1 };
}

/** Progress of one reel: the reels stop one after the other, from the left. */
export function reelProgress(reel: number, progress: number): number {
  return Math.min(1, progress / (FIRST_STOP + reel * NEXT_STOP));
}

/** Symbols of a reel in motion: four rows from the top, the first of them partly above the window. */
export interface ReelWindow {
  readonly symbols: readonly SlotSymbol[];
  /** Part of a row by which the symbols are above the window, 0 to 1. */
  readonly offset: number;
}

/** Returns the part of a strip that is in the window: the reel turns down and slows down until its stop. */
export function reelWindow(strip: readonly SlotSymbol[], stop: number, progress: number): ReelWindow {
  const left = TURNS * (1 - progress) ** 2;
  const top = stop + left;
  const first = Math.floor(top);
  const at = (row: number): SlotSymbol => strip[(first + row) % strip.length] ?? 'G';
  return { symbols: [at(0), at(1), at(2), at(3)], offset: top - first };
}
