import { seeded } from '@touchline/demo-line/testing';
import { openPlayer } from '../../bench/lib/players.ts';
import { betOn } from './betting.ts';
import { isQuiet, openBooks, type Books } from './books.ts';
import { createCaller, type Player } from './caller.ts';
import { sumOf, type Counts } from './carry.ts';
import { createClient } from './client.ts';
import { createDirector, type Blow } from './director.ts';
import { createDevice } from './exchange.ts';
import { showOneFeed } from './feeds.ts';
import { createJournal, type Journal } from './journal.ts';
import { sleep, until } from './processes.ts';
import { judge, type Verdict } from './verdict.ts';
import { openWorld, type World } from './world.ts';

export interface RunOptions {
  readonly placements: number;
  readonly clients: number;
  readonly seed: string;
  /** Time limit of a client's answer, ms. */
  readonly timeout: number;
  /** Number of disruptions: kills of a server, restarts of PostgreSQL or Redis. */
  readonly blows: number;
  /** Number of platform processes on one PostgreSQL and one Redis. */
  readonly servers: number;
}

export interface Outcome {
  readonly journal: Journal;
  readonly struck: Readonly<Record<Blow, number>>;
  readonly ms: number;
  readonly verdict: Verdict;
  readonly client: Counts;
  readonly database: Counts;
}

/** Longest time without progress of any client, ms. */
const STANDSTILL = 600_000;
/** Time limit in which the server decides and settles all remaining coupons, ms. */
const QUIET_WITHIN = 600_000;
/** Match time after which all matches in play are over, seconds. */
const REST_OF_PLAY = 3600;

/** Fails when no client makes progress for `STANDSTILL`. */
async function watch(journal: Journal, isDone: () => boolean): Promise<void> {
  let count = -1;
  let since = performance.now();
  while (!isDone()) {
    if (journal.took.length !== count) {
      count = journal.took.length;
      since = performance.now();
    } else if (performance.now() - since > STANDSTILL) {
      throw new Error(`After ${count} placements no client gets an answer any more.`);
    }
    await sleep(500);
  }
}

interface Parts {
  readonly world: World;
  readonly books: Books;
  readonly players: readonly Player[];
  readonly journal: Journal;
}

async function bets({ world, books, players, journal }: Parts, options: RunOptions) {
  const { placements, clients, seed, timeout, blows } = options;
  let begun = 0;
  let isDone = false;
  const progress = () => (isDone ? 1 : Math.min(0.999, journal.took.length / placements));
  const director = await createDirector(world, {
    books,
    random: seeded(`${seed} director`),
    blows,
    progress,
  });
  const one = async (index: number): Promise<void> => {
    const player = players[index % players.length];
    if (!player) throw new Error('There are no players.');
    const name = `client-${String(index).padStart(2, '0')}`;
    const ports = world.servers.map(({ clientProxy }) => clientProxy.port);
    const from = Math.floor(index / players.length) % ports.length;
    const device = createDevice({ ports: [...ports.slice(from), ...ports.slice(0, from)], timeout });
    const caller = createCaller({ name, player, device, journal, pause: timeout / 4 });
    const client = createClient(player, caller, journal);
    const next = () => (begun += 1) <= placements;
    // A client that makes no progress is a broken rule; the others continue.
    await betOn(client, name, { seed, journal, offers: director.offers, next }).catch((error: unknown) =>
      journal.broken.push(String(error)),
    );
    device.close();
  };
  const all = Promise.all(Array.from({ length: clients }, (_, index) => one(index))).finally(
    () => (isDone = true),
  );
  const at = performance.now();
  const [struck, , ms] = await Promise.all([
    director.direct(),
    watch(journal, () => isDone),
    all.then(() => performance.now() - at),
  ]);
  return { struck, ms };
}

/**
 * Finishes all bets without faults, and compares the stored state with the answers that clients received. The server
 * is restarted in between: a result that a broken connection kept from a coupon is applied at its next start.
 */
async function end({ world, books, journal }: Omit<Parts, 'players'>): Promise<Verdict> {
  for (const { clientProxy, databaseProxy } of world.servers) {
    clientProxy.calm();
    databaseProxy.calm();
  }
  await world.advance(REST_OF_PLAY);
  const exits = await Promise.all(world.servers.map(({ platform }) => platform.stop()));
  await Promise.all(world.servers.map(world.start));
  await until('every coupon is decided and has the results that are known', QUIET_WITHIN, () =>
    isQuiet(books),
  );
  const origins = world.servers.map(({ platform }) => platform.origin);
  await until('all servers show one feed', QUIET_WITHIN, () => showOneFeed(origins));
  const { states, broken } = await judge(books, journal);
  const ends = exits
    .filter((exit) => exit !== '0')
    .map((exit) => `Asked to end, a server ended with ${exit}.`);
  const unplanned = world.servers.flatMap(({ platform }) => platform.unplanned);
  return { states, broken: [...journal.broken, ...unplanned, ...broken, ...ends] };
}

/** Places coupons while connections and servers fail. */
export async function run(options: RunOptions): Promise<Outcome> {
  const world = await openWorld(options);
  let closeBooks = (): Promise<void> => Promise.resolve();
  try {
    const [first] = world.servers;
    await Promise.all(world.servers.map(world.start));
    const { close, ...books } = await openBooks(world.database);
    closeBooks = close;
    // Two devices for each player compete for the account's lock. A registration has no key, so it runs without
    // faults.
    const players = await first.databaseProxy.calmly(() =>
      Promise.all(
        Array.from({ length: Math.ceil(options.clients / 2) }, () => openPlayer(first.platform.origin)),
      ),
    );
    const journal = createJournal();
    const parts = { world, books, players, journal };
    const { struck, ms } = await bets(parts, options);
    const client = sumOf(world.servers.map(({ clientProxy }) => clientProxy.counts));
    const database = sumOf(world.servers.map(({ databaseProxy }) => databaseProxy.counts));
    return { journal, struck, ms, client, database, verdict: await end(parts) };
  } catch (error) {
    const printed = world.servers.map(({ platform }) => platform.printed()).join('\n');
    throw new Error(`The run broke off. The servers printed last:\n${printed}`, { cause: error });
  } finally {
    await closeBooks();
    await world.end();
  }
}
