import type { AnswerOf, BodyOf, Calls, Coupon } from '@touchline/contract';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { CouponBet } from '../features/coupon/coupon.types.ts';
import { sampleAccount, sampleMarket, sampleMatch, sampleSite } from './samples.ts';

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
  const match = sampleMatch(id, { home, away });
  const market = sampleMarket(id, 'match-result', ['home'], { main: true });
  const { sportId, competition, country, startsAt } = match;
  return {
    match,
    market: { ...market, slot: id * 10 },
    pick: {
      sportId,
      competition,
      country,
      home,
      away,
      selectionId: `${market.id}:home`,
      marketId: market.id,
      gameId: id,
      selectionKey: 'home',
      marketType: market.type,
      startsAt,
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
