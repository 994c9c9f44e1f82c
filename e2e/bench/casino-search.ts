// Measures the search of the casino on the server's own time, without the stored answers: usual words, beginnings,
// typing errors and texts without a match, over catalogues of several sizes.
// node e2e/bench/casino-search.ts --games 3000,100000 --rounds 40 Uses the PostgreSQL of BENCH_DATABASE_URL or
// TEST_DATABASE_URL, else the embedded database. Prints JSON lines.
import { parseArgs } from 'node:util';
import { findGames } from '../../apps/server/src/casino/catalogue/games.service.ts';
import { applyList } from '../../apps/server/src/casino/catalogue/applyList.ts';
import { readReference } from '../../apps/server/src/casino/catalogue/reference.store.ts';
import type { Reader } from '../../apps/server/src/casino/catalogue/reader.ts';
import { analyzeGames, fedGame } from '../../apps/server/src/casino/catalogue/testing.ts';
import { casinoCategories } from '../../packages/contract/src/casino.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { startPlatform } from './lib/platform.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000,100000' },
    rounds: { type: 'string', default: '40' },
  },
});
const sizes = values.games.split(',').map(Number);
const rounds = Number(values.rounds);
if (![...sizes, rounds].every((number) => Number.isSafeInteger(number) && number > 0)) {
  throw new Error(`--games ${values.games} and --rounds ${values.rounds} must be whole numbers above 0.`);
}

/** Goals of the 95th percentile, ms, by the most games. */
const goals = [
  { most: 3000, ms: 50 },
  { most: 100_000, ms: 150 },
];
const texts = {
  'two letters': 'or',
  beginning: 'orch',
  word: 'orchard',
  'two words': 'golden harbour',
  provider: 'studio 7',
  'typing error': 'orhcard',
  'no match': 'zzzyyyxxx',
};

const parts = [
  'Iron',
  'Golden',
  'Silent',
  'Crystal',
  'Lantern',
  'Amber',
  'Northern',
  'Wild',
  'Royal',
  'Ember',
];
const things = [
  'Orchard',
  'Harbour',
  'Garden',
  'Falcon',
  'Temple',
  'River',
  'Comet',
  'Bazaar',
  'Quarry',
  'Crown',
];
const nameOf = (index: number): string =>
  `${parts[index % 10]} ${things[Math.floor(index / 10) % 10]} ${(index * 7919).toString(36)}`;

/** Fills the catalogue with games of 200 studios. */
const listOf = (games: number) =>
  Array.from({ length: games }, (_, index) =>
    fedGame(`game-${index}`, {
      name: nameOf(index),
      provider: { slug: `studio-${index % 200}`, name: `Studio ${index % 200}` },
      category: casinoCategories[index % casinoCategories.length]?.slug ?? 'slots',
      features: index % 3 === 0 ? ['freeSpins', 'multiplier'] : ['cashOut'],
      volatility: (index % 5) + 1,
      popularity: (index * 7919) % 10_000,
    }),
  );

const server = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'] || undefined;
const platform = await startPlatform(server);
try {
  const { db, kind } = platform;
  for (const games of sizes) {
    await applyList(db, { makerId: 'bench', games: listOf(games), faulty: new Set() }, new Date());
    await analyzeGames(db);
    const reference = await readReference(db);
    const reader: Reader = {
      siteId: 'house',
      makers: undefined,
      providers: undefined,
      sections: new Set<string>(casinoCategories.map(({ slug }) => slug)),
      country: 'FR',
      device: 'phone',
      lang: 'en',
      iso: 'EUR',
      needsCurrency: false,
      rules: { demo: 'open', hasBonusBuy: true, hasJackpots: true },
      certifiedFor: undefined,
    };
    for (const [kindOfText, text] of Object.entries(texts)) {
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now();
        await findGames(
          db,
          { device: 'phone', lang: 'en', text },
          { reader, reference, jackpots: [], now: new Date() },
        );
        took.push(performance.now() - begun);
      }
      print({
        bench: 'casino search',
        database: kind,
        games,
        text: kindOfText,
        medianMs: rounded(median(took)),
        p95Ms: rounded(percentile(took, 0.95)),
        goalMs: goals.find(({ most }) => games <= most)?.ms,
      });
    }
  }
} finally {
  await platform.stop();
}
