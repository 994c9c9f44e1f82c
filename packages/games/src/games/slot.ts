import { GameError } from '../errors.ts';
import { EVEN } from '../multipliers.ts';
import { opened, settledAt, withoutTurns, type RoundState, type Rules } from '../rounds.ts';
import type { Stream } from '../fair/stream.ts';
import type { SlotSpin, SlotSymbol, SlotWin } from '../wire.ts';
import { LINES, linePays, ROWS, scatterPays, scatterSpins, STOPS, STRIPS, symbolAt } from './slotTables.ts';

/** Wins of free spins are doubled. */
const FREE_FACTOR = 2;

export interface SlotState extends RoundState<'slot'> {
  /** Stops of the paid spin and of the free spins after it. */
  readonly stops: readonly (readonly number[])[];
}

/** The slot Iron Orchard: ten lines, a stake is ten line bets. */
export const slot: Rules<'slot', SlotState> = {
  ...withoutTurns,
  game: 'slot',
  start(stream, terms) {
    if (terms.stake % BigInt(LINES.length) !== 0n) {
      throw new GameError('BAD_CHOICE', `A stake is for ten lines: choose a multiple of 10 minor units.`);
    }
    const first = drawStops(stream);
    const free = spinOf(first, false).freeSpins;
    const stops = [first, ...Array.from({ length: free }, () => drawStops(stream))];
    const lineBets = spinsOf(stops).reduce((sum, { pays }) => sum + pays, 0);
    return settledAt({ ...opened('slot', terms), stops }, (lineBets * EVEN) / LINES.length);
  },
  view: ({ stops }) => ({ game: 'slot', spins: spinsOf(stops) }),
};

const drawStops = (stream: Stream): readonly number[] => STRIPS.map(() => stream.draw(STOPS));

const spinsOf = (stops: SlotState['stops']): readonly SlotSpin[] =>
  stops.map((spin, index) => spinOf(spin, index > 0));

/** Returns a spin with its wins. A free one gives no further free spins. */
export function spinOf(stops: readonly number[], isFree: boolean): SlotSpin {
  const factor = isFree ? FREE_FACTOR : 1;
  const reels = stops.map((stop, reel) =>
    Array.from({ length: ROWS }, (_, row) => symbolAt(reel, stop, row)),
  );
  const wins = LINES.flatMap((rows, index): SlotWin[] => {
    const symbol = reels[0]?.[rows[0] ?? 0] ?? 'G';
    const count = countFrom(symbol, rows, reels);
    const pays = linePays(symbol, count) * factor;
    return pays > 0 ? [{ line: index + 1, symbol, count, pays }] : [];
  });
  const scatters = reels.flat().filter((symbol) => symbol === 'S').length;
  const scattered = scatterPays(scatters) * factor;
  return {
    stops,
    reels,
    isFree,
    wins,
    scatters,
    scatterPays: scattered,
    freeSpins: isFree ? 0 : scatterSpins(scatters),
    pays: wins.reduce((sum, { pays }) => sum + pays, scattered),
  };
}

/** Number of reels from the left with a symbol or the wild one on a line. The first reel has no wild one. */
function countFrom(
  symbol: SlotSymbol,
  rows: readonly number[],
  reels: readonly (readonly SlotSymbol[])[],
): number {
  const end = rows.findIndex((row, reel) => {
    const other = reels[reel]?.[row];
    return other !== symbol && other !== 'W';
  });
  return end < 0 ? rows.length : end;
}
