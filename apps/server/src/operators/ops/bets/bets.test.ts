import type { MatchDetail, OperatorBet } from '@touchline/contract/operators';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legOn } from '../../../testing/betActionsWorld.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

const list = async (query = '') =>
  (await ops.call('GET', `/ops/bets${query}`)).json<{ bets: OperatorBet[]; next: string | null }>();

test('bets of all players are listed newest first, by state and in pages', async () => {
  const [one, other] = [await ops.bettor(), await ops.bettor()];
  const { id: first } = await one.place();
  const { id: second } = await other.place();
  const { id: inReview } = await ops.inReview();
  expect((await list('?state=open')).bets.map(({ coupon }) => coupon.id)).toEqual([second, first]);
  expect((await list('?state=review')).bets.map(({ coupon }) => coupon.id)).toEqual([inReview]);
  expect((await list(`?before=${second}`)).bets.map(({ playerId }) => playerId)).toEqual([
    String(one.playerId),
  ]);
  const wrong = await ops.call('GET', '/ops/bets?before=last');
  expect(wrong.statusCode).toBe(400);
});

test('a bet is shown with its player; an unknown one answers 404', async () => {
  const { playerId, place } = await ops.bettor();
  const { id } = await place();
  const bet = (await ops.call('GET', `/ops/bets/${id}`)).json<OperatorBet>();
  expect(bet).toMatchObject({ playerId: String(playerId), siteId: 'house', coupon: { id, amount: '10.00' } });
  const unknown = await ops.call('GET', '/ops/bets/999999');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'COUPON_NOT_FOUND']);
});

test('a match is shown with its markets and the number of legs on each', async () => {
  const { place } = await ops.bettor();
  const marketOf = async () => {
    const match = (await ops.call('GET', '/ops/matches/2')).json<MatchDetail>();
    expect(match.sportId).toBe(1);
    return match.markets.find(({ type }) => type === 'match-result');
  };
  const before = await marketOf();
  await place({ bets: [legOn(2)] });
  expect(await marketOf()).toMatchObject({
    status: 1,
    openLegs: (before?.openLegs ?? 0) + 1,
    legs: (before?.legs ?? 0) + 1,
  });
  const { matches } = (await ops.call('GET', '/ops/matches?section=line')).json();
  expect(matches.map(({ id }: { id: number }) => id)).toContain(2);
  const unknown = await ops.call('GET', '/ops/matches/4711');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'MATCH_NOT_FOUND']);
});

test('published results and cancellations are listed newest first', async () => {
  const reason = 'The referee’s report';
  await ops.call('POST', '/ops/results', {
    marketId: '3.match-result',
    results: [{ key: 'home', result: 1 }],
    reason,
  });
  await ops.call('POST', '/ops/cancellations', { marketId: '3.match-result', reason: 'A wrong price' });
  const { events, next } = (await ops.call('GET', '/ops/results')).json();
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'cancellation', marketId: '3.match-result', reason: 'A wrong price' },
    { kind: 'result', marketId: '3.match-result', reason },
  ]);
  // The sweep repeats an event for a minute before it counts as applied.
  expect(events[0].appliedAt).toBeNull();
  expect(next).toBeNull();
});
