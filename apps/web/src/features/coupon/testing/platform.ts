import { ApiError } from '../../../platform/api/apiError.ts';
import { createStorage, type SafeStorage } from '../../../platform/storage/storage.ts';
import type { PlacedCoupon } from '../coupon.api.ts';
import type { Intent } from '../placement/intents.ts';

/** Error of a lost answer. */
export const lost = () => new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: 'lost' });
/** Error for a key that the server doesn't have. */
export const missing = () =>
  new ApiError({ kind: 'refused', status: 404, code: 'COUPON_NOT_FOUND', message: 'none' });
/** Error of a request that the server refused. */
export const refused = (code = 'NO') => new ApiError({ kind: 'refused', status: 403, code, message: 'no' });

/** A single of 10.00. */
export const intent: Intent = {
  key: 'one-intent',
  playerId: '7',
  askedAt: 1000,
  body: {
    accountId: '1',
    typeId: 0,
    amount: '10.00',
    changeCoefAction: 2,
    exactCoef: false,
    isDropOnScoreChange: false,
    coefViewId: 0,
    bets: [{ gameId: 1, marketId: '1.match-result', selectionId: '1.match-result:home', coef: '2' }],
  },
};

/** The resulting coupon. */
export function placed(changes: Partial<PlacedCoupon> = {}): PlacedCoupon {
  return {
    id: '5',
    state: 'accepted',
    typeId: 0,
    lines: 1,
    accountId: '1',
    iso: 'EUR',
    amount: '10.00',
    coef: '2',
    possiblePayout: '20.00',
    placedAt: 1,
    delaySeconds: 0,
    bets: [],
    ...changes,
  };
}

/** Empty storage in memory. */
export function memoryStorage(): SafeStorage {
  const held = new Map<string, string>();
  return createStorage(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }));
}

/** A server that accepts each key once and may lose requests, answers or queries. */
export function platform(
  result: PlacedCoupon,
  losses: { request?: number; answer?: number; query?: number } = {},
) {
  const left = { request: 0, answer: 0, query: 0, ...losses };
  const known = new Map<string, PlacedCoupon>();
  let sends = 0;
  return {
    known,
    sends: () => sends,
    async send({ key }: Intent) {
      sends += 1;
      if (left.request-- > 0) throw lost();
      const coupon = known.get(key) ?? result;
      known.set(key, coupon);
      if (left.answer-- > 0) throw lost();
      return coupon;
    },
    async byKey(key: string) {
      if (left.query-- > 0) throw lost();
      const coupon = known.get(key);
      if (!coupon) throw missing();
      return coupon;
    },
  };
}
