import { describe, expect, it } from 'vitest';
import { seeded } from '../engine/random.ts';
import { footballMarkets } from './footballMarkets.ts';
import { goalTimeline } from './goalTimeline.ts';
import { scoreMatrix } from './scoreMatrix.ts';
import { fitStrengths } from './strengths.ts';

const rates = { home: 1.6, away: 1.1, rho: -0.06 };
const chance = (type: string, key: string, line?: string): number => {
  const market = footballMarkets(rates, undefined, 0).find((m) => m.type === type && m.line === line);
  return market?.chances.find(([k]) => k === key)?.[1] ?? Number.NaN;
};

describe('the goal model', () => {
  it('gives consistent markets', () => {
    const [home, draw, away] = ['home', 'draw', 'away'].map((key) => chance('match-result', key));
    expect((home ?? 0) + (draw ?? 0) + (away ?? 0)).toBeCloseTo(1, 9);
    expect(chance('double-chance', '1x')).toBeCloseTo((home ?? 0) + (draw ?? 0), 9);
    expect(chance('draw-no-bet', 'home')).toBeCloseTo((home ?? 0) / ((home ?? 0) + (away ?? 0)), 9);
    // A handicap of 0 equals draw no bet, and one of half a goal the win.
    expect(chance('handicap', 'home', '0')).toBeCloseTo(chance('draw-no-bet', 'home'), 9);
    expect(chance('handicap', 'home', '-0.5')).toBeCloseTo(home ?? 0, 9);
    const under = scoreMatrix(rates).chance((h, a) => h + a <= 2);
    expect(chance('total', 'under', '2.5')).toBeCloseTo(under, 9);
  });

  it('adds up to 1 in every market, at every moment of a match', () => {
    for (const moment of goalTimeline({ halfTime: [1, 0], fullTime: [3, 2] }, seeded('sum'))) {
      if (moment.status === 4) continue;
      for (const { type, chances } of footballMarkets(rates, moment, 0)) {
        const sum = chances.reduce((total, [, p]) => total + p, 0);
        expect([type, sum]).toEqual([type, expect.closeTo(type === 'double-chance' ? 2 : 1, 6)]);
      }
    }
  });

  it('has one main line of totals and one of handicaps', () => {
    const main = footballMarkets(rates, undefined, 0).filter((market) => market.main);
    expect(main.map(({ type }) => type)).toEqual(['match-result', 'total', 'handicap']);
  });

  it('recovers the strengths behind the results', () => {
    const random = seeded('league');
    const teams = Array.from({ length: 12 }, (_, i) => ({ key: `t${i}`, strength: (i - 5.5) / 12 }));
    const played = Array.from({ length: 3 }).flatMap((_, round) =>
      teams.flatMap((home) =>
        teams
          .filter((away) => away !== home)
          .map((away) => ({
            day: round,
            homeKey: home.key,
            awayKey: away.key,
            fullTime: [
              random.poisson(1.5 * Math.exp(home.strength - away.strength)),
              random.poisson(1.2 * Math.exp(away.strength - home.strength)),
            ] as const,
          })),
      ),
    );
    const fitted = fitStrengths(played, 3);
    const best = fitted.rates('t11', 't0');
    const worst = fitted.rates('t0', 't11');
    expect(best.home / (1.5 * Math.exp(11 / 12))).toBeCloseTo(1, 0);
    expect(best.home).toBeGreaterThan(3 * worst.home);
    // An unknown team counts as average.
    const unknown = fitted.rates('new', 'other');
    expect(unknown.home).toBeGreaterThan(unknown.away);
  });
});
