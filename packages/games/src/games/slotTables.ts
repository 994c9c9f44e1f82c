import type { SlotSymbol } from '../wire.ts';

const SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'S', 'W'] as const;

/** Strips of the five reels; a stop is the position of the top row, and a strip is circular. */
export const STRIPS: readonly (readonly SlotSymbol[])[] = [
  'EFABFEGDESFGCEFBDGCFGADG',
  'EWDGFEGBDFGACFAEWCGDESFB',
  'SGFEDFBGAEGCDFCEDWBGEAWF',
  'FWEFWCEBGABFGCDESDEAGFDG',
  'GCEGABFSGFDEFDEAGDEFGCBF',
].map((strip) => [...strip].map(symbolOf));

export const STOPS = 24;
export const ROWS = 3;

/** Row of each reel by line, 0 at the top. */
export const LINES: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '10001',
  '12221',
  '00122',
  '22100',
  '10121',
].map((line) => [...line].map(Number));

type Triple = readonly [three: number, four: number, five: number];

/** Line bets for 3, 4 and 5 equal symbols from the left. */
const LINE_PAYS: Readonly<Partial<Record<SlotSymbol, Triple>>> = {
  A: [40, 200, 1000],
  B: [25, 100, 300],
  C: [20, 60, 200],
  D: [10, 30, 100],
  E: [5, 20, 60],
  F: [4, 12, 40],
  G: [4, 10, 30],
};

/** Line bets and free spins for 3, 4 and 5 S anywhere: stakes are ten line bets. */
const SCATTER_PAYS: Triple = [20, 100, 1000];
const SCATTER_SPINS: Triple = [8, 12, 20];

const LEAST_COUNT = 3;

export const linePays = (symbol: SlotSymbol, count: number): number =>
  LINE_PAYS[symbol]?.[count - LEAST_COUNT] ?? 0;
export const scatterPays = (count: number): number => SCATTER_PAYS[count - LEAST_COUNT] ?? 0;
export const scatterSpins = (count: number): number => SCATTER_SPINS[count - LEAST_COUNT] ?? 0;

function symbolOf(letter: string): SlotSymbol {
  const found = SYMBOLS.find((symbol) => symbol === letter);
  if (found === undefined) throw new Error(`The strips have no symbol ${letter}.`);
  return found;
}

/** Returns the symbol of a reel on a row at a stop. */
export function symbolAt(reel: number, stop: number, row: number): SlotSymbol {
  return STRIPS[reel]?.[(stop + row) % STOPS] ?? 'G';
}
