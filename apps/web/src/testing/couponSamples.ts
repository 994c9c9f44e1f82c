import type { AnswerOf, BodyOf, Calls, Coupon } from '@touchline/contract';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { CouponBet } from '../features/coupon/coupon.types.ts';
import { sampleAccount, sampleSite } from './samples.ts';

/** Kick-off of the sample matches, an hour ahead, UTC seconds. */
const STARTS_AT = sampleSite.serverTime / 1000 + 3600;
const PRICE = '2.5';

/** A football match to come with an open result market. */
export interface SampleMatch {
  readonly match: MatchRecord;
  readonly market: MarketRecord;
  /** Selection of the home side, as it is added. */
  readonly pick: Omit<CouponBet, 'line' | 'ordinal' | 'isBlocked' | 'isBanker' | 'blockId' | 'coef'> & {
    readonly coef: string;
  };
}

/** Five matches to come, whose home sides have the price 2.50. */
export const sampleMatches: readonly SampleMatch[] = [
  'Harbour City',
  'Lakeside',
  'Milltown',
  'Oakfield',
  'Riverton',
].map((home, index) => matchOf(index + 1, home, `${home} Rovers`));

function matchOf(id: number, home: string, away: string): SampleMatch {
  const names = { sportId: 1, competition: 'Premier League', country: 'gb-eng', home, away };
  const marketId = `${id}.match-result`;
  const selectionId = `${marketId}:home`;
  return {
    match: {
      id,
      competitionId: 3,
      ...names,
      startsAt: STARTS_AT,
      status: 1,
      producer: 'line',
      marketCount: 1,
      version: 1,
    },
    market: {
      id: marketId,
      matchId: id,
      type: 'match-result',
      group: 'popular',
      status: 1,
      producer: 'line',
      main: true,
      selections: [{ id: selectionId, key: 'home', k: PRICE }],
      slot: id * 10,
      version: id,
      at: 0,
    },
    pick: {
      ...names,
      selectionId,
      marketId,
      gameId: id,
      selectionKey: 'home',
      marketType: 'match-result',
      startsAt: STARTS_AT,
      coef: PRICE,
    },
  };
}

type Terms = AnswerOf<Calls['couponTerms']>;

/** Terms for any coupon: stakes from 0.20 to 2,000.00, and no special conditions. */
export function sampleTerms({ bets }: BodyOf<Calls['couponTerms']>): Terms {
  return {
    minBetAmount: '0.20',
    maxBetAmount: '2000.00',
    maxPayout: '50000.00',
    delaySeconds: 0,
    systemOptions: [],
    isVipBetAvailable: false,
    legs: bets.map(({ selectionId }) => ({
      selectionId,
      isBlocked: false,
      isDepend: false,
      isBannedExpress: false,
      isDisabledBanker: false,
    })),
  };
}

/** The bet of an accepted placement. */
export function acceptedCoupon({ bets, ...body }: BodyOf<Calls['placeCoupon']>): Coupon {
  const { accountId, typeId, amount } = body;
  return {
    id: '900001',
    state: 'accepted',
    typeId,
    lines: 1,
    accountId,
    iso: sampleAccount.iso,
    amount,
    coef: PRICE,
    possiblePayout: amount,
    placedAt: sampleSite.serverTime / 1000,
    delaySeconds: 0,
    bets: bets.map((bet) => {
      const { pick } = sampleMatches.find(({ pick: { gameId } }) => gameId === bet.gameId) ?? {};
      if (!pick) throw new Error(`No sample match is ${bet.gameId}.`);
      return { ...pick, ...bet, isLive: false, statusId: -1 };
    }),
  };
}
