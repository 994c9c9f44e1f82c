import type { Random } from '../../../apps/server/src/feed/engine/random.ts';
import { someResult, type Books } from './books.ts';
import { lookAtOffers, type Offers } from './offers.ts';
import { sleep } from './processes.ts';
import type { World } from './world.ts';

/** What happens on the way, besides faults: the server is killed, PostgreSQL restarts in one mode or the other. */
const blows = ['kill', 'fast', 'immediate'] as const;
export type Blow = (typeof blows)[number];

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

/** Kills as often as it restarts the database, each mode in turn, a little off the even pace. */
function schedule({ random, blows: count }: Script): { readonly at: number; readonly blow: Blow }[] {
  const turns: readonly Blow[] = ['kill', 'immediate', 'kill', 'fast'];
  return Array.from({ length: count }, (_, index) => ({
    at: (index + 0.5 + 0.6 * (random.next() - 0.5)) / count,
    blow: turns[index % turns.length] ?? 'kill',
  }));
}

async function strike({ platform, database, startPlatform }: World, blow: Blow, away: number): Promise<void> {
  if (blow === 'kill') {
    await platform.kill();
    await sleep(away);
    await startPlatform();
  } else await database.restart(blow, away);
}

/** Says something else of a market that is over. */
async function correct({ platform }: World, { random, books }: Script): Promise<void> {
  const found = await someResult(books).catch(() => undefined);
  if (!found) return;
  const result = () => random.pick([0, 1, 2, 6]);
  await platform.publish(
    found.marketId,
    found.keys.map((key) => ({ key, result: result() })),
  );
}

/** @throws {Error} when the line can't be read at its start */
export async function createDirector(world: World, script: Script): Promise<Director> {
  const { origin } = world.platform;
  let offers = await lookAtOffers(origin);
  return {
    offers: () => offers,
    async direct() {
      const struck = { kill: 0, fast: 0, immediate: 0 };
      const coming = schedule(script);
      while (script.progress() < 1) {
        const next = coming[0];
        if (next && next.at <= script.progress()) {
          coming.shift();
          await strike(world, next.blow, script.random.between(0, 1_000));
          struck[next.blow] += 1;
        }
        await world.platform.advance(script.random.between(10, 60));
        if (script.random.next() < CORRECTIONS_SHARE) await correct(world, script);
        // While the server is away, the pages show what they had.
        offers = await lookAtOffers(origin).catch(() => offers);
        await sleep(400);
      }
      return struck;
    },
  };
}
