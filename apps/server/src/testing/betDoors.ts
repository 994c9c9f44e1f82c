import type { COUPON_TYPE } from '@touchline/betting';
import type { calls, Coupon, CouponPlacement } from '@touchline/contract';
import { expect } from 'vitest';
import { cashOut, decideCashOut } from '../betting/betActions/cashOut/cashOut.service.ts';
import { cashOutQuote } from '../betting/betActions/cashOut/cashOutQuote.ts';
import { insuranceQuote, insureCoupon } from '../betting/betActions/insurance.service.ts';
import { takePowerBet } from '../betting/betActions/powerBet/powerBet.service.ts';
import { decideCoupon } from '../betting/coupons/decision/decision.service.ts';
import { expressesOfDay } from '../betting/coupons/expresses/expresses.service.ts';
import { ownCoupon } from '../betting/coupons/ownCoupon.ts';
import { placeSingles } from '../betting/coupons/placement/singles.service.ts';
import { grantDemoPromoCodes, ownPromoCodes } from '../betting/coupons/promo/promoCodes.service.ts';
import { answerReview } from '../betting/coupons/review/review.service.ts';
import { shareCoupon, sharedCoupon } from '../betting/coupons/sharedCoupons/sharedCoupons.service.ts';
import { ProblemError } from '../kernel/http/problem.ts';
import { legOn, PRICES, type ActionsWorld } from './betActionsWorld.ts';
import { testMarket, testMatch } from './book.ts';
import { testPlacement } from './placement.ts';
import { testSite } from './site.ts';

type Calls = typeof calls;
/** Calls that change something about coupons. */
type CouponCall = {
  [Name in keyof Calls]: Calls[Name] extends {
    readonly path: `/web-api/coupon${string}`;
    readonly method: 'post';
  }
    ? Name
    : never;
}[keyof Calls];

/** Calls about coupons that take no bet and change none, with the reason. */
type OtherCall =
  // Moves no money.
  'declineOffer' | 'mailCouponHistory' | 'clearCouponHistory' | 'couponTerms' | 'saveCouponCode';

/** Calls by which players bet, or change what they have bet. */
export type BetCall = Exclude<CouponCall, OtherCall>;

/** A bet or an action that is ready to be tried, with the match whose market gets a result before. */
export interface Attempt {
  readonly matchId: number;
  /** Returns `taken`, or the code of the refusal. */
  readonly go: () => Promise<string>;
}

/** A way to bet on a market, or to change a bet on it. */
export interface BetDoor {
  /** Call of players; null for what platform or operators do with a bet that waits. */
  readonly call: BetCall | null;
  /** True for what is done with a bet that is stored: it is refused for the moment, not as suspended. */
  readonly isAction?: true;
  /** Code of its refusal, if it isn't that of all others. */
  readonly refusal?: string;
  /** True if money moves although it is refused: a held stake is released, or other bets are taken. */
  readonly movesOtherMoney?: true;
  readonly ready: (world: ActionsWorld) => Promise<Attempt>;
}

const onFirst = (go: Attempt['go']): Attempt => ({ matchId: 1, go });
const verdict = ({ state, refusal }: Coupon): string =>
  refusal?.code ?? (state === 'rejected' ? state : 'taken');
const placing = (world: ActionsWorld, changes: Partial<CouponPlacement>) => async (): Promise<string> =>
  verdict(await world.place(changes));
const legs = (...ids: readonly number[]) => ids.map((id) => legOn(id));
const inBlocks = (...ids: readonly number[]) =>
  ids.map((id, index) => ({ ...legOn(id), blockId: index + 1 }));

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

const own = ({ deps, player }: ActionsWorld, couponId: string) =>
  ownCoupon(deps.db, player.playerId, couponId);
const request = (world: ActionsWorld, couponId: string) => ({
  playerId: world.player.playerId,
  key: world.key(),
  couponId,
});

/** Makes the door of a placement. */
const placement = (changes: Partial<CouponPlacement>): BetDoor => ({
  call: 'placeCoupon',
  ready: (world) => Promise.resolve(onFirst(placing(world, changes))),
});

/** Every type of coupon. */
const couponTypes = {
  single: placement({ bets: legs(1) }),
  express: placement({ typeId: 1, bets: legs(2, 1) }),
  system: placement({ typeId: 2, systemValue: 2, bets: legs(3, 2, 1) }),
  chain: placement({ typeId: 3, bets: legs(2, 1) }),
  multiBet: placement({ typeId: 4, systemValue: 2, bets: inBlocks(3, 2, 1) }),
  conditional: placement({
    typeId: 5,
    bets: inBlocks(3, 2, 1),
    amountByBlockId: { '2': '5.00', '3': '5.00' },
  }),
  antiExpress: placement({ typeId: 6, bets: legs(2, 1) }),
  lucky: placement({ typeId: 7, bets: legs(2, 1) }),
  patent: placement({ typeId: 8, bets: legs(3, 2, 1) }),
  multipleSingles: {
    call: 'placeSingles',
    movesOtherMoney: true,
    ready: (world) =>
      Promise.resolve(
        onFirst(async () => {
          const { playerId, accountId } = world.player;
          const items = [2, 1].map((id) => ({
            key: world.key(),
            placement: testPlacement(accountId, { typeId: 9, bets: legs(id) }),
          }));
          const request = { playerId, site: testSite, items, placed: () => undefined };
          const results = await placeSingles(world.deps, request);
          const [other, first] = results.map((result) =>
            'coupon' in result ? verdict(result.coupon) : 'problem',
          );
          // The bet on the other match is judged by itself.
          expect(other).toBe('taken');
          return first ?? 'nothing';
        }),
      ),
  },
} as const satisfies Readonly<Record<keyof typeof COUPON_TYPE, BetDoor>>;

/** Bets with something besides legs and a stake, and actions on bets. */
const others = {
  'a bet with a promo code': {
    call: 'placeCoupon',
    ready: async (world) => onFirst(placing(world, { bets: legs(1), promoCode: await promoCode(world) })),
  },
  'a bet with an advance': {
    call: 'placeCoupon',
    async ready(world) {
      const startsAt = Math.floor(world.deps.now().getTime() / 1000) + 3600;
      for (const id of [1, 2]) world.book.sink.match(testMatch(id, { startsAt }));
      await world.place({ amount: '100.00', bets: legs(2) });
      for (let left = await world.balance(); left > 1000n; left -= 100_000n) {
        const amount = left - 1000n < 100_000n ? left - 1000n : 100_000n;
        await world.place({ amount: `${amount / 100n}.00`, bets: legs(3) });
      }
      return onFirst(placing(world, { amount: '20.00', prepaidAmount: '20.00', bets: legs(1) }));
    },
  },
  'a stake above the maximum': placement({ isVipBet: true, amount: '3000.00', bets: legs(1) }),
  'an operator’s offer': {
    call: 'placeCoupon',
    async ready(world) {
      const bet = { isVipBet: true, amount: '3000.00', bets: legs(1) };
      const { id } = await world.place(bet);
      const offer = { kind: 'offer', amount: '2500.00', bets: [], seconds: 600 } as const;
      await answerReview(world.deps, BigInt(id), offer);
      return onFirst(placing(world, { ...bet, isVipBet: false, amount: '2500.00', offerOf: id }));
    },
  },
  'a shared coupon': {
    call: 'placeCoupon',
    async ready(world) {
      const code = await shareCoupon(world.deps, { typeId: 1, bets: legs(2, 1) });
      return onFirst(async () => {
        const { slip } = await sharedCoupon(world.deps, code);
        const bets = slip.bets.map(({ gameId, marketId, selectionId }) => ({
          ...legOn(gameId),
          marketId,
          selectionId,
        }));
        return placing(world, { typeId: 1, bets })();
      });
    },
  },
  'a repeated bet': {
    call: 'placeCoupon',
    async ready(world) {
      const bets = legs(1);
      await world.place({ bets });
      return onFirst(placing(world, { bets }));
    },
  },
  'an express of the day': {
    call: 'placeCoupon',
    async ready(world) {
      for (const id of [1, 2, 3, 4]) world.book.sink.markets([testMarket(id, PRICES, { main: true })]);
      const [express] = (await expressesOfDay(world.deps)).expresses;
      const [first] = express?.bets ?? [];
      if (!express || !first) throw new Error('There is no express of the day.');
      const bets = express.bets.map(({ gameId }) => legOn(gameId));
      const { expressId } = express;
      return { matchId: first.gameId, go: placing(world, { typeId: 1, expressId, bets }) };
    },
  },
  'a bet in play': {
    call: 'placeCoupon',
    ready(world) {
      world.kickOff(1);
      return Promise.resolve(onFirst(placing(world, { bets: legs(1) })));
    },
  },
  'a bet in play after its delay': {
    call: null,
    movesOtherMoney: true,
    async ready(world) {
      world.kickOff(1);
      const { id, state } = await world.place({ bets: legs(1) });
      expect(state).toBe('pending');
      return onFirst(async () => {
        world.wait(10);
        await decideCoupon(world.deps, BigInt(id));
        return verdict(await world.coupon(id));
      });
    },
  },
  'a PowerBet': {
    call: 'takePowerBet',
    isAction: true,
    async ready(world) {
      const { id: couponId } = await world.place();
      const body = { extraStake: '10.00', newCoef: '2.016' };
      return onFirst(() => acting(() => takePowerBet(world.deps, { ...request(world, couponId), body })));
    },
  },
  'an insurance': {
    call: 'insureCoupon',
    isAction: true,
    async ready(world) {
      const { id } = await world.place({ typeId: 1, bets: legs(1, 2) });
      const quote = insuranceQuote(world.book, await own(world, id), 50);
      expect(quote.availability).toBe(1);
      const body = { percent: 50, premium: '9.99' };
      return onFirst(() => acting(() => insureCoupon(world.deps, { ...request(world, id), body })));
    },
  },
  'a cash-out': {
    call: 'sellCoupon',
    isAction: true,
    async ready(world) {
      const { id } = await world.place();
      const body = { percent: 50, amount: '4.75' };
      return onFirst(() => acting(() => cashOut(world.deps, { ...request(world, id), body })));
    },
  },
  'a cash-out after its delay': {
    call: null,
    isAction: true,
    async ready(world) {
      const { id } = await world.place();
      world.kickOff(1);
      expect(cashOutQuote(world.book, await own(world, id)).availability).toBe(1);
      const body = { percent: 50, amount: '4.75' };
      await cashOut(world.deps, { ...request(world, id), body });
      return onFirst(async () => {
        world.wait(10);
        const decided = await decideCashOut(world.deps, BigInt(id));
        return decided?.isPaid ? 'taken' : 'NOT_FOR_THE_MOMENT';
      });
    },
  },
  'an operator’s acceptance': {
    call: null,
    isAction: true,
    refusal: 'LEG_CLOSED',
    async ready(world) {
      const { id, state } = await world.place({ isVipBet: true, amount: '3000.00', bets: legs(1) });
      expect(state).toBe('review');
      return onFirst(() => acting(() => answerReview(world.deps, BigInt(id), { kind: 'accepted' })));
    },
  },
} as const satisfies Readonly<Record<string, BetDoor>>;

/** Every way to bet on a market or to change a bet, each on match 1 unless it says otherwise. */
export const betDoors: Readonly<Record<string, BetDoor>> = { ...couponTypes, ...others };

/** Calls that have a door; a call of players that bets and has none doesn't compile. */
export const callsWithDoor: Readonly<Record<BetCall, true>> = {
  placeCoupon: true,
  placeSingles: true,
  takePowerBet: true,
  insureCoupon: true,
  sellCoupon: true,
};

async function promoCode({ deps, player: { playerId } }: ActionsWorld): Promise<string> {
  const at = deps.now();
  await deps.db.transaction().execute((trx) => grantDemoPromoCodes(trx, { playerId, iso: 'EUR', now: at }));
  const { promoCodes } = await ownPromoCodes(deps.db, playerId, at);
  const code = promoCodes.find(({ amount }) => amount === '10.00')?.code;
  if (code === undefined) throw new Error('A demonstration gives no code of 10.00.');
  return code;
}
