import type { Coupon, CouponPlacement } from '@touchline/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { cashOut, decideCashOut } from '../betActions/cashOut/cashOut.service.ts';
import { cashOutQuote } from '../betActions/cashOut/cashOutQuote.ts';
import { createOperatorActions } from '../betActions/corrections/operatorActions.ts';
import { insuranceQuote, insureCoupon } from '../betActions/insurance.service.ts';
import { takePowerBet } from '../betActions/powerBet/powerBet.service.ts';
import { createMemoryBus } from '../bus/index.ts';
import { decideCoupon } from '../coupons/decision/decision.service.ts';
import { expressesOfDay } from '../coupons/expresses/expresses.service.ts';
import { ownCoupon } from '../coupons/ownCoupon.ts';
import { placeSingles } from '../coupons/placement/singles.service.ts';
import { grantDemoPromoCodes, ownPromoCodes } from '../coupons/promo/promoCodes.service.ts';
import { answerReview } from '../coupons/review/review.service.ts';
import { shareCoupon, sharedCoupon } from '../coupons/sharedCoupons/sharedCoupons.service.ts';
import type { LineBook } from '../feed/index.ts';
import { ProblemError } from '../http/problem.ts';
import { createActionsWorld, legOn, PRICES, type ActionsWorld } from '../testing/betActionsWorld.ts';
import { createTestBook, testMarket, testMatch } from '../testing/book.ts';
import { forgetOperators } from '../testing/closures.ts';
import { testPlacement } from '../testing/placement.ts';
import { testSite } from '../testing/site.ts';
import { suiteDatabase } from '../testing/suiteDatabase.ts';
import { loadClosures } from './followClosures.ts';
import { createMarketClosures, type MarketClosures } from './marketClosures.service.ts';

const database = suiteDatabase();
let world: ActionsWorld;
beforeEach(async () => {
  await forgetOperators(database.db);
  world = await createActionsWorld(database.db, { money: 1_000_000n });
});

/** A bet or an action that is ready to be tried, with the match whose market is closed before. */
interface Attempt {
  readonly matchId: number;
  /** Returns `taken`, or the code of the refusal. */
  readonly go: () => Promise<string>;
}
type Door = () => Promise<Attempt>;

const onFirst = (go: Attempt['go']): Attempt => ({ matchId: 1, go });
const verdict = ({ state, refusal }: Coupon): string =>
  refusal?.code ?? (state === 'rejected' ? state : 'taken');
const placing = (changes: Partial<CouponPlacement>) => async (): Promise<string> =>
  verdict(await world.place(changes));
const legs = (...ids: readonly number[]) => ids.map((id) => legOn(id));

/** Runs an action that throws its refusal. */
async function acting(action: () => Promise<unknown>): Promise<string> {
  try {
    await action();
    return 'taken';
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}

const own = (couponId: string) => ownCoupon(database.db, world.player.playerId, couponId);
const request = (couponId: string) => ({ playerId: world.player.playerId, key: world.key(), couponId });

async function promoCode(): Promise<string> {
  const { playerId } = world.player;
  const at = world.deps.now();
  await database.db
    .transaction()
    .execute((trx) => grantDemoPromoCodes(trx, { playerId, iso: 'EUR', now: at }));
  const { promoCodes } = await ownPromoCodes(database.db, playerId, at);
  const code = promoCodes.find(({ amount }) => amount === '10.00')?.code;
  if (code === undefined) throw new Error('A demonstration gives no code of 10.00.');
  return code;
}

const PLACEMENTS: Readonly<Record<string, Door>> = {
  'a single': async () => onFirst(placing({ bets: legs(1) })),
  'an express': async () => onFirst(placing({ typeId: 1, bets: legs(2, 1) })),
  'a system': async () => onFirst(placing({ typeId: 2, systemValue: 2, bets: legs(3, 2, 1) })),
  'a chain': async () => onFirst(placing({ typeId: 3, bets: legs(2, 1) })),
  'a conditional coupon': async () =>
    onFirst(
      placing({
        typeId: 5,
        bets: [3, 2, 1].map((id, index) => ({ ...legOn(id), blockId: index + 1 })),
        amountByBlockId: { '2': '5.00', '3': '5.00' },
      }),
    ),
  'an anti-express': async () => onFirst(placing({ typeId: 6, bets: legs(2, 1) })),
  'a lucky coupon': async () => onFirst(placing({ typeId: 7, bets: legs(2, 1) })),
  'several singles': async () =>
    onFirst(async () => {
      const { playerId, accountId } = world.player;
      const items = [2, 1].map((id) => ({
        key: world.key(),
        placement: testPlacement(accountId, { typeId: 9, bets: legs(id) }),
      }));
      const results = await placeSingles(world.deps, {
        playerId,
        site: testSite,
        items,
        placed: () => undefined,
      });
      const [other, first] = results.map((result) =>
        'coupon' in result ? verdict(result.coupon) : 'problem',
      );
      expect(other).toBe('taken');
      return first ?? 'nothing';
    }),
  'a bet with a promo code': async () => onFirst(placing({ bets: legs(1), promoCode: await promoCode() })),
  'a bet with an advance': async () => {
    const startsAt = Math.floor(world.deps.now().getTime() / 1000) + 3600;
    for (const id of [1, 2]) world.book.sink.match(testMatch(id, { startsAt }));
    await world.place({ amount: '100.00', bets: legs(2) });
    const { balance } = await database.db
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', world.player.accountId)
      .executeTakeFirstOrThrow();
    for (let left = balance; left > 1000n; left -= 100_000n) {
      const amount = left - 1000n < 100_000n ? left - 1000n : 100_000n;
      await world.place({ amount: `${amount / 100n}.00`, bets: legs(3) });
    }
    return onFirst(placing({ amount: '20.00', prepaidAmount: '20.00', bets: legs(1) }));
  },
  'a stake above the maximum': async () =>
    onFirst(placing({ isVipBet: true, amount: '3000.00', bets: legs(1) })),
  'an operator’s offer': async () => {
    const asked = { isVipBet: true, amount: '3000.00', bets: legs(1) };
    const { id } = await world.place(asked);
    const offer = { kind: 'offer', amount: '2500.00', bets: [], seconds: 600 } as const;
    await answerReview(world.deps, BigInt(id), offer);
    return onFirst(placing({ ...asked, isVipBet: false, amount: '2500.00', offerOf: id }));
  },
  'a shared coupon': async () => {
    const code = await shareCoupon(world.deps, { typeId: 1, bets: legs(2, 1) });
    return onFirst(async () => {
      const { slip } = await sharedCoupon(world.deps, code);
      const bets = slip.bets.map(({ gameId, marketId, selectionId }) => ({
        ...legOn(gameId),
        marketId,
        selectionId,
      }));
      return placing({ typeId: 1, bets })();
    });
  },
  'a repeated bet': async () => {
    const bets = legs(1);
    await world.place({ bets });
    return onFirst(placing({ bets }));
  },
  'an express of the day': async () => {
    for (const id of [1, 2, 3, 4]) world.book.sink.markets([testMarket(id, PRICES, { main: true })]);
    const [express] = (await expressesOfDay(world.deps)).expresses;
    const [first] = express?.bets ?? [];
    if (!express || !first) throw new Error('There is no express of the day.');
    const bets = express.bets.map(({ gameId }) => legOn(gameId));
    return { matchId: first.gameId, go: placing({ typeId: 1, expressId: express.expressId, bets }) };
  },
  'a bet in play': async () => {
    world.kickOff(1);
    return onFirst(placing({ bets: legs(1) }));
  },
  'a bet in play after its delay': async () => {
    world.kickOff(1);
    const { id, state } = await world.place({ bets: legs(1) });
    expect(state).toBe('pending');
    return onFirst(async () => {
      world.wait(10);
      await decideCoupon(world.deps, BigInt(id));
      return verdict(await world.coupon(id));
    });
  },
};

const ACTIONS: Readonly<Record<string, Door>> = {
  'a PowerBet': async () => {
    const { id: couponId } = await world.place();
    const body = { extraStake: '10.00', newCoef: '2.016' };
    return onFirst(() => acting(() => takePowerBet(world.deps, { ...request(couponId), body })));
  },
  'an insurance': async () => {
    const { id } = await world.place({ typeId: 1, bets: legs(1, 2) });
    const quote = insuranceQuote(world.book, await own(id), 50);
    expect(quote.availability).toBe(1);
    const body = { percent: 50, premium: '9.99' };
    return onFirst(() => acting(() => insureCoupon(world.deps, { ...request(id), body })));
  },
  'a cash-out': async () => {
    const { id } = await world.place();
    const body = { percent: 50, amount: '4.75' };
    return onFirst(() => acting(() => cashOut(world.deps, { ...request(id), body })));
  },
  'a cash-out after its delay': async () => {
    const { id } = await world.place();
    world.kickOff(1);
    expect(cashOutQuote(world.book, await own(id)).availability).toBe(1);
    await cashOut(world.deps, { ...request(id), body: { percent: 50, amount: '4.75' } });
    return onFirst(async () => {
      world.wait(10);
      const decided = await decideCashOut(world.deps, BigInt(id));
      return decided?.isPaid ? 'taken' : 'NOT_FOR_THE_MOMENT';
    });
  },
  'an operator’s acceptance': async () => {
    const { id, state } = await world.place({ isVipBet: true, amount: '3000.00', bets: legs(1) });
    expect(state).toBe('review');
    return onFirst(() =>
      acting(async () => {
        await answerReview(world.deps, BigInt(id), { kind: 'accepted' });
      }),
    );
  },
};

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
/** Ways to close a market. Neither result nor cancellation decides the bets themselves. */
const CLOSINGS: Readonly<Record<string, Close>> = {
  'a published result': (matchId) => {
    const { book, closures } = elsewhere();
    const marketId = `${matchId}.match-result`;
    const results = { [`${marketId}:away`]: { result: 0 as const } };
    return createOperatorActions({ ...world.deps, book, closures }).publishResults({
      marketId,
      results,
      ...author,
    });
  },
  'a cancellation': (matchId) => {
    const { book, closures } = elsewhere();
    const end = new Date(world.deps.now().getTime() - 3_600_000);
    const window = { marketId: `${matchId}.match-result`, start: null, end, ...author };
    return createOperatorActions({ ...world.deps, book, closures }).cancelWindow(window);
  },
  'a suspended market': (matchId) =>
    elsewhere().closures.suspend({ scope: 'market', subject: `${matchId}.match-result` }, author),
  'a suspended match': (matchId) =>
    elsewhere().closures.suspend({ scope: 'match', subject: String(matchId) }, author),
  'a suspended sport': () => elsewhere().closures.suspend({ scope: 'sport', subject: '1' }, author),
};

/** Knowledge of the process that takes the bet: it follows the closure, or only the database has it. */
const KNOWLEDGE: Readonly<Record<string, () => Promise<void>>> = {
  'known to the process': () => loadClosures(world.deps),
  'not yet known to the process': () => Promise.resolve(),
};

const cases = (doors: Readonly<Record<string, Door>>) =>
  Object.entries(doors).flatMap(([name, door]) =>
    Object.entries(CLOSINGS).flatMap(([closing, close]) =>
      Object.entries(KNOWLEDGE)
        // A suspended sport closes the first legs of several singles, too.
        .filter(() => !(name === 'several singles' && closing === 'a suspended sport'))
        .map(([known, follow]) => ({ name, closing, known, door, close, follow })),
    ),
  );

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

describe('open markets take', () => {
  test.each(Object.entries({ ...PLACEMENTS, ...ACTIONS }))('%s', async (_name, door) => {
    const { go } = await door();
    expect(await go()).toBe('taken');
  });
});

describe('closed markets refuse as suspended', () => {
  test.each(cases(PLACEMENTS))('$name: $closing, $known', async ({ name, door, close, follow }) => {
    const { matchId, go } = await door();
    await close(matchId);
    await follow();
    const before = await state();
    expect(await go()).toBe('MARKET_SUSPENDED');
    // Pending coupons release their stake, and several singles take the other one.
    if (!/several|delay/.test(name)) expect(await state()).toEqual(before);
  });
});

describe('closed markets refuse for the moment', () => {
  test.each(cases(ACTIONS))('$name: $closing, $known', async ({ name, door, close, follow }) => {
    const { matchId, go } = await door();
    await close(matchId);
    await follow();
    const before = await state();
    expect(await go()).toBe(name === 'an operator’s acceptance' ? 'LEG_CLOSED' : 'NOT_FOR_THE_MOMENT');
    expect(await state()).toEqual(before);
  });
});
