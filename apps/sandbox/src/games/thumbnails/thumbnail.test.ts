import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { linesOf } from './lettering.ts';
import { motifOf, motifs } from './motifs.ts';
import { gameNames, studios } from './names.ts';
import { thumbnailOf } from './thumbnail.ts';

const MOST_BYTES = 2_048;
const own = [
  'crash',
  'mines',
  'plinko',
  'keno',
  'climb',
  'dice',
  'hi-lo',
  'blackjack',
  'roulette',
  'limbo',
  'scratch',
];
const games = gameNames(360).map(({ name }, index) => ({ id: `game-${index}`, name }));
const all = [...games, ...own.map((id) => ({ id, name: id }))];

test('a thumbnail has at most 2 kB packed, in both sizes', () => {
  const heavy = all.flatMap((game) =>
    (['standard', 'wide'] as const).flatMap((size) => {
      const { length } = gzipSync(thumbnailOf({ ...game, size }));
      return length > MOST_BYTES ? [`${game.name} ${size}: ${length}`] : [];
    }),
  );
  expect(heavy).toEqual([]);
});

test('a thumbnail draws its name as outlines, without text, fonts, scripts or other files', () => {
  for (const game of all) {
    const svg = thumbnailOf({ ...game, size: 'standard' });
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="240" height="320" viewBox="0 0 240 320">.*<\/svg>$/s,
    );
    expect(svg).not.toMatch(/<text|font-|<script|<image|url\((?!#)|href="(?!#)|NaN|undefined|Infinity/);
  }
});

test('the thumbnails of own games differ by their name in both sizes', () => {
  for (const id of own) {
    for (const size of ['standard', 'wide'] as const) {
      const svg = thumbnailOf({ id, name: 'Iron Orchard', size });
      expect(svg).not.toBe(thumbnailOf({ id, name: 'Salt Carnival', size }));
    }
  }
});

test('no thumbnail uses lime, which marks what a player may press', () => {
  for (const game of all) {
    for (const [, red, green, blue] of thumbnailOf({ ...game, size: 'standard' }).matchAll(
      /#([\da-f]{2})([\da-f]{2})([\da-f]{2})\b/g,
    )) {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((hex) => Number.parseInt(hex ?? '0', 16));
      expect(r > 180 && g > 220 && b < 110, `#${red}${green}${blue} of ${game.name}`).toBe(false);
    }
  }
});

test('a thumbnail is the same each time, and others differ from it', () => {
  const svgs = new Set(games.map((game) => thumbnailOf({ ...game, size: 'standard' })));
  expect(svgs.size).toBe(games.length);
  const [game = { id: '', name: '' }] = games;
  expect(thumbnailOf({ ...game, size: 'wide' })).toBe(thumbnailOf({ ...game, size: 'wide' }));
});

test('there are at least twenty motifs, each with its own drawing, and 360 games use nearly all of them', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(20);
  expect(new Set(motifs.map(({ id }) => id)).size).toBe(motifs.length);
  const used = new Set(games.map(({ id, name }) => motifOf(id, name).id));
  expect(used.size).toBeGreaterThanOrEqual(motifs.length - 3);
});

test('a word of the name chooses the motif, the last one first; other names have one by their id', () => {
  expect(motifOf('a', 'Golden Orchard').id).toBe('tree');
  expect(motifOf('a', 'Orchard Comets').id).toBe('comets');
  expect(motifOf('a', 'Silk Fox').id).toBe('tracks');
  expect(motifOf('a', 'Olive River').id).toBe('river');
  expect(new Set(['a', 'b', 'c', 'd'].map((id) => motifOf(id, 'Xyz Abc').id)).size).toBeGreaterThan(1);
});

test('lettering has two lines of nearly equal length, capitals only', () => {
  expect(linesOf('Iron Orchard')).toEqual(['IRON', 'ORCHARD']);
  expect(linesOf('Crane & Lotus')).toEqual(['CRANE', '& LOTUS']);
  expect(linesOf('Hi-lo')).toEqual(['HI-LO']);
  expect(linesOf('Book of the Deep')).toEqual(['BOOK OF', 'THE DEEP']);
});

test('3,000 names are distinct pairs of words of 38 studios, always in one order', () => {
  const names = gameNames(3_000);
  expect(new Set(names.map(({ name }) => name)).size).toBe(3_000);
  expect(names[0]).toEqual({
    name: 'Iron Orchard',
    provider: { slug: 'touchline-games', name: 'Touchline Games' },
  });
  expect(names.every(({ name }) => /^[A-Z][a-z]+ (& )?[A-Z\d][a-z\d]*$/.test(name))).toBe(true);
  expect(gameNames(3_000)).toEqual(names);
  expect(new Set(studios.map(({ slug }) => slug)).size).toBe(38);
  expect(new Set(names.map(({ provider }) => provider.slug)).size).toBe(39);
  expect(() => gameNames(1_000_000)).toThrow('were asked for');
});
