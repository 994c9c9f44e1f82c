import type { Random } from '@touchline/demo-line/testing';
import { someResult, type Books } from './books.ts';
import { lookAtOffers, type Offers } from './offers.ts';
import { sleep } from './processes.ts';
import type { World } from './world.ts';

/**
 * A disruption in addition to faults: a server is killed, PostgreSQL is restarted in one of two modes, or Redis is
 * restarted empty.
 */
export type Blow = 'kill' | 'fast' | 'immediate' | 'redis';

export interface Script {
  readonly books: Books;
  readonly random: Random;
  /** Number of disruptions. */
  readonly blows: number;
  /** Share of the placements that are made, from 0 to 1; 1 ends the run. */
  readonly progress: () => number;
}

/** Share of turns in which a result is corrected during play. */
const CORRECTIONS_SHARE = 0.3;

/** Drives the match clock and the disruptions of one run. */
export interface Director {
  /** Latest known offers. */
  offers(): Offers;
  /**
   * Advances play and triggers disruptions until the placements are made.
   * @returns number of disruptions by kind
   */
  direct(): Promise<Readonly<Record<Blow, number>>>;
}

/** Sequences of disruptions for a single server, and for several servers connected by Redis. */
const ALONE: readonly Blow[] = ['kill', 'immediate', 'kill', 'fast'];
const JOINED: readonly Blow[] = ['kill', 'immediate', 'kill', 'redis', 'kill', 'fast'];

/**
 * Schedules a kill at every other turn and restarts of the databases between them, at slightly irregular intervals.
 */
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

/** Publishes a different result of a settled market. */
async function correct({ servers }: World, { random, books }: Script): Promise<void> {
  const found = await someResult(books).catch(() => undefined);
  if (!found) return;
  const result = () => random.pick([0, 1, 2, 6]);
  await random.pick(servers).platform.publish(
    found.marketId,
    found.keys.map((key) => ({ key, result: result() })),
  );
}

/**
 * Creates the director of a run.
 * @throws {Error} when the offers can't be read at the start
 */
export async function createDirector(world: World, script: Script): Promise<Director> {
  const origins = world.servers.map(({ platform }) => platform.origin);
  let offers = await lookAtOffers(origins);

  /** Play continues during a disruption, since other servers may still run. */
  async function play(): Promise<void> {
    await world.advance(script.random.between(10, 60));
    if (script.random.next() < CORRECTIONS_SHARE) await correct(world, script);
    // While no server answers, the pages keep their last offers.
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
