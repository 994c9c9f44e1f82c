import { contrastOf } from '@touchline/brand';
import { describe, expect, test } from 'vitest';
import { crestOf, crestPairs, crestPatterns, crestShapes } from './crestRule.ts';

const starts =
  'Ar Bel Cor Dun Est Fal Gren Har Iver Kes Lom Mar Nor Ost Pel Quin Rav Sel Tor Ul Val Wes'.split(' ');
const ends = 'bury City dale ford gate ham holm Rovers mere mouth port stead ton United wick'.split(' ');
const names = starts.flatMap((start) => ends.map((end) => `${start}${end}`));

describe('crestOf', () => {
  test('returns the same crest for the same name and sport, in any case of letters', () => {
    const crest = { shape: 3, pattern: 4, ground: '#f2b632', figure: '#1b1d22' };
    expect(crestOf('Grünwaldau Wanderers', 'football')).toEqual(crest);
    expect(crestOf('GRÜNWALDAU WANDERERS', 'football')).toEqual(crest);
  });

  test('returns different crests for clubs of one name in two sports', () => {
    expect(crestOf('Harbour City', 'football')).not.toEqual(crestOf('Harbour City', 'basketball'));
  });

  test('returns different pairs of colours for two opponents', () => {
    const pairOf = ({ ground, figure }: ReturnType<typeof crestOf>) => [ground, figure].toSorted().join();
    const alike = names
      .slice(0, 40)
      .flatMap((home) => names.filter((away) => away !== home).map((away) => [home, away] as const))
      .filter(
        ([home, away]) => pairOf(crestOf(away, 'football', home)) === pairOf(crestOf(home, 'football')),
      );
    expect(alike).toEqual([]);
  });

  test('changes only the colours for an opponent', () => {
    for (const name of names) {
      const { shape, pattern } = crestOf(name, 'football', name);
      expect({ shape, pattern }).toEqual({
        shape: crestOf(name, 'football').shape,
        pattern: crestOf(name, 'football').pattern,
      });
    }
  });

  test('uses shapes, patterns and pairs about equally often', () => {
    const crests = names.map((name) => crestOf(name, 'football'));
    const kinds = [
      { count: crestShapes.length, values: crests.map(({ shape }) => shape) },
      { count: crestPatterns, values: crests.map(({ pattern }) => pattern) },
      {
        count: crestPairs.length,
        values: crests.map(({ ground, figure }) => [ground, figure].toSorted().join()),
      },
    ];
    for (const { count, values } of kinds) {
      const uses = Object.values(Object.groupBy(values, String)).map((same) => same?.length ?? 0);
      const expected = names.length / count;
      expect(uses).toHaveLength(count);
      expect(Math.max(...uses.map((use) => Math.abs(use - expected)))).toBeLessThan(4 * Math.sqrt(expected));
    }
  });
});

describe('crestPairs', () => {
  test.each(crestPairs.map((pair) => [`#${pair.slice(0, 6)}`, `#${pair.slice(6)}`] as const))(
    '%s and %s have a contrast of at least 4.3:1',
    (dark, light) => {
      expect(contrastOf(dark, light)).toBeGreaterThanOrEqual(4.3);
    },
  );

  test.each(crestPairs.map((pair) => [`#${pair.slice(0, 6)}`, `#${pair.slice(6)}`] as const))(
    '%s or %s has a contrast of at least 3:1 on light and on dark cards',
    (dark, light) => {
      for (const surface of ['#ffffff', '#131a26'])
        expect(Math.max(contrastOf(dark, surface), contrastOf(light, surface))).toBeGreaterThanOrEqual(3);
    },
  );
});
