import { expect, test } from 'vitest';
import { letteringOf, symmetries, thumbnailArt } from './thumbnailArt.ts';

const many = Array.from({ length: 2000 }, (_, index) => thumbnailArt(String(index + 1)));

test('equal ids have equal drawings', () => {
  expect(thumbnailArt('4812')).toEqual(thumbnailArt('4812'));
});

test('neighbouring ids use every symmetry', () => {
  expect(new Set(many.slice(0, 100).map(({ symmetry }) => symmetry))).toEqual(new Set(symmetries));
});

test('no drawing has lime: no saturated colour between yellow and green', () => {
  const hues = many.flatMap(({ colours, ground }) =>
    [...colours, ...ground].map((colour) => Number(/^hsl\((\d+)/.exec(colour)?.[1])),
  );
  expect(hues.filter((hue) => hue > 50 && hue < 140)).toEqual([]);
});

test('no piece begins outside the artwork', () => {
  const places = many.flatMap(({ pieces }) =>
    pieces.map(
      ({ transform }) => /^translate\((-?\d+) (-?\d+)\)/.exec(transform)?.slice(1).map(Number) ?? [],
    ),
  );
  expect(Math.max(...places.flat().map(Math.abs))).toBeLessThanOrEqual(140);
});

test.each([
  ['Iron Orchard', ['IRON', 'ORCHARD']],
  ['88', ['88']],
  ['The Last Lighthouse Keeper', ['THE LAST', 'LIGHTHOUSE', 'KEEPER']],
  ['Crane & Lotus', ['CRANE &', 'LOTUS']],
])('%s is set in balanced lines', (name, lines) => {
  expect(letteringOf(name, 'en')).toEqual(lines);
});

test('a name of one endless word is cut', () => {
  const [line = '', ...others] = letteringOf('Donaudampfschifffahrtsgesellschaft', 'de');
  expect([line.length, others]).toEqual([18, []]);
});

test('a long name has three lines at most', () => {
  expect(
    letteringOf('one two three four five six seven eight nine ten eleven', 'en').length,
  ).toBeLessThanOrEqual(3);
});
