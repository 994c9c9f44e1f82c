// Measures how much a burst of bets of one account holds up the bets of others, over HTTP on a real database: one player
// sends many bets at once while others bet one after the other. Their times are compared with those of the same players
// without the burst, in turns of the same run. Prints JSON lines; starts no database server.
// npm run bench account-burst -- --burst 600
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { openBet } from './lib/openBet.ts';
import type { Load, Placed, TimedPlaced } from './lib/placements.ts';
import { startPlatform } from './lib/platform.ts';
import { registerPlayer, type BenchPlayer } from './lib/players.ts';

const { values } = parseArgs({ options: { burst: { type: 'string', default: '600' } } });
const BURST = Number(values.burst);
if (!Number.isSafeInteger(BURST) || BURST < 1) {
  throw new Error(`--burst is "${values.burst}" but must be a whole number from 1 on.`);
}
/** Other players, who bet one after the other. */
const OTHERS = 4;
/** Longest time for the bets of others during the burst, ms at the 99th percentile. */
const GOAL_MS = 300;
const WARM_UP_MS = 3_000;
/** Turns with and without the burst alternate, so that other load of the machine affects both alike. */
const ROUNDS = 5;
/** Time in which the others bet, ms: longer than a burst takes on a slow machine. */
const RUN_MS = 5_000;
/** Time after its end within which a run may still answer. */
const PATIENCE_MS = 30_000;

const clientsFile = fileURLToPath(new URL('lib/clients.ts', import.meta.url));

async function placed(clients: ChildProcess, load: Load): Promise<TimedPlaced> {
  const answered = once(clients, 'message', { signal: AbortSignal.timeout(load.ms + PATIENCE_MS) });
  clients.send(load);
  // The cast: lib/clients.ts sends this shape.
  const [{ placed: made, error }] = (await answered) as [{ placed?: TimedPlaced; error?: string }];
  if (!made) throw new Error(error ?? 'The clients gave no answer.');
  return made;
}

const server = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'] || undefined;
if (server === undefined) {
  console.error(
    'Neither BENCH_DATABASE_URL nor TEST_DATABASE_URL names a PostgreSQL, so these figures are of PGlite, which has one connection.',
  );
}

const platform = await startPlatform(server);
const [bursting, betting] = [fork(clientsFile), fork(clientsFile)];
try {
  const origin = `http://localhost:${platform.port}`;
  const bet = await openBet(origin);
  const busy = await registerPlayer(origin);
  const others: BenchPlayer[] = [];
  for (let made = 0; made < OTHERS; made += 1) others.push(await registerPlayer(origin));
  const load = { port: platform.port, bet };

  const alone = (ms: number): Promise<Placed> => placed(betting, { ...load, clients: others, ms });

  /** Sends the burst, each bet on a connection of its own, and lets the others bet meanwhile. */
  async function beside(): Promise<{ readonly burst: Placed; readonly others: Placed }> {
    const clients = Array.from({ length: BURST }, () => busy);
    const [burst, meanwhile] = await Promise.all([
      placed(bursting, { ...load, clients, ms: RUN_MS, most: 1 }),
      placed(betting, { ...load, clients: others, ms: RUN_MS }),
    ]);
    const { ms } = burst;
    // Bets that were sent after the burst's last answer don't count.
    const during = meanwhile.took.filter((_, index) => (meanwhile.sentAt[index] ?? ms) < ms);
    return { burst, others: { took: during, ms } };
  }

  await alone(WARM_UP_MS);
  const quiet: Placed[] = [];
  const loaded: Awaited<ReturnType<typeof beside>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await alone(RUN_MS));
    loaded.push(await beside());
  }
  const database = platform.kind === 'postgres' ? 'PostgreSQL' : 'PGlite';
  const figures = (runs: readonly Placed[]) => {
    const took = runs.flatMap((run) => run.took);
    return {
      bets: took.length,
      p50Ms: rounded(percentile(took, 0.5)),
      p99Ms: rounded(percentile(took, 0.99)),
    };
  };
  const before = figures(quiet);
  const during = figures(loaded.map((run) => run.others));
  const bench = { bench: 'account-burst', database };
  print({ ...bench, what: 'others, without a burst', ...before });
  print({
    ...bench,
    what: `others, during ${BURST} bets of one account`,
    ...during,
    toWithout: rounded(during.p99Ms / before.p99Ms),
    goalMs: GOAL_MS,
    holds: during.p99Ms <= GOAL_MS,
  });
  print({
    ...bench,
    what: 'the burst',
    bets: BURST,
    wholeMs: rounded(median(loaded.map(({ burst }) => burst.ms))),
    toOthers: rounded(median(loaded.map(({ burst }) => median(burst.took))) / during.p50Ms),
  });
} finally {
  bursting.disconnect();
  betting.disconnect();
  await platform.stop();
}
