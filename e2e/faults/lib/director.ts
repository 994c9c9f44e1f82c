import type { Random } from '../../../apps/server/src/feed/engine/random.ts';
import { someResult, type Books } from './books.ts';
import { lookAtOffers, type Offers } from './offers.ts';
import { sleep } from './processes.ts';
import type { World } from './world.ts';

/**
 * What happens on the way, besides faults: a server is killed, PostgreSQL restarts in one mode or the other, Redis
 * comes back empty.
 */
export type Blow = 'kill' | 'fast' | 'immediate' | 'redis';

export interface Script {
  readonly books: Books;
  readonly random: Random;
  /** How many blows there are. */
  readonly blows: number;
  /** The share of the placements that is made, from 0 to 1; 1 ends it. */
  readonly progress: () => number;
}

/** How often a result is corrected while play goes on. */
const CORRECTIONS_SHARE = 0.3;

/** Play and blows of one run. */
export interface Director {
  /** What the line offered when it was last looked at. */
  offers(): Offers;
  /** Moves play on and strikes, until the placements are made. @returns how often each blow was struck */
  direct(): Promise<Readonly<Record<Blow, number>>>;
}

/** One server alone, and several that Redis joins. */
const ALONE: readonly Blow[] = ['kill', 'immediate', 'kill', 'fast'];
const JOINED: readonly Blow[] = ['kill', 'immediate', 'kill', 'redis', 'kill', 'fast'];

/** Kills at every other turn, and restarts what the servers stand on between, a little off the even pace. */
function schedule({ redis }: World, { random, blows: count }: Script) {
  const turns = redis ? JOINED : ALONE;
  return Array.from({ length: count }, (_, index) => ({
    at: (index + 0.5 + 0.6 * (random.next() - 0.5)) / count,
    blow: turns[index % turns.length] ?? 'kill',
  }));
}

async function strike(world: World, blow: Blow, random: Random): Promise<void> {
  const away = random.between(0, 1_000);
  if (blow === 'kill') {
    const server = random.pick(world.servers);
    await server.platform.kill();
    await sleep(away);
    await world.start(server);
  } else if (blow === 'redis') await world.redis?.restart(away);
  else await world.database.restart(blow, away);
}

/** Says something else of a market that is over. */
async function correct({ servers }: World, { random, books }: Script): Promise<void> {
  const found = await someResult(books).catch(() => undefined);
  if (!found) return;
  const result = () => random.pick([0, 1, 2, 6]);
  await random.pick(servers).platform.publish(
    found.marketId,
    found.keys.map((key) => ({ key, result: result() })),
  );
}

/** @throws {Error} when the line can't be read at its start */
export async function createDirector(world: World, script: Script): Promise<Director> {
  const origins = world.servers.map(({ platform }) => platform.origin);
  let offers = await lookAtOffers(origins);

  /** Play goes on while a blow is struck, since other servers may go on as well. */
  async function play(): Promise<void> {
    await world.advance(script.random.between(10, 60));
    if (script.random.next() < CORRECTIONS_SHARE) await correct(world, script);
    // While no server answers, the pages show what they had.
    offers = await lookAtOffers(origins).catch(() => offers);
    await sleep(400);
  }

  return {
    offers: () => offers,
    async direct() {
      const struck = { kill: 0, fast: 0, immediate: 0, redis: 0 };
      const striking = async (): Promise<void> => {
        for (const { at, blow } of schedule(world, script)) {
          while (script.progress() < Math.min(at, 1)) await sleep(100);
          if (script.progress() === 1) return;
          await strike(world, blow, script.random);
          struck[blow] += 1;
        }
      };
      const playing = async (): Promise<void> => {
        while (script.progress() < 1) await play();
      };
      await Promise.all([striking(), playing()]);
      return struck;
    },
  };
}
