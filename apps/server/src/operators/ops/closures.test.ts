import type { Closure } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legOn } from '../../testing/betActionsWorld.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

let database: TestDatabase;
let ops: OpsApp;
beforeAll(async () => {
  database = await createTestDatabase();
  ops = await createOpsApp({ database });
});
afterAll(async () => {
  await ops.close();
  await database.close();
});

const reason = 'Tried by a test.';
const suspend = (scope: string, subject: string) =>
  ops.call('POST', '/ops/closures', { scope, subject, reason });
const open = (scope: string, subject: string) =>
  ops.call('POST', '/ops/closures/open', { scope, subject, reason });
const list = async (query = '') =>
  (await ops.call('GET', `/ops/closures${query}`)).json<{ closures: Closure[]; next: string | null }>();
const publish = async (marketId: string): Promise<string> => {
  const results = [
    { key: 'home', result: 1 },
    { key: 'draw', result: 0 },
    { key: 'away', result: 0 },
  ];
  const answer = await ops.call('POST', '/ops/results', { marketId, results, reason });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ eventId: string }>().eventId;
};

/** Returns the status of a market as players see it. */
async function shownStatus(matchId: number): Promise<number | undefined> {
  ops.app.feed.beat();
  const answer = await ops.app.client().call('GET', `/web-api/line/matches/${matchId}`);
  const { markets } = answer.json<{ markets: { id: string; status: number }[] }>();
  return markets.find(({ id }) => id === `${matchId}.match-result`)?.status;
}

async function verdict(matchId: number): Promise<string> {
  const player = await ops.bettor();
  const { state, refusal } = await player.place({ bets: [legOn(matchId)] });
  return refusal?.code ?? state;
}

test('a market with a published result takes no bets and is shown as suspended', async () => {
  expect([await verdict(1), await shownStatus(1)]).toEqual(['accepted', 1]);
  const eventId = await publish('1.match-result');
  expect([await verdict(1), await shownStatus(1)]).toEqual(['MARKET_SUSPENDED', -1]);

  const refused = await open('market', '1.match-result');
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'RESULT_PUBLISHED' }),
  ]);
  const lifted = await ops.call('POST', `/ops/results/${eventId}/lift`, { reason });
  expect(lifted.statusCode, lifted.body).toBe(200);
  expect([await verdict(1), await shownStatus(1)]).toEqual(['accepted', 1]);
});

test('a cancellation closes its market until it is opened or lifted', async () => {
  const cancel = async () =>
    (
      await ops.call('POST', '/ops/cancellations', { marketId: '2.match-result', end: 1_767_229_200, reason })
    ).json<{ eventId: string }>().eventId;
  await cancel();
  expect([await verdict(2), await shownStatus(2)]).toEqual(['MARKET_SUSPENDED', -1]);
  expect((await open('market', '2.match-result')).statusCode).toBe(200);
  expect([await verdict(2), await shownStatus(2)]).toEqual(['accepted', 1]);

  const second = await cancel();
  expect(await verdict(2)).toBe('MARKET_SUSPENDED');
  await ops.call('POST', `/ops/cancellations/${second}/lift`, { reason });
  expect(await verdict(2)).toBe('accepted');
});

describe.each([
  ['market', '3.match-result'],
  ['match', '3'],
  ['sport', '1'],
])('a suspended %s', (scope, subject) => {
  test('takes no bets until it is opened; both are recorded', async () => {
    const suspended = await suspend(scope, subject);
    expect(suspended.statusCode, suspended.body).toBe(200);
    expect(suspended.json()).toMatchObject({
      scope,
      subject,
      cause: 'suspended',
      reason,
      operator: 'operator',
    });
    expect([await verdict(3), await shownStatus(3)]).toEqual(['MARKET_SUSPENDED', -1]);
    expect((await list()).closures[0]).toMatchObject({ scope, subject, reason, operator: 'operator' });

    const again = await suspend(scope, subject);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'ALREADY_SUSPENDED', message: expect.stringContaining('operator') }),
    ]);
    expect((await open(scope, subject)).json()).toEqual({ scope, subject });
    expect([await verdict(3), await shownStatus(3)]).toEqual(['accepted', 1]);
    const opened = await open(scope, subject);
    expect([opened.statusCode, opened.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'NOT_CLOSED' }),
    ]);
    expect((await list()).closures.some((closure) => closure.subject === subject)).toBe(false);

    const { actions } = (await ops.call('GET', `/ops/audit?subject=${scope}:${subject}`)).json<{
      actions: object[];
    }>();
    expect(actions).toMatchObject([
      { action: `${scope}.open`, reason },
      { action: `${scope}.suspend`, reason },
    ]);
  });
});

test('what is suspended is suspended once by two operators at the same time', async () => {
  const answers = await Promise.all([suspend('match', '4'), suspend('match', '4')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const opened = await Promise.all([open('match', '4'), open('match', '4')]);
  expect(opened.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('a market below a closed match or sport can’t be opened by itself, and a suspension outlasts a result', async () => {
  await suspend('match', '4');
  expect((await open('market', '4.match-result')).json()).toMatchObject({ code: 'CLOSED_BY_MATCH' });
  await open('match', '4');
  await suspend('sport', '1');
  expect((await open('market', '4.match-result')).json()).toMatchObject({ code: 'CLOSED_BY_SPORT' });
  expect((await open('match', '4')).json()).toMatchObject({ code: 'CLOSED_BY_SPORT' });
  await open('sport', '1');

  await suspend('market', '4.match-result');
  const eventId = await publish('4.match-result');
  await ops.call('POST', `/ops/results/${eventId}/lift`, { reason });
  expect(await verdict(4)).toBe('MARKET_SUSPENDED');
  await open('market', '4.match-result');
  expect(await verdict(4)).toBe('accepted');
});

test.each([
  ['market', '99.match-result', 'MARKET_NOT_FOUND'],
  ['match', '99', 'MATCH_NOT_FOUND'],
  ['match', '03', 'MATCH_NOT_FOUND'],
  ['match', 'x', 'MATCH_NOT_FOUND'],
  ['sport', '12345', 'SPORT_NOT_FOUND'],
  ['sport', '1.0', 'SPORT_NOT_FOUND'],
])('an unknown %s (%s) answers 404', async (scope, subject, code) => {
  for (const answer of [await suspend(scope, subject), await open(scope, subject)]) {
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code })]);
  }
});

test('unknown scopes, missing reasons and other operators are refused', async () => {
  expect((await suspend('league', '1')).statusCode).toBe(400);
  const silent = await ops.call('POST', '/ops/closures', { scope: 'match', subject: '3' });
  expect(silent.statusCode).toBe(400);
  const guest = await ops.app
    .client()
    .call('POST', '/ops/closures', { scope: 'match', subject: '3', reason });
  expect(guest.statusCode).toBe(401);
});

test('closures are listed in pages, newest first', async () => {
  const at = new Date();
  await ops.app.db
    .insertInto('market_closures')
    .values(
      Array.from({ length: 31 }, (_, index) => ({
        scope: 'market' as const,
        subject: `${1000 + index}.winner`,
        cause: 'suspended' as const,
        event_id: null,
        reason,
        operator: 'somebody',
        at,
        ended_at: null,
      })),
    )
    .execute();
  const first = await list();
  expect(first.closures).toHaveLength(30);
  expect(first.closures[0]?.subject).toBe('1030.winner');
  const second = await list(`?before=${first.next}`);
  expect(second.closures[0]?.subject).toBe('1000.winner');
});

describe('closures of one match', () => {
  const listed = async (query: string) =>
    (await list(query)).closures.map(({ scope, subject }) => `${scope} ${subject}`);

  test('are its markets’, its own and its sport’s, and no others', async () => {
    await suspend('market', '3.match-result');
    await suspend('match', '3');
    await suspend('match', '4');
    await suspend('sport', '1');
    // A number that begins with the match's.
    await ops.app.db
      .insertInto('market_closures')
      .values({
        scope: 'market',
        subject: '33.winner',
        cause: 'suspended',
        event_id: null,
        reason,
        operator: 'somebody',
        at: new Date(),
        ended_at: null,
      })
      .execute();
    try {
      expect(await listed('?matchId=3')).toEqual(['sport 1', 'match 3', 'market 3.match-result']);
    } finally {
      await open('sport', '1');
      for (const id of ['3', '4']) await open('match', id);
      await open('market', '3.match-result');
    }
    expect(await listed('?matchId=3')).toEqual([]);
  });

  test('a match that the feed doesn’t have lists none, and a malformed number is refused', async () => {
    expect(await listed('?matchId=987654321')).toEqual([]);
    expect((await ops.call('GET', '/ops/closures?matchId=3.x')).statusCode).toBe(400);
  });
});

test('a closure is in force after a restart, before any source has reported its markets', async () => {
  await suspend('match', '2');
  const restarted = await createOpsApp({ database });
  try {
    const status = () => restarted.app.feed.book.market('2.match-result')?.status;
    expect(status()).toBe(-1);
    const body = { scope: 'match', subject: '2', reason };
    expect((await restarted.call('POST', '/ops/closures/open', body)).statusCode).toBe(200);
    expect(status()).toBe(1);
  } finally {
    await restarted.close();
  }
});
