import type { FreeRoundsResult, OperatorFreeRounds } from '@touchline/contract/operators';
import { createClient } from '../makerWallet/conformance/client.ts';
import { overHttp } from '../makerWallet/conformance/overHttp.ts';
import { GAME, openWorld, type Seat } from '../makerWallet/conformance/world.ts';
import { MAKER_SECRET, startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

const HOUR = 3600;

/** A platform with a maker whose game has free rounds, its operator and its players. */
export interface FreeRoundsWorld {
  readonly ops: OpsApp;
  readonly maker: FakeMaker;
  /** Id of the game with free rounds. */
  readonly gameId: string;
  /** Returns a player with 100.00 EUR in an open session of the game. */
  seat(): Promise<Seat>;
  /** Sends an order: ten rounds of 0.20 EUR for two days, unless changed. */
  order(players: readonly string[], changes?: object): Promise<FreeRoundsResult>;
  /** Sends an order and returns the id of the free rounds that a player was given, once the maker has confirmed. */
  given(player: string, changes?: object): Promise<string>;
  /** Returns the body of an order. */
  draft(players: readonly string[], changes?: object): object;
  /** Returns free rounds as operators see them. */
  shown(id: string): Promise<OperatorFreeRounds | undefined>;
  /** Moves the clock and does what is due. */
  pass(seconds: number): Promise<void>;
  /** Plays a free round that wins this. */
  play(seat: Seat, freeRoundsId: string, win: string): Promise<string>;
  close(): Promise<void>;
}

/** Creates the world. */
export async function createFreeRoundsWorld(): Promise<FreeRoundsWorld> {
  let clock = (): Date => new Date();
  const maker = await startFakeMaker('fake', () => clock());
  const ops = await createOpsApp({
    env: { MAKERS_FILE: maker.makersFile, PLATFORM_CLOCK: 'manual' },
    listens: true,
  });
  clock = ops.app.now;
  const client = createClient({
    maker: 'fake',
    secret: MAKER_SECRET,
    send: overHttp(ops.app.address),
    now: ops.app.now,
  });
  const world = await openWorld(client);
  const { db } = ops.app;
  await db.updateTable('game_providers').set({ state: 'active' }).execute();
  const { id } = await db
    .updateTable('games')
    .set({ free_round_steps: JSON.stringify({ EUR: '0.10' }) })
    .where('maker_game_id', '=', GAME)
    .returning('id')
    .executeTakeFirstOrThrow();
  const gameId = String(id);
  const { id: category_id } = await db
    .selectFrom('game_categories')
    .select('id')
    .where('slug', '=', 'slots')
    .executeTakeFirstOrThrow();
  await db.insertInto('game_category_games').values({ category_id, game_id: id }).execute();
  let made = 0;

  function draft(players: readonly string[], changes: object = {}): object {
    const now = ops.app.now().getTime();
    made += 1;
    const times = { until: now + 48 * HOUR * 1000 };
    const rounds = { gameIds: [gameId], rounds: 10, stake: '0.20', iso: 'EUR' };
    return { players, ...rounds, ...times, key: `order-key-${made}`, reason: 'A test', ...changes };
  }
  async function order(players: readonly string[], changes: object = {}): Promise<FreeRoundsResult> {
    const answer = await ops.call('POST', '/ops/free-rounds/house', draft(players, changes));
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  }
  async function pass(seconds: number): Promise<void> {
    await ops.call('POST', '/ops/clock/advance', { seconds });
    ops.alive();
  }

  return {
    ops,
    maker,
    gameId,
    draft,
    order,
    pass,
    seat: () => world.seat(),
    async given(player, changes) {
      const { given } = await order([player], changes);
      const freeRoundsId = given[0]?.freeRoundsId ?? '';
      await pass(1);
      return freeRoundsId;
    },
    async shown(freeRoundsId) {
      const { freeRounds } = (await ops.call('GET', '/ops/free-rounds/house')).json();
      return freeRounds.find((one: OperatorFreeRounds) => one.id === freeRoundsId);
    },
    async play(seat, freeRoundsId, win) {
      const roundId = world.id('r');
      const bet = await seat.bet(world.id('b'), '0', { type: 'freeRound', freeRoundsId, roundId });
      if (bet.status !== 'OK') return bet.status;
      const won = await seat.win(world.id('w'), win, { type: 'freeRound', roundId, close: true });
      return won.status;
    },
    async close() {
      await ops.close();
      await maker.stop();
    },
  };
}
