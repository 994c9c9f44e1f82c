import type { FeedSink } from '@touchline/feed/source';
import { beforeEach, describe, expect, test } from 'vitest';
import { createOperatorActions } from '../betActions/corrections/operatorActions.ts';
import { createMemoryBus } from '../../kernel/bus/index.ts';
import type { LineBook } from '../feed/index.ts';
import { betDoors, callsWithDoor, type BetDoor } from '../../testing/betDoors.ts';
import { createActionsWorld, PRICES, type ActionsWorld } from '../../testing/betActionsWorld.ts';
import { createTestBook, testMarket, testMatch } from '../../testing/book.ts';
import { forgetOperators } from '../../testing/closures.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import { loadClosures } from './followClosures.ts';
import { createMarketClosures, type MarketClosures } from './marketClosures.service.ts';
import type { ClosureScope, MarketClosuresTable } from './marketClosures.tables.ts';

const database = suiteDatabase();
let world: ActionsWorld;
beforeEach(async () => {
  await forgetOperators(database.db);
  world = await createActionsWorld(database.db, { money: 1_000_000n });
});

/** Another process: its own book of the same matches, in which operators act. */
function elsewhere(): { readonly closures: MarketClosures; readonly book: LineBook } {
  const book = createTestBook();
  for (const id of [1, 2, 3, 4]) {
    book.sink.match(testMatch(id));
    book.sink.markets([testMarket(id, PRICES)]);
  }
  return { book, closures: createMarketClosures({ ...world.deps, book, bus: createMemoryBus() }) };
}

const author = { operator: 'tester', reason: 'Tried by a test.' };

type Close = (matchId: number) => Promise<unknown>;
/** Calls of a source by which a market gets a result, or is no longer offered. */
type Ending = Exclude<keyof FeedSink, 'alive'>;
type OperatorCause = Exclude<MarketClosuresTable['cause'], 'suspended'>;

const suspend =
  (scope: ClosureScope, subjectOf: (matchId: number) => string): Close =>
  (matchId) =>
    elsewhere().closures.suspend({ scope, subject: subjectOf(matchId) }, author);

/**
 * Ways in which operators close a market, in another process. Neither result nor cancellation decides the bets
 * themselves.
 */
const byOperators: Readonly<Record<OperatorCause | `suspended ${ClosureScope}`, Close>> = {
  result: (matchId) => {
    const { book, closures } = elsewhere();
    const marketId = `${matchId}.match-result`;
    const results = { [`${marketId}:away`]: { result: 0 as const } };
    return createOperatorActions({ ...world.deps, book, closures }).publishResults({
      marketId,
      results,
      ...author,
    });
  },
  cancellation: (matchId) => {
    const { book, closures } = elsewhere();
    const end = new Date(world.deps.now().getTime() - 3_600_000);
    const window = { marketId: `${matchId}.match-result`, start: null, end, ...author };
    return createOperatorActions({ ...world.deps, book, closures }).cancelWindow(window);
  },
  'suspended market': suspend('market', (matchId) => `${matchId}.match-result`),
  'suspended match': suspend('match', String),
  'suspended sport': suspend('sport', () => '1'),
};

/** Ways in which a source ends the betting on a market, with the code by which a placement is refused. */
const bySources: Readonly<
  Record<
    Ending,
    { readonly code: string; readonly end: (book: ActionsWorld['book'], matchId: number) => void }
  >
> = {
  settle: {
    code: 'GAME_FINISHED',
    end: ({ sink }, id) => sink.settle(`${id}.match-result`, { home: 1, draw: 0, away: 0 }),
  },
  cancel: { code: 'GAME_FINISHED', end: ({ sink }, id) => sink.cancel(id) },
  drop: { code: 'BETTING_CLOSED', end: ({ sink }, id) => sink.drop(id) },
  match: { code: 'GAME_FINISHED', end: ({ sink }, id) => sink.match(testMatch(id, { status: 4 })) },
  markets: {
    code: 'MARKET_SUSPENDED',
    end: ({ sink }, id) => sink.markets([testMarket(id, PRICES, { status: -1 })]),
  },
};

/** Knowledge of the process that takes the bet: it follows the closure, or only the database has it. */
const KNOWLEDGE: Readonly<Record<string, () => Promise<void>>> = {
  'known to the process': () => loadClosures(world.deps),
  'not yet known to the process': () => Promise.resolve(),
};

const doors = Object.entries(betDoors).map(([name, door]) => ({ name, door }));
const operatorCases = doors.flatMap(({ name, door }) =>
  Object.entries(byOperators).flatMap(([closing, close]) =>
    Object.entries(KNOWLEDGE)
      // A suspended sport closes the first legs of several singles, too.
      .filter(() => !(name === 'multipleSingles' && closing === 'suspended sport'))
      .map(([known, follow]) => ({ name, door, closing, close, known, follow })),
  ),
);
const sourceCases = doors.flatMap(({ name, door }) =>
  Object.entries(bySources).map(([ending, { code, end }]) => ({ name, door, ending, code, end })),
);

/** Returns the code by which a door refuses, if a placement is refused by `code`. */
const refusalOf = ({ isAction, refusal }: BetDoor, code: string): string =>
  refusal ?? (isAction ? 'NOT_FOR_THE_MOMENT' : code);

/** Returns the money of the player and the number of taken coupons. */
async function state(): Promise<object> {
  const { count } = await database.db
    .selectFrom('coupons')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', world.player.playerId)
    .where('state', 'in', ['accepted', 'pending', 'review'])
    .executeTakeFirstOrThrow();
  return { balance: await world.balance(), count };
}

test('every call by which players bet has a door', () => {
  const called = new Set(doors.map(({ door }) => door.call).filter((call) => call !== null));
  expect([...called].toSorted()).toEqual(Object.keys(callsWithDoor).toSorted());
});

describe('open markets take', () => {
  test.each(doors)('$name', async ({ door }) => {
    const { go } = await door.ready(world);
    expect(await go()).toBe('taken');
  });
});

describe('what operators have closed, in whatever process, takes no bet:', () => {
  test.each(operatorCases)('$name: $closing, $known', async ({ door, close, follow }) => {
    const { matchId, go } = await door.ready(world);
    await close(matchId);
    await follow();
    const before = await state();
    expect(await go()).toBe(refusalOf(door, 'MARKET_SUSPENDED'));
    if (!door.movesOtherMoney) expect(await state()).toEqual(before);
  });
});

describe('what the source has ended takes no bet:', () => {
  test.each(sourceCases)('$name: $ending', async ({ door, code, end }) => {
    const { matchId, go } = await door.ready(world);
    end(world.book, matchId);
    const before = await state();
    expect(await go()).toBe(refusalOf(door, code));
    if (!door.movesOtherMoney) expect(await state()).toEqual(before);
  });
});
