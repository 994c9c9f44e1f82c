import { rational } from '@touchline/betting';
import { describe, expect, test } from 'vitest';
import { staking, vector } from '../testing/vectors.ts';
import { slot, spinOf } from './slot.ts';
import { slotReturn } from './slotReturn.ts';
import { LINES, linePays, ROWS, scatterPays, scatterSpins, STOPS, symbolAt } from './slotTables.ts';

const spins = (nonce: number, stake: number) =>
  slot.view(slot.start(vector(nonce), staking(stake), {})).spins;

test('V21: line 8 pays four line bets, 0.80 of a stake of 2.00', () => {
  const [spin] = spins(21, 200);
  expect(spin?.stops).toEqual([20, 1, 18, 7, 4]);
  expect(spin?.wins.map(({ line, pays }) => [line, pays])).toEqual([[8, 4]]);
  expect(slot.start(vector(21), staking(200), {}).end?.payout).toBe('80');
});

test('V22: line 10 pays twenty line bets', () => {
  expect(spins(22, 200)[0]?.wins.map(({ line, pays }) => [line, pays])).toEqual([[10, 20]]);
});

test('V27: a line, three S and eight doubled free spins pay 26.8 stakes', () => {
  const [paid, ...free] = spins(27, 200);
  expect(paid).toMatchObject({
    stops: [14, 21, 0, 10, 7],
    scatters: 3,
    scatterPays: 20,
    freeSpins: 8,
    pays: 32,
  });
  expect(paid?.wins.map(({ line, pays }) => [line, pays])).toEqual([[4, 12]]);
  expect(free).toHaveLength(8);
  expect(free.reduce((sum, { pays }) => sum + pays, 0)).toBe(236);
  expect(slot.start(vector(27), staking(200), {}).end).toMatchObject({ payout: '5360', multiplier: 268_000 });
});

test('free spins double wins and give no further ones', () => {
  const stops = [14, 21, 0, 10, 7];
  expect(spinOf(stops, true)).toMatchObject({ pays: 64, scatterPays: 40, freeSpins: 0 });
});

test('a stake is ten line bets', () => {
  expect(() => slot.start(vector(21), staking(105), {})).toThrow('ten lines');
});

test('the exact return has the published shares', () => {
  const { lines, scatter, freeSpins, total } = slotReturn();
  expect([lines, scatter, freeSpins, total].map(rational.toText)).toEqual([
    '951605/1327104',
    '715/16384',
    '545/4096',
    '163605335/169869312',
  ]);
});

describe('all 24^5 paid spins', () => {
  const { any, below, feature, hundredfold, best, deviation, roundDeviation } = everySpin();

  test('pay anything, less than the stake and free spins with the published chances', () => {
    const all = BigInt(STOPS ** 5);
    expect(rational.toText(rational.of(BigInt(any), all))).toBe('22061/55296');
    expect(rational.toText(rational.of(BigInt(below), all))).toBe('518507/2654208');
    expect(rational.toText(rational.of(BigInt(feature), all))).toBe('263/16384');
    expect(hundredfold / Number(all)).toBeCloseTo(0.000_35, 6);
  });

  test('pay at most 230 stakes, with a deviation of 2.775, 3.934 with the free spins', () => {
    expect(best).toBe(2_300);
    expect(deviation).toBeCloseTo(2.775, 3);
    expect(roundDeviation).toBeCloseTo(3.934, 3);
  });
});

/** Pays every spin once: lines that have no three equal symbols on the first reels are left out early. */
function everySpin() {
  let [any, below, feature, hundredfold, best, sum, squares] = [0, 0, 0, 0, 0, 0, 0];
  const withScatter = new Map<number, { count: number; sum: number }>();
  const showsScatter = (reel: number, stop: number) =>
    Array.from({ length: ROWS }, (_, row) => symbolAt(reel, stop, row)).includes('S') ? 1 : 0;
  const scatterAt = Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: STOPS }, (_stop, stop) => showsScatter(reel, stop)),
  );
  const fits = (line: number, reel: number, stop: number, symbol: string) => {
    const other = symbolAt(reel, stop, LINES[line]?.[reel] ?? 0);
    return other === symbol || other === 'W';
  };
  for (let first = 0; first < STOPS ** 3; first += 1) {
    const stops = [first % STOPS, Math.floor(first / STOPS) % STOPS, Math.floor(first / STOPS ** 2)];
    const [a = 0, b = 0, c = 0] = stops;
    const running = LINES.flatMap((rows, line) => {
      const symbol = symbolAt(0, a, rows[0] ?? 0);
      if (symbol === 'S' || !fits(line, 1, b, symbol) || !fits(line, 2, c, symbol)) return [];
      const fourth = Array.from({ length: STOPS }, (_, stop) => fits(line, 3, stop, symbol));
      const fifth = Array.from({ length: STOPS }, (_, stop) => fits(line, 4, stop, symbol));
      return [{ fourth, fifth, pays: [3, 4, 5].map((count) => linePays(symbol, count)) }];
    });
    const before = (scatterAt[0]?.[a] ?? 0) + (scatterAt[1]?.[b] ?? 0) + (scatterAt[2]?.[c] ?? 0);
    for (let d = 0; d < STOPS; d += 1) {
      for (let e = 0; e < STOPS; e += 1) {
        const scatters = before + (scatterAt[3]?.[d] ?? 0) + (scatterAt[4]?.[e] ?? 0);
        let pays = scatterPays(scatters);
        for (const line of running) {
          const run = line.fourth[d] ? (line.fifth[e] ? 2 : 1) : 0;
          pays += line.pays[run] ?? 0;
        }
        if (pays > 0) any += 1;
        if (pays > 0 && pays < LINES.length) below += 1;
        if (pays >= 100 * LINES.length) hundredfold += 1;
        if (pays > best) best = pays;
        sum += pays;
        squares += pays * pays;
        const free = scatterSpins(scatters);
        if (free === 0) continue;
        feature += 1;
        const group = withScatter.get(free) ?? { count: 0, sum: 0 };
        withScatter.set(free, { count: group.count + 1, sum: group.sum + pays });
      }
    }
  }
  const all = STOPS ** 5;
  const [mean, square] = [sum / all / 10, squares / all / 100];
  const variance = square - mean * mean;
  // A round is a paid spin and twice the sum of independent spins, whose number depends on the paid one.
  let [roundMean, roundSquare] = [mean, square];
  for (const [free, group] of withScatter) {
    const chance = group.count / all;
    roundMean += chance * free * 2 * mean;
    roundSquare += 2 * (group.sum / all / 10) * free * 2 * mean;
    roundSquare += chance * 4 * (free * variance + free * free * mean * mean);
  }
  const deviation = Math.sqrt(variance);
  return {
    any,
    below,
    feature,
    hundredfold,
    best,
    deviation,
    roundDeviation: Math.sqrt(roundSquare - roundMean ** 2),
  };
}
