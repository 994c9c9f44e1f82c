import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import {
  digestOf,
  entryFor,
  findOrphans,
  formatDigests,
  matchDigest,
  parseDigests,
  withoutOrphans,
  withEntry,
} from './digests.ts';
import type { Look } from './stories.ts';

const digests = {
  browser: '156.0.1',
  looks: {
    'tile--wide': { 'main light': '0123456789ab' },
    'tile--default': { 'main light': 'ba9876543210', 'main dark': '00112233aabb@157.0.2' },
  },
};

test('digests have one line a look and are sorted by story', () => {
  const text = formatDigests(digests);
  expect(text.split('\n').slice(2, 9)).toEqual([
    '  "looks": {',
    '    "tile--default": {',
    '      "main light": "ba9876543210",',
    '      "main dark": "00112233aabb@157.0.2"',
    '    },',
    '    "tile--wide": {',
    '      "main light": "0123456789ab"',
  ]);
  expect(parseDigests(text)).toEqual(digests);
});

test('digests of another format are refused', () => {
  expect(() => parseDigests('{ "tile--default": "LsN9ugRRC8eKeCSOB3OObXN7n6fz" }')).toThrow('Invalid key');
});

test('a digest is of pixels and size, however they are packed', () => {
  const plain = new PNG({ width: 6, height: 4 });
  plain.data.fill(200);
  const turned = new PNG({ width: 4, height: 6 });
  turned.data.fill(200);
  const packed = PNG.sync.write(plain, { deflateLevel: 9, filterType: 4 });
  const loose = PNG.sync.write(plain, { deflateLevel: 0, filterType: 0 });
  expect(packed.equals(loose)).toBe(false);
  expect(digestOf(packed)).toBe(digestOf(loose));
  expect(digestOf(packed)).not.toBe(digestOf(PNG.sync.write(turned)));
  expect(digestOf(packed)).toMatch(/^[0-9a-f]{12}$/);
});

test('an entry matches a digest of the same browser only', () => {
  expect(matchDigest(undefined, 'a', '156', '156')).toBe('missing');
  expect(matchDigest('a', 'a', '156', '156')).toBe('same');
  expect(matchDigest('a', 'b', '156', '156')).toBe('differs');
  expect(matchDigest('a', 'a', '156', '157')).toBe('otherBrowser');
  expect(matchDigest('a@157', 'a', '156', '156')).toBe('otherBrowser');
  expect(matchDigest('a@157', 'a', '156', '157')).toBe('same');
});

describe('the entry of a look', () => {
  const look: Look = {
    name: 'main dark',
    brand: 'main',
    mode: 'dark',
    direction: 'ltr',
    pictured: true,
    judged: 'colours',
    thorough: false,
  };
  const entered = (changes: Partial<Look>, here: string, counts = true) =>
    withEntry({ ...look, ...changes }, 'tile--default', digests, here, counts);

  test('is expected if this browser drew it', () => {
    expect(entered({ name: 'main light' }, '156.0.1').expected).toBe('ba9876543210');
    expect(entered({}, '157.0.2').expected).toBe('00112233aabb');
    expect(entered({}, '156.0.1').expected).toBeUndefined();
    expect(entered({ name: 'main contrast' }, '156.0.1').expected).toBeUndefined();
  });

  test('proves the colours of the look where proofs count', () => {
    expect(entered({}, '157.0.2').isProven).toBe(true);
    expect(entered({}, '157.0.2', false).isProven).toBe(false);
  });

  test('proves no other rule, nor those of a thorough look, whose entry is written without axe', () => {
    for (const changes of [{ judged: 'all' }, { judged: 'layout' }, { thorough: true }] as const)
      expect(entered(changes, '157.0.2').isProven).toBe(false);
  });
});

test('an entry by another browser than the file’s has its version', () => {
  expect(entryFor('a', '156', '156')).toBe('a');
  expect(entryFor('a', '156', '157')).toBe('a@157');
});

test('entries without a story or a look are found and removed', () => {
  const names = new Map([['tile--default', new Set(['main light'])]]);
  expect(findOrphans(digests, names)).toEqual(['tile--wide: main light', 'tile--default: main dark']);
  expect(withoutOrphans(digests, names).looks).toEqual({ 'tile--default': { 'main light': 'ba9876543210' } });
});
