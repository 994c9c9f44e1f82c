import type { FeedSink, FeedSource } from '@touchline/feed/source';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRICES } from '../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

const MATCHES = [1, 2, 3];
let sink: FeedSink;
let ops: OpsApp;
let passed = 0;

const source: FeedSource = {
  name: 'a few matches',
  start(to) {
    sink = to;
    to.alive('line');
    to.alive('live');
    for (const id of MATCHES) {
      to.match(testMatch(id, { startsAt: 1_800_000_000 + id }));
      to.markets([testMarket(id, PRICES, { main: true })]);
    }
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

beforeAll(async () => {
  ops = await createOpsApp({ sources: [source], now: () => new Date(Date.now() + passed) });
});
afterAll(() => ops.close());

function pass(ms: number): void {
  passed += ms;
  sink.alive('live');
}

function play(id: number, total: readonly [number, number]): void {
  const clock = { period: 'half2', seconds: 3600, running: false, at: 0 };
  sink.match(testMatch(id, { status: 2, producer: 'live', clock, score: { total, parts: [] } }));
  sink.markets([testMarket(id, PRICES, { main: true, producer: 'live' })]);
}

async function featured(host?: string): Promise<number | undefined> {
  const answer = await ops.app.client(host).call('GET', '/web-api/line/featured');
  return answer.json().match?.id;
}

test('the next start is featured until a live match is close; then the one with the highest stakes on the site', async () => {
  expect(await featured()).toBe(1);
  const player = await ops.bettor();
  const legOf = (id: number) => ({
    gameId: id,
    marketId: `${id}.match-result`,
    selectionId: `${id}.match-result:home`,
    coef: PRICES['home'] ?? '',
  });
  await player.place({ bets: [legOf(2)], amount: '10.00' });
  await player.place({ bets: [legOf(3)], amount: '25.00' });
  for (const id of MATCHES) play(id, [1, 1]);

  expect(await featured()).toBe(1);
  pass(60_001);
  expect(await featured()).toBe(3);
  expect(await featured('merlot.localhost')).toBe(1);

  play(3, [3, 1]);
  pass(1001);
  expect(await featured()).toBe(2);
});
