import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/apiError.ts';
import { createStorage, type SafeStorage } from '../../platform/storage/storage.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';
import { createPlacing, type PlacementParts } from './placement.ts';
import type { Placement } from './placement.types.ts';

const lost = () => new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: 'lost' });
const missing = () =>
  new ApiError({ kind: 'refused', status: 404, code: 'COUPON_NOT_FOUND', message: 'none' });
const refused = () => new ApiError({ kind: 'refused', status: 403, code: 'NO', message: 'no' });

const intent: Intent = {
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

function placed(changes: Partial<PlacedCoupon> = {}): PlacedCoupon {
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

function memoryStorage(): SafeStorage {
  const held = new Map<string, string>();
  return createStorage(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }));
}

/** A platform that knows each key at most once and may lose answers on either way. */
function platform(result: PlacedCoupon, losses: { request?: number; answer?: number; query?: number } = {}) {
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

function setUp(
  server: Pick<PlacementParts, 'send' | 'byKey'> & Partial<Pick<PlacementParts, 'sendSingles'>>,
  storage = memoryStorage(),
  now = () => 1000,
) {
  const shown: Placement[] = [];
  const failures: ApiError[] = [];
  const placing = createPlacing({
    sendSingles: () => Promise.reject(lost()),
    ...server,
    storage,
    now,
    wait: () => Promise.resolve(),
    show: (placement) => shown.push(placement),
    failed: (error) => failures.push(error),
  });
  return { placing, shown, failures, storage, states: () => shown.map(({ state }) => state) };
}

const kept = (storage: SafeStorage) => storage.read('placement', v.unknown());

describe('a placement', () => {
  test('ends with the receipt and leaves nothing on the device', async () => {
    const { placing, states, storage } = setUp(platform(placed()));
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'accepted']);
    expect(kept(storage)).toBeUndefined();
  });

  test('is on the device before it is sent', async () => {
    const storage = memoryStorage();
    const server = platform(placed());
    const { placing } = setUp(
      { ...server, send: (sent) => (expect(kept(storage)).toEqual(intent), server.send(sent)) },
      storage,
    );
    await placing.place(intent);
  });

  test('counts once when the answer is lost: the key finds it', async () => {
    const server = platform(placed(), { answer: 1, query: 2 });
    const { placing, states } = setUp(server);
    await placing.place(intent);
    expect(server.sends()).toBe(1);
    expect(states()).toEqual(['submitting', 'unknown', 'unknown', 'unknown', 'accepted']);
  });

  test('is sent again with the same key when the server never had it', async () => {
    const server = platform(placed(), { request: 1 });
    const { placing, states } = setUp(server);
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'unknown', 'submitting', 'accepted']);
    expect([...server.known.keys()]).toEqual(['one-intent']);
  });

  test('is dropped when the server never had it and the player asked long ago', async () => {
    const server = platform(placed(), { request: 1 });
    const { placing, states } = setUp(server, memoryStorage(), () => 100_000);
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'unknown', 'draft']);
    expect(server.known.size).toBe(0);
  });

  test('waits for the end of a live delay', async () => {
    const server = platform(placed({ state: 'pending', delaySeconds: 5, decidesAt: 6000 }));
    const decided = { ...server, byKey: () => Promise.resolve(placed()) };
    const { placing, states } = setUp(decided);
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'pending', 'accepted']);
  });

  test('asks the player when a price moved', async () => {
    const refusal = { code: 'ODDS_CHANGED' as const, message: '', legs: [] };
    const { placing, shown } = setUp(platform(placed({ state: 'needsConfirm', refusal })));
    await placing.place(intent);
    expect(shown.at(-1)).toEqual({ state: 'needsConfirm', refusal });
  });

  test('goes back to the coupon when the request itself is refused', async () => {
    const { placing, states, failures, storage } = setUp({
      ...platform(placed()),
      send: () => Promise.reject(refused()),
    });
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'draft']);
    expect(failures.map(({ status }) => status)).toEqual([403]);
    expect(kept(storage)).toBeUndefined();
  });

  test('takes no second one while it is on its way', async () => {
    const server = platform(placed());
    const { placing } = setUp(server);
    await Promise.all([placing.place(intent), placing.place({ ...intent, key: 'second-intent' })]);
    expect([...server.known.keys()]).toEqual(['one-intent']);
  });
});

describe('a page that was reloaded on the way', () => {
  test('asks what became of the bet before anything else', async () => {
    const storage = memoryStorage();
    storage.write('placement', intent);
    const server = platform(placed());
    await server.send(intent);
    const { placing, states } = setUp(server, storage);
    await placing.resume('7');
    expect(server.sends()).toBe(1);
    expect(states()).toEqual(['unknown', 'accepted']);
  });

  test('forgets the bet of another player, and what it cannot read', async () => {
    for (const left of [{ ...intent, playerId: '8' }, { spoilt: true }]) {
      const storage = memoryStorage();
      storage.write('placement', left);
      const { placing, states } = setUp(platform(placed()), storage);
      await placing.resume('7');
      expect(states()).toEqual([]);
    }
  });
});
