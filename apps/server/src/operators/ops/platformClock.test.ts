import type { FeedSource } from '@touchline/feed/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRICES } from '../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

/** One match in play, whose producers are up while the feed ticks. */
function liveSource(): FeedSource {
  let end = (): void => {};
  return {
    name: 'a match in play',
    start(sink, clock) {
      const alive = () => {
        sink.alive('line');
        sink.alive('live');
      };
      alive();
      sink.match(testMatch(1, { status: 2, producer: 'live' }));
      sink.markets([testMarket(1, PRICES, { producer: 'live' })]);
      end = clock.onTick(alive);
      return Promise.resolve();
    },
    stop: () => Promise.resolve(end()),
    outcome: () => undefined,
  };
}

/** Real time is stopped here: only the call advances the platform's clock. */
const START = Date.UTC(2026, 0, 10, 12);
const MINUTE = 60;
const HOUR = 60 * MINUTE;

describe('a manual platform clock', () => {
  let ops: OpsApp;
  const pass = (seconds: number) => ops.call('POST', '/ops/clock/advance', { seconds });
  const serverTime = async () =>
    (await ops.app.client().call('GET', '/web-api/session')).json<{ serverTime: number }>().serverTime;

  beforeAll(async () => {
    ops = await createOpsApp({
      env: { PLATFORM_CLOCK: 'manual' },
      now: () => new Date(START),
      sources: [liveSource()],
    });
  });
  afterAll(() => ops.close());

  test('decides a live bet once the call has passed its delay, and not by itself', async () => {
    const { place, coupon, account } = await ops.bettor('100.00');
    const { id, state, decidesAt } = await place();
    expect([state, decidesAt]).toEqual(['pending', (await serverTime()) + 5000]);
    expect(await account()).toMatchObject({ held: '10.00' });
    expect((await pass(4)).statusCode).toBe(200);
    expect((await coupon(id)).state).toBe('pending');
    await pass(1);
    expect((await coupon(id)).state).toBe('accepted');
  });

  test('sets the same time in every answer', async () => {
    const before = await serverTime();
    const { now } = (await pass(2 * HOUR)).json<{ now: number }>();
    const client = ops.app.client();
    const session = await client.call('GET', '/web-api/session');
    const line = await client.call('GET', '/web-api/line/matches?section=live');
    const site = await client.call('GET', '/web-api/site');
    expect(now).toBe(before + 2 * HOUR * 1000);
    expect([
      session.json().serverTime,
      line.json().at,
      site.json().serverTime,
      Date.parse(String(session.headers['date'])),
    ]).toEqual([now, now, now, now]);
  });

  test('keeps prices active, because the feed ticks with it', async () => {
    await pass(HOUR);
    expect(ops.app.feed.book.producers()).toEqual({ line: 'up', live: 'up' });
  });

  test('ends idle sessions', async () => {
    const { client } = await ops.bettor();
    // With the cookie only, like a page that was reopened.
    const page = ops.app.client();
    for (const [name, value] of client.cookies) page.cookies.set(name, value);
    const player = async () => (await page.call('GET', '/web-api/session')).json().player;
    await pass(29 * MINUTE);
    expect(await player()).not.toBeNull();
    await pass(MINUTE);
    expect(await player()).toBeNull();
  });

  test.each([{ seconds: -1 }, { seconds: 1.5 }, {}, { seconds: 1, step: 1 }])(
    'refuses to move by %j',
    async (body) => {
      expect((await ops.call('POST', '/ops/clock/advance', body)).statusCode).toBe(400);
    },
  );
});

test('a platform in real time refuses to advance its clock', async () => {
  const ops = await createOpsApp();
  const refused = await ops.call('POST', '/ops/clock/advance', { seconds: 1 });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CLOCK_NOT_MANUAL']);
  await ops.close();
});
