import { rational, type Rational } from '@touchline/betting';
import type { SlotSymbol } from '../wire.ts';
import { LINES, linePays, ROWS, scatterPays, scatterSpins, STOPS, STRIPS, symbolAt } from './slotTables.ts';

/** Exact shares of the slot's return, for 1 staked. */
export interface SlotReturn {
  readonly lines: Rational;
  readonly scatter: Rational;
  /** Mean number of free spins that a paid spin gives. */
  readonly freeSpins: Rational;
  readonly total: Rational;
}

/**
 * Returns the exact return. Every row of a reel shows each symbol equally often, so that all lines return the same; no
 * window of a reel shows two S.
 */
export function slotReturn(): SlotReturn {
  const lines = lineReturn();
  const counts = scatterCounts();
  const scatter = meanOf(counts, (count) => rational.of(BigInt(scatterPays(count)), BigInt(LINES.length)));
  const freeSpins = meanOf(counts, (count) => rational.of(BigInt(scatterSpins(count))));
  const base = rational.add(lines, scatter);
  const doubled = rational.multiply(rational.of(2n), freeSpins);
  return { lines, scatter, freeSpins, total: rational.multiply(base, rational.add(rational.ONE, doubled)) };
}

/** Return of one line for one line bet, which is that of all lines for 1 staked. */
function lineReturn(): Rational {
  const symbols = new Set(STRIPS[0]);
  let sum = rational.ZERO;
  for (const symbol of symbols) {
    for (let count = 3; count <= STRIPS.length; count += 1) {
      const pays = rational.of(BigInt(linePays(symbol, count)));
      sum = rational.add(sum, rational.multiply(chanceOfRun(symbol, count), pays));
    }
  }
  return sum;
}

/** Chance that exactly `count` reels from the left show a symbol or the wild one. */
function chanceOfRun(symbol: SlotSymbol, count: number): Rational {
  return rational.product(
    STRIPS.slice(0, count + 1).map((strip, reel) => {
      const fits = strip.filter((other) => other === symbol || other === 'W').length;
      return rational.of(BigInt(reel < count ? fits : STOPS - fits), BigInt(STOPS));
    }),
  );
}

/** Chances of 0 to 5 S on the screen. */
function scatterCounts(): readonly Rational[] {
  let chances: readonly Rational[] = [rational.ONE];
  STRIPS.forEach((strip, reel) => {
    const showing = strip.filter((_, stop) =>
      Array.from({ length: ROWS }, (_row, row) => symbolAt(reel, stop, row)).includes('S'),
    ).length;
    const shows = rational.of(BigInt(showing), BigInt(STOPS));
    const hides = rational.subtract(rational.ONE, shows);
    const before = chances;
    chances = [...before, rational.ZERO].map((chance, count) =>
      rational.add(
        rational.multiply(chance, hides),
        rational.multiply(before[count - 1] ?? rational.ZERO, shows),
      ),
    );
  });
  return chances;
}

function meanOf(chances: readonly Rational[], valueAt: (count: number) => Rational): Rational {
  return chances.reduce(
    (sum, chance, count) => rational.add(sum, rational.multiply(chance, valueAt(count))),
    rational.ZERO,
  );
}
