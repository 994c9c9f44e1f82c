import type { MatchState } from '@touchline/feed/source';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeedClock } from '../feed/clock.ts';
import { createLineBook } from '../feed/lineBook.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createBroadcasts, type Broadcasts } from './broadcasts.service.ts';

const NOW = Date.UTC(2026, 4, 16, 15);

const state = (rest: Partial<MatchState> = {}): MatchState => ({
  id: 7,
  sportId: 1,
  competitionId: 10,
  competition: 'League',
  country: 'fr',
  home: 'One <b>',
  away: 'Two',
  startsAt: NOW / 1000,
  status: 2,
  producer: 'live',
  media: true,
  clock: { period: 'half1', seconds: 0, running: true, at: NOW },
  score: { total: [0, 0], parts: [[0, 0]] },
  ...rest,
});

describe('a drawn broadcast', () => {
  let wall = NOW;
  let book = createLineBook({ wall: () => wall, outcome: () => undefined });
  let broadcasts: Broadcasts;

  beforeEach(() => {
    wall = NOW;
    book = createLineBook({ wall: () => wall, outcome: () => undefined });
    const clock = { ...createFeedClock({ kind: 'real', speed: 1 }), wall: () => wall, now: () => wall };
    broadcasts = createBroadcasts({ feed: { book, clock }, streamUrl: undefined, delay: 8 });
    book.sink.match(state());
  });

  const goal = () => book.sink.match(state({ score: { total: [1, 0], parts: [[1, 0]] } }));

  test('shows nothing before the delay is over, and returns the remaining time', () => {
    wall += 3_000;
    goal();
    expect(broadcasts.picture(7)).toMatchObject({ startsIn: 5, moments: [] });
  });

  test('shows a goal after the delay, never sooner', () => {
    wall += 20_000;
    goal();
    wall += 7_999;
    expect(broadcasts.picture(7)).toMatchObject({ startsIn: 0, score: { total: [0, 0] } });
    wall += 1;
    expect(broadcasts.picture(7)).toMatchObject({
      score: { total: [1, 0] },
      moments: [{ total: [1, 0] }, { total: [0, 0] }],
    });
  });

  test('of a pre-match starts the delay at kick-off', () => {
    book.sink.match(state({ id: 8, status: 1, startsAt: NOW / 1000 + 60 }));
    expect(broadcasts.picture(8).startsIn).toBe(68);
    expect(broadcasts.list(undefined)).toMatchObject({ delay: 8, now: [{ id: 7 }], next: [{ id: 8 }] });
  });

  test('exists only for matches with media', () => {
    const { media: _media, ...rest } = state({ id: 9 });
    book.sink.match(rest);
    expect(() => broadcasts.picture(9)).toThrow('has no broadcast');
    expect(broadcasts.list(undefined).now).toHaveLength(1);
  });
});

describe('the frame of a broadcast', () => {
  const source = {
    name: 'one match',
    start(sink: { match(of: MatchState): void }) {
      sink.match(state());
      return Promise.resolve();
    },
    stop: () => Promise.resolve(),
    outcome: () => undefined,
  };
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ sources: [source], env: { BROADCAST_DELAY: '0' } });
  });
  afterAll(() => app.close());

  test('is sandboxed, escapes names, and is the only page that the site may embed', async () => {
    const { headers, body, statusCode } = await app.app.inject({
      url: '/web-api/broadcasts/7/frame?lang=ru',
    });
    const policy = String(headers['content-security-policy']);
    expect(statusCode).toBe(200);
    for (const part of [
      "default-src 'none'",
      'sandbox allow-scripts',
      "frame-ancestors 'self'",
      "connect-src 'self'",
      "trusted-types 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
    expect(body).toContain('One &lt;b&gt;');
    expect(body).toContain('1-й тайм');
    const page = await app.app.inject({ url: '/en/broadcasts' });
    expect(String(page.headers['content-security-policy'])).toContain("frame-src 'self';");
  });

  test('fetches its data with an opaque origin', async () => {
    const seen = async () => {
      const { headers, statusCode } = await app.app.inject({
        url: '/web-api/broadcasts/7/picture',
        headers: { origin: 'null', 'sec-fetch-site': 'cross-site' },
      });
      return [statusCode, headers['access-control-allow-origin']];
    };
    await expect.poll(seen).toEqual([200, '*']);
    expect((await app.app.inject({ url: '/web-api/broadcasts/99/frame' })).statusCode).toBe(404);
  });

  test('is the partner’s if the settings have one, and the policy allows only that origin', async () => {
    const own = await createTestApp({
      sources: [source],
      env: { STREAM_URL: 'https://player.example/m/{matchId}?site=1' },
    });
    const { address, kind } = (await own.app.inject({ url: '/web-api/broadcasts/7' })).json();
    expect([kind, address]).toEqual(['stream', 'https://player.example/m/7?site=1']);
    const page = await own.app.inject({ url: '/en/broadcasts' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("frame-src 'self' https://player.example;");
    // Its address is requested before it is shown.
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/player\.example;/);
    await own.close();
  });
});
