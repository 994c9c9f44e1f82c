// Measures a tournament of many players on a database: the place of one player, a page of the table, and fixing the
// table. Prints JSON lines with the goal.
// npm run bench tournament-rank -- --players 100000
import { sql } from 'kysely';
import { parseArgs } from 'node:util';
import { fixPlaces, ownPlace, tableRows } from '../../apps/server/src/tournaments/tournaments.store.ts';
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
const PAGE = 50;

/** Stores a tournament with its players, each with a score, and returns its id. */
async function store({ db }: BenchPlatform): Promise<bigint> {
  await sql`
    insert into players (site_id, login, password_hash, language, registered_at)
    select 'house', 'rank-' || n, '-', 'en', now() from generate_series(1, ${PLAYERS}) n`.execute(db);
  const { rows } = await sql<{ id: bigint }>`
    insert into tournaments (site_id, from_at, until_at, terms, texts, created_at, created_by)
    values ('house', now() - interval '1 day', now() + interval '1 day', '{}', '{}', now(), 'bench')
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The tournament was not stored.');
  await sql`
    insert into tournament_players (tournament_id, player_id, joined_at, points, reached_at, round_id)
    select ${id}, p.id, now(), (p.id * 7919) % 1000000, now() - (p.id % 86400) * interval '1 second', p.id
    from players p where p.login like 'rank-%'`.execute(db);
  await sql`analyze tournament_players`.execute(db);
  return id;
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
  const id = await store(platform);
  const { rows: players } = await sql<{ id: bigint }>`
    select player_id as id from tournament_players where tournament_id = ${id}
    order by (player_id * 31) % 997 limit ${ASKED}`.execute(db);
  const own = async (index: number) => {
    const player = players[index % players.length];
    return player && ownPlace(db, id, player.id);
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
  const first = await times(50, () => tableRows(db, id, { offset: 0, limit: PAGE }));
  const last = await times(50, () => tableRows(db, id, { offset: PLAYERS - PAGE, limit: PAGE }));
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
