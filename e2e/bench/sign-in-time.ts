// Measures how long failing sign-in attempts take: timing must not reveal which accounts exist. Attempts that must be
// indistinguishable alternate, in shuffled order, over HTTP.
// node e2e/bench/sign-in-time.ts --rounds 300 Uses the PostgreSQL of BENCH_DATABASE_URL or TEST_DATABASE_URL, else
// the embedded database. Prints JSON lines.
import { parseArgs } from 'node:util';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { startPlatform } from './lib/platform.ts';
import { createWaysIn, type Way } from './lib/waysIn.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } });
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  throw new Error(`--rounds is "${values.rounds}" but must be a whole number above 0.`);
}
/** Warm-up attempts, until the programs run as fast as after a minute of work. */
const WARM_UP = 20;

async function timed({ before, attempt, expected }: Way): Promise<number> {
  await before?.();
  const begun = performance.now();
  const answer = await attempt();
  const text = await answer.text();
  const took = performance.now() - begun;
  if (answer.status !== expected) throw new Error(`Not ${expected} but ${answer.status}: ${text}`);
  return took;
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

const server = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'] || undefined;
// Unlike production, which sends no messages without gateways: codes go to the outbox.
const platform = await startPlatform(server, { NODE_ENV: 'development' });
try {
  const ways = await createWaysIn(platform);
  for (let round = 0; round < WARM_UP; round += 1) for (const way of ways) await timed(way);
  const took = new Map(ways.map((way) => [way, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const way of shuffled(ways)) took.get(way)?.push(await timed(way));
  }
  for (const [way, times] of took) {
    const [first] = ways.filter(({ group }) => group === way.group);
    const beside = (first && took.get(first)) ?? times;
    print({
      bench: 'sign-in time',
      database: platform.kind,
      way: way.group,
      who: way.who,
      status: way.expected,
      rounds,
      medianMs: rounded(median(times)),
      p95Ms: rounded(percentile(times, 0.95)),
      medianToFirst: rounded(median(times) / median(beside), 3),
    });
  }
} finally {
  await platform.stop();
}
