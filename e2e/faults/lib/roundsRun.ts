import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@touchline/demo-line/testing';
import { createClient } from '../../../apps/server/src/casino/makerWallet/conformance/client.ts';
import { overHttp } from '../../../apps/server/src/casino/makerWallet/conformance/overHttp.ts';
import { openBooks } from './books.ts';
import { sumOf } from './carry.ts';
import { strike } from './blows.ts';
import { GAME, MAKER, playRounds, SECRET, type Told } from './makerPlaying.ts';
import { sleep } from './processes.ts';
import { judgeRounds, type RoundsVerdict } from './roundsVerdict.ts';
import { openWorld } from './world.ts';

export interface RoundsOptions {
  readonly rounds: number;
  readonly clients: number;
  /** Number of kills of the server and restarts of PostgreSQL. */
  readonly blows: number;
  readonly seed: string;
}

export interface RoundsOutcome {
  readonly ms: number;
  readonly rounds: number;
  /** Number of operations that were decided, and of calls that were repeated until then. */
  readonly calls: number;
  readonly repeated: number;
  readonly struck: { readonly killed: number; readonly restarted: number };
  readonly exchanges: number;
  readonly faulted: number;
  readonly verdict: RoundsVerdict['figures'];
  /** Broken rules, a sentence each. */
  readonly broken: readonly string[];
}

const BALANCE = '1000000.00';

/** Plays rounds as a maker while connections, the server and PostgreSQL fail; then compares the ledger with its answers. */
export async function runRounds({ rounds, clients, blows, seed }: RoundsOptions): Promise<RoundsOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'makers-'));
  const file = join(folder, 'makers.json');
  const listed = {
    id: MAKER,
    adapter: 'touchline',
    name: 'Faults',
    url: 'http://127.0.0.1:9',
    secrets: [SECRET],
  };
  await writeFile(file, JSON.stringify([listed]));
  process.env['MAKERS_FILE'] = file;
  const world = await openWorld({ seed, servers: 1 });
  let closeBooks = (): Promise<void> => Promise.resolve();
  try {
    const [server] = world.servers;
    const { platform, clientProxy, databaseProxy } = server;
    await world.start(server);
    const { close, ...books } = await openBooks(world.database);
    closeBooks = close;
    const desk = createClient({
      maker: MAKER,
      secret: SECRET,
      send: overHttp(platform.origin),
      now: () => new Date(),
    });
    const seats = await databaseProxy.calmly(async () => {
      await desk.desk('game', {
        gameId: GAME,
        currency: 'EUR',
        minStake: '0.01',
        maxStake: '100.00',
        minCycleMs: 0,
        state: 'active',
      });
      return Promise.all(Array.from({ length: clients }, () => openSeat(desk)));
    });
    let begun = 0;
    let done = 0;
    const told: Told = { amounts: new Map(), calls: 0, repeated: 0 };
    const broken: string[] = [];
    const at = performance.now();
    const all = Promise.all(
      seats.map((seat, index) =>
        playRounds({
          ...seat,
          name: `maker-${index}`,
          port: clientProxy.port,
          random: seeded(`${seed} maker ${index}`),
          told,
          next: () => (begun += 1) <= rounds,
          played: () => (done += 1),
        }).catch((error: unknown) => broken.push(String(error))),
      ),
    ).then(() => (done = rounds));
    const struck = await strike(world, blows, () => Math.min(1, done / rounds));
    await all;
    const ms = performance.now() - at;
    const counts = sumOf([clientProxy.counts, databaseProxy.counts]);
    for (const one of [clientProxy, databaseProxy]) one.calm();
    await sleep(5000);
    const { figures, broken: rules } = await judgeRounds(books, { told, balance: 100_000_000n });
    return {
      ms,
      rounds,
      calls: told.calls,
      repeated: told.repeated,
      struck,
      exchanges: counts.exchanges,
      faulted: Object.values(counts.faults).reduce((sum, count) => sum + count, 0),
      verdict: figures,
      broken: [...broken, ...platform.unplanned, ...rules],
    };
  } catch (error) {
    const printed = world.servers.map(({ platform }) => platform.printed()).join('\n');
    throw new Error(`The run broke off. The server printed last:\n${printed}`, { cause: error });
  } finally {
    await closeBooks();
    await world.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openSeat(desk: ReturnType<typeof createClient>) {
  const { playerId } = await desk.desk('player', { currency: 'EUR', balance: BALANCE });
  const asked = await desk.desk('session', { playerId: String(playerId), gameId: GAME });
  const session = { sessionId: String(asked['sessionId']), gameId: GAME, currency: 'EUR' };
  const { makerToken = '' } = await desk.call('authenticate', { ...session, token: String(asked['token']) });
  return { playerId: String(playerId), session, token: makerToken };
}
