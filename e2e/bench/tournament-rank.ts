// Measures a tournament of many players on a database: the place of one player, a page of the table, and fixing the
// table. Prints JSON lines with the goal.
// npm run bench tournament-rank -- --players 100000
import { parseArgs } from 'node:util';
import { fixPlaces, ownRow, tableRows } from '../../apps/server/src/casino/tournaments/tournaments.store.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { startPlatform, type BenchPlatform } from './lib/platform.ts';

const { values } = parseArgs({ options: { players: { type: 'string', default: '100000' } } });
const PLAYERS = Number(values.players);
if (!Number.isSafeInteger(PLAYERS) || PLAYERS < 1000) {
  throw new Error(`--players is "${values.players}" but must be a whole number from 1000 on.`);
}
/** Longest time for the place of one player, ms. */
const GOAL = 10;
const ASKED = 200;
const DAY = 86_400_000;
const PAGE = 50;

/** Rows in one statement. */
const BATCH = 500;

/** Stores a tournament with its players, each with a score, and returns the ids of both. */
async function store({
  db,
}: BenchPlatform): Promise<{ readonly id: bigint; readonly players: readonly bigint[] }> {
  const now = Date.now();
  const { id } = await db
    .insertInto('tournaments')
    .values({
      site_id: 'house',
      from_at: new Date(now - DAY),
      until_at: new Date(now + DAY),
      terms: '{}',
      texts: '{}',
      cancel_reason: null,
      created_at: new Date(now),
      created_by: 'bench',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const players: bigint[] = [];
  for (let first = 0; first < PLAYERS; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, PLAYERS - first) }, (_, index) => first + index);
    const rows = await db
      .insertInto('players')
      .values(
        numbers.map((number) => ({
          site_id: 'house',
          login: `rank-${number}`,
          email: null,
          password_hash: '-',
          must_change_password: false,
          language: 'en',
          registered_at: new Date(now),
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('tournament_players')
      .values(
        rows.map((row) => ({
          tournament_id: id,
          player_id: row.id,
          joined_at: new Date(now),
          points: (row.id * 7919n) % 1_000_000n,
          reached_at: new Date(now - Number(row.id % 86_400n) * 1000),
          round_id: row.id,
          rounds: 10,
          is_ranked: row.id % 1_000_000n > 0n,
          place: null,
        })),
      )
      .execute();
    players.push(...rows.map((row) => row.id));
  }
  return { id, players };
}

async function times(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await work(index);
    taken.push(performance.now() - start);
  }
  return taken;
}

const platform = await startPlatform(
  process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'] || undefined,
);
try {
  const { db, kind } = platform;
  const { id, players } = await store(platform);
  const own = async (index: number) => {
    // A prime step, so that places of the whole table are asked for.
    const player = players[(index * 7907) % players.length];
    return player === undefined ? undefined : ownRow(db, id, player);
  };
  await times(20, own);
  const places = await times(ASKED, own);
  const p95 = rounded(percentile(places, 0.95));
  print({
    figure: 'place of one player, ms',
    kind,
    players: PLAYERS,
    median: rounded(median(places)),
    p95,
    goal: GOAL,
    isMet: p95 < GOAL,
  });
  const at = new Date();
  const first = await times(50, () => tableRows(db, id, { offset: 0, limit: PAGE, at }));
  const last = await times(50, () => tableRows(db, id, { offset: PLAYERS - PAGE, limit: PAGE, at }));
  print({
    figure: 'page of the table, ms',
    kind,
    first: rounded(median(first)),
    last: rounded(median(last)),
  });
  const [fixed = 0] = await times(1, () => db.transaction().execute((trx) => fixPlaces(trx, id)));
  print({ figure: 'fixing the table, ms', kind, players: PLAYERS, value: rounded(fixed, 0) });
} finally {
  await platform.stop();
}
