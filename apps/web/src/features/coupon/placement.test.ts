import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/apiError.ts';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';
import { createOneClick } from './oneClick.ts';
import { createPlacing, type PlacementParts } from './placement.ts';
import type { OnePlacement, Placement } from './placement.types.ts';
import { createReviews } from './reviews.ts';
import { betOf } from './testing/legs.ts';
import { intent, lost, memoryStorage, placed, platform, refused } from './testing/platform.ts';

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

const kept = (storage: SafeStorage) => storage.read('placements', v.unknown());

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
      { ...server, send: (sent) => (expect(kept(storage)).toEqual([[intent]]), server.send(sent)) },
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

  test.each(['COUPON_SHAPE', 'DUPLICATE_KEY_MISMATCH'] as const)(
    'says why a request is refused with %s, which the coupon has words for',
    async (code) => {
      const { placing, shown, failures } = setUp({
        ...platform(placed()),
        send: () => Promise.reject(refused(code)),
      });
      await placing.place(intent);
      expect(shown.at(-1)).toMatchObject({ state: 'rejected', refusal: { code, legs: [] } });
      expect(failures).toEqual([]);
    },
  );

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
    storage.write('placements', [[intent]]);
    const server = platform(placed());
    await server.send(intent);
    const { placing, states } = setUp(server, storage);
    await placing.resume('7');
    expect(server.sends()).toBe(1);
    expect(states()).toEqual(['unknown', 'accepted']);
  });

  test('forgets the bet of another player, and what it cannot read', async () => {
    for (const left of [[[{ ...intent, playerId: '8' }]], { spoilt: true }]) {
      const storage = memoryStorage();
      storage.write('placements', left);
      const { placing, states } = setUp(platform(placed()), storage);
      await placing.resume('7');
      expect(states()).toEqual([]);
    }
  });
});

describe('a player who is signed out on the way', () => {
  const signedOut = () => new ApiError({ kind: 'refused', status: 401, code: 'SIGNED_OUT', message: '' });

  test.each([
    ['lost', platform(placed(), { answer: 1 })],
    ['waiting for its delay', platform(placed({ state: 'pending', delaySeconds: 5, decidesAt: 2000 }))],
  ])(
    'is not told that a bet %s came to nothing: it is asked for when they are back',
    async (_what, server) => {
      const away = setUp({ ...server, byKey: () => Promise.reject(signedOut()) });
      await away.placing.place(intent);
      expect([away.states().at(-1), away.failures]).toEqual(['draft', []]);
      const back = setUp({ ...server, byKey: () => Promise.resolve(placed()) }, away.storage, () => 2000);
      await back.placing.resume('7');
      expect([back.states(), server.sends(), kept(away.storage)]).toEqual([
        ['unknown', 'accepted'],
        1,
        undefined,
      ]);
    },
  );

  test('has nothing placed by itself when they are back', async () => {
    const server = platform(placed(), { request: 1 });
    const away = setUp({ ...server, byKey: () => Promise.reject(signedOut()) });
    await away.placing.place(intent);
    const back = setUp(server, away.storage, () => 100_000);
    await back.placing.resume('7');
    expect([back.states().at(-1), server.sends(), server.known.size]).toEqual(['draft', 1, 0]);
  });
});

test('a question that is refused says nothing of the bet: it is asked again', async () => {
  const server = platform(placed(), { answer: 1 });
  let questions = 0;
  const { placing, states } = setUp({
    ...server,
    byKey(key) {
      questions += 1;
      return questions === 1 ? Promise.reject(refused()) : server.byKey(key);
    },
  });
  await placing.place(intent);
  expect([states().at(-1), server.sends()]).toEqual(['accepted', 1]);
});

describe('two windows', () => {
  test('each keep what they place, and both are found after a reload', async () => {
    const storage = memoryStorage();
    const server = platform(placed());
    const never = { ...server, send: () => new Promise<PlacedCoupon>(() => undefined) };
    const another = { ...intent, key: 'another-intent' };
    void setUp(never, storage).placing.place(intent);
    await setUp(server, storage).placing.place(another);
    expect(kept(storage)).toEqual([[intent]]);
    void setUp(never, storage).placing.place(another);
    server.known.set(intent.key, placed({ id: '8' }));
    const { placing, shown } = setUp(server, storage);
    await placing.resume('7');
    expect(shown.filter(({ state }) => state === 'accepted')).toHaveLength(2);
    expect([kept(storage), server.sends()]).toEqual([undefined, 1]);
  });
});

describe('singles', () => {
  const singles = [1, 2, 3].map((number): Intent => ({
    ...intent,
    key: `single-${number}`,
    body: { ...intent.body, bets: [{ gameId: number, marketId: 'm', selectionId: `s${number}`, coef: '2' }] },
  }));
  const ended = (shown: readonly Placement[]) => {
    const last = shown.at(-1);
    return last?.state === 'singles' ? last.results.map(({ placement }) => placement.state) : last?.state;
  };

  /** Takes those asked for; others have no coupon in the answer. */
  function together(server: ReturnType<typeof platform>, taken: readonly string[]) {
    return async (intents: readonly Intent[]): Promise<ReadonlyMap<string, PlacedCoupon>> => {
      for (const { key } of intents) if (taken.includes(key)) server.known.set(key, placed({ id: key }));
      return new Map(server.known);
    };
  }

  test('each end for themselves: one that has no coupon is sent alone and refused alone', async () => {
    const server = platform(placed());
    const { placing, shown, storage } = setUp({
      byKey: server.byKey,
      send: () => Promise.reject(refused()),
      sendSingles: together(server, ['single-1', 'single-3']),
    });
    await placing.placeSingles(singles);
    expect(ended(shown)).toEqual(['accepted', 'draft', 'accepted']);
    expect(kept(storage)).toBeUndefined();
  });

  test('are on the device before they are sent, and found by their keys when the answer is lost', async () => {
    const server = platform(placed());
    const storage = memoryStorage();
    const { placing, shown } = setUp(
      {
        ...server,
        sendSingles: async (intents) => {
          expect(kept(storage)).toEqual([singles]);
          await together(server, ['single-1', 'single-2', 'single-3'])(intents);
          throw lost();
        },
      },
      storage,
    );
    await placing.placeSingles(singles);
    expect(ended(shown)).toEqual(['accepted', 'accepted', 'accepted']);
    expect([server.sends(), server.known.size]).toEqual([0, 3]);
  });

  test('of a page that was reloaded are asked for, and only what the server never had is sent', async () => {
    const server = platform(placed());
    const storage = memoryStorage();
    storage.write('placements', [singles]);
    server.known.set('single-2', placed());
    const { placing, shown } = setUp(server, storage);
    await placing.resume('7');
    expect(ended(shown)).toEqual(['accepted', 'accepted', 'accepted']);
    expect([server.sends(), [...server.known.keys()].toSorted()]).toEqual([
      2,
      ['single-1', 'single-2', 'single-3'],
    ]);
  });

  test('refused as a whole leave the coupon as it was', async () => {
    const { placing, shown, failures } = setUp({
      ...platform(placed()),
      sendSingles: () => Promise.reject(refused()),
    });
    await placing.placeSingles(singles);
    expect([shown.at(-1)?.state, failures.length]).toEqual(['draft', 1]);
  });
});

describe('a stake above the most', () => {
  const offer = { amount: '5.00', bets: [], expiresAt: 9 };

  test.each([
    [placed({ state: 'review' }), 'review'],
    [placed({ state: 'needsConfirm', offer }), 'offered'],
  ])('is shown as it stands', async (coupon, state) => {
    const { placing, states } = setUp(platform(coupon));
    await placing.place(intent);
    expect(states()).toEqual(['submitting', state]);
  });

  test('is followed to the operator’s answer, also after a reload, and by its own player alone', async () => {
    const storage = memoryStorage();
    const answers = [placed({ state: 'review' }), placed({ state: 'review' }), placed()];
    const decided: PlacedCoupon[] = [];
    const reviews = createReviews({
      storage,
      wait: () => Promise.resolve(),
      byId: async () => answers.shift() ?? placed(),
      decided: (coupon) => decided.push(coupon),
    });
    await reviews.follow('7', '5');
    expect([decided.map(({ state }) => state), answers.length]).toEqual([['accepted'], 0]);

    storage.write('reviews', [
      { playerId: '7', couponId: '5' },
      { playerId: '8', couponId: '6' },
    ]);
    await reviews.resume('7');
    expect(decided).toHaveLength(2);
    expect(storage.read('reviews', v.unknown())).toEqual([]);
  });
});

describe('a bet at one touch', () => {
  function oneTouch(server: Pick<PlacementParts, 'send' | 'byKey'>, storage = memoryStorage()) {
    const shown: [number, OnePlacement['state']][] = [];
    const oneClick = createOneClick({
      ...server,
      storage,
      now: () => 1000,
      wait: () => Promise.resolve(),
      show: ({ gameId }, { state }) => shown.push([gameId, state]),
    });
    return { oneClick, shown, storage };
  }

  test('is one bet however often it is touched on its way, and leaves nothing on the device', async () => {
    const server = platform(placed());
    const { oneClick, shown, storage } = oneTouch(server);
    await Promise.all([
      oneClick.place(betOf(1), intent),
      oneClick.place(betOf(1), { ...intent, key: 'again' }),
      oneClick.place(betOf(2), { ...intent, key: 'another' }),
    ]);
    expect([...server.known.keys()]).toEqual(['one-intent', 'another']);
    expect(shown.filter(([, state]) => state === 'accepted')).toHaveLength(2);
    expect(storage.read('oneClick', v.unknown())).toEqual([]);
  });

  test('of a page that was reloaded is found by its key', async () => {
    const server = platform(placed());
    const { oneClick, shown, storage } = oneTouch(server);
    storage.write('oneClick', [{ bet: betOf(1), intent }]);
    server.known.set(intent.key, placed());
    await oneClick.resume('7');
    expect([server.sends(), shown.at(-1)]).toEqual([0, [1, 'accepted']]);
  });

  test('is told when nothing came of it', async () => {
    const { oneClick, shown } = oneTouch({ ...platform(placed()), send: () => Promise.reject(refused()) });
    await oneClick.place(betOf(1), intent);
    expect(shown.at(-1)).toEqual([1, 'draft']);
  });
});
