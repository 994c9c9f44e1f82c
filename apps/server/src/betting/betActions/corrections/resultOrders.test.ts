import { beforeEach, describe, expect, test } from 'vitest';
import { createOperatorWorld, legOn, PRICES, type ActionsWorld } from '../../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../../testing/book.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import type { OperatorActions } from './operatorActions.ts';
import type { ResultEvent } from './results.store.ts';

const database = suiteDatabase();
const MARKET = '1.match-result';
const WEEK = 604_800;
const STAKE = 1000n;
const PAYOUT = 3400n;
const MONEY = 100_000n;
const author = { operator: 'tester', reason: 'The referee’s report' };

/** Everything that decides bets: what operators publish, and the source of the feed. */
type Source = ResultEvent['kind'] | 'feed';

/** Known facts of the market that decide bets on the draw: the rule that the platform has to follow. */
class Known {
  readonly events: { readonly kind: 'result' | 'cancellation'; readonly at: number; isLifted: boolean }[] =
    [];
  isFed = false;

  /** Returns the last event of operators that is in force. */
  last() {
    return this.events.findLast(({ isLifted }) => !isLifted);
  }

  /** Returns the outcome of a bet on the draw: void in a cancelled window, else operators' result, else the feed's. */
  outcome(betAt: number): 'returned' | 'won' | 'lost' | null {
    const inForce = this.events.filter(({ isLifted }) => !isLifted);
    if (inForce.some(({ kind, at }) => kind === 'cancellation' && betAt <= at)) return 'returned';
    if (inForce.some(({ kind }) => kind === 'result')) return 'won';
    return this.isFed ? 'lost' : null;
  }
}

interface Scene {
  readonly world: ActionsWorld;
  readonly operator: OperatorActions;
  readonly known: Known;
  /** Ids of events, in the order of `known.events`. */
  readonly eventIds: string[];
}

const now = ({ world }: Scene): number => world.deps.now().getTime();

/** Acts of the sources: the feed says home, operators say draw. One that is missing here doesn't compile. */
const acts: Readonly<Record<Source, (scene: Scene) => Promise<void>>> = {
  async feed({ world, known }) {
    known.isFed = true;
    await world.settle(1, 'home');
  },
  async result(scene) {
    const sides = { home: 0, draw: 1, away: 0 } as const;
    const results = Object.fromEntries(
      Object.entries(sides).map(([key, result]) => [`${MARKET}:${key}`, { result }]),
    );
    const { eventId } = await scene.operator.publishResults({ marketId: MARKET, results, ...author });
    scene.known.events.push({ kind: 'result', at: now(scene), isLifted: false });
    scene.eventIds.push(eventId);
  },
  async cancellation(scene) {
    const { eventId } = await scene.operator.cancelWindow({
      marketId: MARKET,
      start: null,
      end: null,
      ...author,
    });
    scene.known.events.push({ kind: 'cancellation', at: now(scene), isLifted: false });
    scene.eventIds.push(eventId);
  },
  async lift({ operator, known, eventIds }) {
    const last = known.last();
    const eventId = last && eventIds[known.events.indexOf(last)];
    if (!last || eventId === undefined) throw new Error('Nothing is in force that could be lifted.');
    const lift = { eventId, reason: 'The wrong match' };
    await (last.kind === 'result' ? operator.liftResult(lift) : operator.liftCancellation(lift));
    last.isLifted = true;
  },
};

/** Returns every order of some acts in which a lift has something to lift. */
function ordersOf(sources: readonly Source[]): readonly (readonly Source[])[] {
  const orders = sources.flatMap((first, index) => {
    const rest = sources.toSpliced(index, 1);
    return rest.length === 0 ? [[first]] : ordersOf(rest).map((order) => [first, ...order]);
  });
  const texts = new Map(orders.map((order) => [order.join(), order]));
  return [...texts.values()];
}

function isPossible(order: readonly Source[]): boolean {
  let liftable = 0;
  for (const source of order) {
    if (source === 'lift') liftable -= 1;
    else if (source !== 'feed') liftable += 1;
    if (liftable < 0) return false;
  }
  return true;
}

const orders = [
  ...ordersOf(['feed', 'result', 'cancellation', 'lift']),
  ...ordersOf(['feed', 'result', 'cancellation', 'lift', 'lift']).filter((order) => order.at(-1) === 'lift'),
].filter(isPossible);

/** Time between two acts, and whether the platform starts again after each: the book then has what the feed still has. */
const TIMES = [
  { name: 'at once', seconds: 0, restarts: false },
  { name: 'a week apart, with restarts', seconds: WEEK, restarts: true },
] as const;

const cases = orders.flatMap((order) => TIMES.map((time) => ({ title: order.join(', '), order, ...time })));

let scene: Scene;
beforeEach(async () => {
  scene = {
    ...(await createOperatorWorld(database.db, { money: MONEY })),
    known: new Known(),
    eventIds: [],
  };
});

/** Bets on the draw; refused as long as operators have closed the market, or the feed has decided it. */
async function bet(): Promise<{ readonly id: string; readonly at: number; readonly isTaken: boolean }> {
  const { id, state } = await scene.world.place({ bets: [legOn(1, 'draw')] });
  return { id, at: now(scene), isTaken: state === 'accepted' };
}

/** Passes time with the sweeps that run in it, and starts again. */
async function pass({ seconds, restarts }: (typeof TIMES)[number]): Promise<void> {
  const { world, known } = scene;
  // Windows include the instant at which they end: the next bet comes later.
  world.wait(Math.max(1, seconds));
  if (restarts) {
    world.book.reset();
    world.book.sink.alive('line');
    world.book.sink.match(testMatch(1));
    world.book.sink.markets([testMarket(1, PRICES)]);
    if (known.isFed) world.book.sink.settle(MARKET, { home: 1, draw: 0, away: 0 });
  }
  await world.clock.sweep();
  await world.coupons.sweep();
}

describe('the last word is an operator’s until it is lifted:', () => {
  test.each(cases)('$title; $name', async ({ order, ...time }) => {
    const { world, known } = scene;
    const bets = [await bet()];
    for (const source of order) {
      await pass(time);
      await acts[source](scene);
      await pass(time);
      const later = await bet();
      expect([source, later.isTaken]).toEqual([source, !known.isFed && known.last() === undefined]);
      if (later.isTaken) bets.push(later);
      for (const { id, at } of bets) {
        const { outcome = null } = await world.coupon(id);
        expect([source, at, outcome]).toEqual([source, at, known.outcome(at)]);
      }
    }
    const paid = { won: PAYOUT, returned: STAKE, lost: 0n };
    const payouts = bets.map(({ at }) => paid[known.outcome(at) ?? 'lost']);
    const stakes = STAKE * BigInt(bets.length);
    expect(await world.balance()).toBe(payouts.reduce((sum, one) => sum + one, MONEY - stakes));
  });
});
