// Measures how many public answers the platform sends a second: lists of 500 matches whose prices move, pages that it
// has rendered for guests, and files of the built app. Each is compared with a bare answer of the same bytes by the same program in the same run. Rates a
// core are answers per second of its processor time, all threads included. Then prints the memory of an idle
// platform. Prints JSON lines.
// node e2e/bench/delivery.ts [--only matches,home,file,memory] [--idle-seconds 60]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { repoRoot } from '../../apps/server/src/kernel/settings/settings.ts';
import { findPostgres } from '../faults/lib/postgresServer.ts';
import { median, print, rounded } from './lib/figures.ts';
import type { Getting, Got } from './lib/getters.ts';
import { idleMemory } from './lib/idleMemory.ts';
import { createMovingLine } from './lib/movingLine.ts';
import { startPlatform } from './lib/platform.ts';

const MATCHES = 500;
const PRICES_PER_SECOND = 1000;
const CLIENTS = 16;
const ROUNDS = 5;
const RUN_MS = 1500;
const WARM_UP_MS = 3000;
const MOST_TRIES = 20;
const PATIENCE_MS = 20_000;
const GOAL_PER_CORE = 2000;
const GOAL_PAGES_PER_CORE = 3000;
/** Size that only a rendered page has, compressed, bytes. */
const RENDERED_FROM = 12_000;
const GOAL_MB = 350;

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'idle-seconds': { type: 'string', default: '60' } },
});
const wanted = values.only?.split(',');
const isWanted = (name: string): boolean => wanted?.includes(name) ?? true;

/** The largest script of the built app. */
function largestScript(): string {
  const assets = join(repoRoot, 'apps', 'web', 'dist', 'assets');
  const [largest] = globSync('*.js', { cwd: assets }).toSorted(
    (a, b) => statSync(join(assets, b)).size - statSync(join(assets, a)).size,
  );
  if (largest === undefined) throw new Error('The app is not built: run npm run bench delivery.');
  return `/assets/${largest}`;
}

interface Delivered {
  readonly name: string;
  readonly path: () => string;
  /** Answers per second of the server's processor time. */
  readonly goal: number;
  /** Least size of an answer, bytes. */
  readonly from?: number;
}

const delivered: readonly Delivered[] = [
  { name: 'matches', path: () => `/web-api/line/matches?limit=${MATCHES}`, goal: GOAL_PER_CORE },
  { name: 'match', path: () => '/web-api/line/matches/5', goal: GOAL_PER_CORE },
  { name: 'sports', path: () => '/web-api/line/sports', goal: GOAL_PER_CORE },
  { name: 'competitions', path: () => '/web-api/line/competitions', goal: GOAL_PER_CORE },
  { name: 'home', path: () => '/en', goal: GOAL_PAGES_PER_CORE, from: RENDERED_FROM },
  { name: 'live', path: () => '/en/live', goal: GOAL_PAGES_PER_CORE, from: RENDERED_FROM },
  { name: 'file', path: largestScript, goal: GOAL_PER_CORE },
];

interface Run extends Got {
  /** Answers per second of this program's processor time. */
  readonly perCore: number;
}

async function measureRates(): Promise<void> {
  const getters = fork(fileURLToPath(new URL('lib/getters.ts', import.meta.url)));
  const platform = await startPlatform(undefined, { FEED_CLOCK: 'real', RESULTS_PAST_DAYS: '0' }, [
    createMovingLine(MATCHES, PRICES_PER_SECOND),
  ]);
  let bareBody = Buffer.alloc(0);
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bareBody.length });
    response.end(bareBody);
  });
  bare.listen(0, 'localhost');
  await once(bare, 'listening');
  // The cast: a server that listens on a port has an address of this kind.
  const barePort = (bare.address() as AddressInfo).port;

  async function run(port: number, path: string, ms: number): Promise<Run> {
    const answered = once(getters, 'message', { signal: AbortSignal.timeout(ms + PATIENCE_MS) });
    const before = process.cpuUsage();
    getters.send({ port, wanted: [{ path }], clients: CLIENTS, ms } satisfies Getting);
    // The cast: lib/getters.ts sends this shape.
    const [{ got, error }] = (await answered) as [{ got?: Got; error?: string }];
    if (!got) throw new Error(error ?? 'The clients gave no answer.');
    const { user, system } = process.cpuUsage(before);
    return { ...got, perCore: got.answers / ((user + system) / 1e6) };
  }

  try {
    for (const { name, path: pathOf, goal, from = 0 } of delivered.filter((each) => isWanted(each.name))) {
      const path = pathOf();
      let { bytes } = await run(platform.port, path, WARM_UP_MS);
      // A page that takes too long on a busy machine comes without its content first.
      for (let tries = 0; bytes < from && tries < MOST_TRIES; tries += 1)
        ({ bytes } = await run(platform.port, path, RUN_MS));
      if (bytes < from) throw new Error(`${path} has ${bytes} bytes: it was not rendered.`);
      bareBody = Buffer.alloc(bytes, 'x');
      await run(barePort, path, WARM_UP_MS);
      const rounds: { readonly own: Run; readonly bare: Run }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const own = await run(platform.port, path, RUN_MS);
        rounds.push({ own, bare: await run(barePort, path, RUN_MS) });
      }
      const perCore = Math.round(median(rounds.map(({ own }) => own.perCore)));
      print({
        bench: 'delivery',
        what: name,
        path,
        encoding: rounds[0]?.own.encoding,
        bytes,
        pricesPerSecond: PRICES_PER_SECOND,
        perSecond: Math.round(median(rounds.map(({ own }) => (own.answers * 1000) / own.ms))),
        perCore,
        goalPerCore: goal,
        holds: perCore >= goal,
        barePerCore: Math.round(median(rounds.map((round) => round.bare.perCore))),
        toBare: rounded(median(rounds.map((round) => round.own.perCore / round.bare.perCore)), 3),
      });
    }
  } finally {
    getters.disconnect();
    bare.close();
    await platform.stop();
  }
}

if (delivered.some(({ name }) => isWanted(name))) await measureRates();
if (isWanted('memory')) {
  if (findPostgres() === undefined) {
    console.error('The idle memory was not measured: PostgreSQL is not installed on this machine.');
  } else {
    const seconds = Number(values['idle-seconds']);
    const { now, most } = await idleMemory(seconds);
    print({
      bench: 'delivery',
      what: 'memory of an idle platform with the demonstration line on PostgreSQL',
      seconds,
      residentMb: Math.round(now),
      mostMb: Math.round(most),
      goalMb: GOAL_MB,
      holds: now < GOAL_MB,
    });
  }
}
