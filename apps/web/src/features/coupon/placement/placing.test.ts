import { describe, expect, test } from 'vitest';
import type { PlacedCoupon } from '../coupon.api.ts';
import { stored, setUp, signedOut } from '../testing/placing.ts';
import { intent, memoryStorage, placed, platform, refused } from '../testing/platform.ts';

describe('a placement', () => {
  test('ends with the receipt and leaves nothing on the device', async () => {
    const { placing, states, storage } = setUp(platform(placed()));
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'accepted']);
    expect(stored(storage)).toBeUndefined();
  });

  test('is stored on the device before it is sent', async () => {
    const storage = memoryStorage();
    const server = platform(placed());
    const { placing } = setUp(
      { ...server, send: (sent) => (expect(stored(storage)).toEqual([[intent]]), server.send(sent)) },
      storage,
    );
    await placing.place(intent);
  });

  test('counts once when the answer is lost: it is found by its key', async () => {
    const server = platform(placed(), { answer: 1, query: 2 });
    const { placing, states } = setUp(server);
    await placing.place(intent);
    expect(server.sends()).toBe(1);
    expect(states()).toEqual(['submitting', 'unknown', 'unknown', 'unknown', 'accepted']);
  });

  test('is sent again with the same key when the server never received it', async () => {
    const server = platform(placed(), { request: 1 });
    const { placing, states } = setUp(server);
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'unknown', 'submitting', 'accepted']);
    expect([...server.known.keys()]).toEqual(['one-intent']);
  });

  test('is dropped when the server never received it and it is too old', async () => {
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

  test('returns to the coupon when the request itself is refused', async () => {
    const { placing, states, failures, storage } = setUp({
      ...platform(placed()),
      send: () => Promise.reject(refused()),
    });
    await placing.place(intent);
    expect(states()).toEqual(['submitting', 'draft']);
    expect(failures.map(({ status }) => status)).toEqual([403]);
    expect(stored(storage)).toBeUndefined();
  });

  test.each(['COUPON_SHAPE', 'DUPLICATE_KEY_MISMATCH'] as const)(
    'shows the error message for a request refused with %s',
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

  test('accepts no second one while it is pending', async () => {
    const server = platform(placed());
    const { placing } = setUp(server);
    await Promise.all([placing.place(intent), placing.place({ ...intent, key: 'second-intent' })]);
    expect([...server.known.keys()]).toEqual(['one-intent']);
  });
});

describe('a page that was reloaded during a placement', () => {
  test('requests the bet’s result first', async () => {
    const storage = memoryStorage();
    storage.write('placements', [[intent]]);
    const server = platform(placed());
    await server.send(intent);
    const { placing, states } = setUp(server, storage);
    await placing.resume('7');
    expect(server.sends()).toBe(1);
    expect(states()).toEqual(['unknown', 'accepted']);
  });

  test('drops the bet of another player and unreadable data', async () => {
    for (const left of [[[{ ...intent, playerId: '8' }]], { spoilt: true }]) {
      const storage = memoryStorage();
      storage.write('placements', left);
      const { placing, states } = setUp(platform(placed()), storage);
      await placing.resume('7');
      expect(states()).toEqual([]);
    }
  });
});

describe('a player who is signed out during a placement', () => {
  test.each([
    ['lost', platform(placed(), { answer: 1 })],
    ['waiting for its delay', platform(placed({ state: 'pending', delaySeconds: 5, decidesAt: 2000 }))],
  ])(
    'gets no failure for a bet that is %s: its result is requested when they are back',
    async (_what, server) => {
      const away = setUp({ ...server, byKey: () => Promise.reject(signedOut()) });
      await away.placing.place(intent);
      expect([away.states().at(-1), away.failures]).toEqual(['draft', []]);
      const back = setUp({ ...server, byKey: () => Promise.resolve(placed()) }, away.storage, () => 2000);
      await back.placing.resume('7');
      expect([back.states(), server.sends(), stored(away.storage)]).toEqual([
        ['unknown', 'accepted'],
        1,
        undefined,
      ]);
    },
  );

  test('has nothing placed automatically when they are back', async () => {
    const server = platform(placed(), { request: 1 });
    const away = setUp({ ...server, byKey: () => Promise.reject(signedOut()) });
    await away.placing.place(intent);
    const back = setUp(server, away.storage, () => 100_000);
    await back.placing.resume('7');
    expect([back.states().at(-1), server.sends(), server.known.size]).toEqual(['draft', 1, 0]);
  });
});

test('a refused request for the result doesn’t settle the bet: it is repeated', async () => {
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
  test('don’t change the device’s data by reading it, so that neither notifies the other', async () => {
    const storage = memoryStorage();
    const left = [[{ ...intent, askedAt: 0 }], [{ ...intent, key: 'another-intent', askedAt: 0 }]];
    storage.write('placements', left);
    const { placing } = setUp({ ...platform(placed()), byKey: () => Promise.reject(signedOut()) }, storage);
    await placing.resume('7');
    expect(stored(storage)).toEqual(left);
  });

  test('each store their own placements, and both are found after a reload', async () => {
    const storage = memoryStorage();
    const server = platform(placed());
    const never = { ...server, send: () => new Promise<PlacedCoupon>(() => undefined) };
    const another = { ...intent, key: 'another-intent' };
    void setUp(never, storage).placing.place(intent);
    await setUp(server, storage).placing.place(another);
    expect(stored(storage)).toEqual([[intent]]);
    void setUp(never, storage).placing.place(another);
    server.known.set(intent.key, placed({ id: '8' }));
    const { placing, shown } = setUp(server, storage);
    await placing.resume('7');
    expect(shown.filter(({ state }) => state === 'accepted')).toHaveLength(2);
    expect([stored(storage), server.sends()]).toEqual([undefined, 1]);
  });
});
