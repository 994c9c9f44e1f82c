import type { MarketRecord } from '@touchline/feed';
import type { CouponTerms } from '../coupon.api.ts';
import { legOf, type Leg, type LegData } from '../pricing/legs.rules.ts';
import type { CouponBet } from '../coupon.types.ts';

/** Test selection: home win in a pre-match event. */
export const bet: CouponBet = {
  selectionId: '1.match-result:home',
  marketId: '1.match-result',
  gameId: 1,
  selectionKey: 'home',
  marketType: 'match-result',
  sportId: 1,
  competition: 'First Division',
  country: 'GB',
  home: 'Reds',
  away: 'Blues',
  startsAt: 1,
  coef: '2',
};

/** Returns a different selection for each number, each of its own match. */
export function betOf(number: number, changes: Partial<CouponBet> = {}): CouponBet {
  const marketId = `${number}.match-result`;
  return { ...bet, selectionId: `${marketId}:home`, marketId, gameId: number, ...changes };
}

/** Market of `bet` at a price. */
export function market(changes: Partial<MarketRecord> = {}, k = '2'): MarketRecord {
  return {
    id: '1.match-result',
    matchId: 1,
    type: 'match-result',
    group: 'popular',
    status: 1,
    producer: 'line',
    selections: [{ id: bet.selectionId, key: 'home', k }],
    slot: 0,
    version: 1,
    at: 0,
    ...changes,
  };
}

/** Data from which the leg of `bet` is made. */
export function legData(changes: Partial<LegData> = {}): LegData {
  return { match: undefined, market: market(), isKnown: true, terms: undefined, typeId: 1, ...changes };
}

/** Server's terms for a leg without restrictions. */
export const judged = {
  selectionId: bet.selectionId,
  isBlocked: false,
  isDepend: false,
  isBannedExpress: false,
  isDisabledBanker: false,
};

/** Terms without special conditions. */
export const terms: CouponTerms = {
  minBetAmount: '0.20',
  maxBetAmount: '2000.00',
  maxPayout: '50000.00',
  delaySeconds: 0,
  systemOptions: [],
  isVipBetAvailable: false,
  legs: [],
};

/** Returns an open leg at a price. */
export function legAt(price: string, number = 1, changes: Partial<CouponBet> = {}): Leg {
  const own = betOf(number, { coef: price, ...changes });
  const selections = [{ id: own.selectionId, key: 'home', k: price }];
  return legOf(own, legData({ market: market({ id: own.marketId, selections }) }));
}
