import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyActs } from '../../operatorMoney/doors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { expectSoundLedger } from '../../../testing/ledger.ts';
import { moneySlices, type MoneyAct } from '../../../testing/moneySlices.ts';
import { createTestPlayer, type TestPlayer } from '../../../testing/players.ts';
import { startFakeMaker, type FakeMaker } from '../../../testing/fakeMaker.ts';

const ANNA = 'token-of-anna-0123456789';
const BEN = 'token-of-ben-0123456789';
const reason = 'Looked at it.';
const DAY = 86_400_000;
/** Size of a slice and the most of one operator, cents: five fit, the sixth doesn't. */
const SLICE = 90n;
const HUNDRED = 100n;
const MOST = 50_000n;
const FIT = 5;

// The cast: a door of money that isn't among the slices fails the first test.
const acts = moneyActs as readonly MoneyAct[];

let database: TestDatabase;
let maker: FakeMaker;
let ahead = 0;
const processes: TestApp[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  maker = await startFakeMaker();
  const env = {
    DEVELOPMENT_OPERATORS: `anna=*:${ANNA},ben=*:${BEN},clerk=payments:token-of-clerk-0123456789`,
    MAKERS_FILE: maker.makersFile,
  };
  const now = () => new Date(Date.now() + ahead);
  processes.push(await createTestApp({ env, database, now }), await createTestApp({ env, database, now }));
});
afterAll(async () => {
  await expectSoundLedger(database.db);
  for (const process of processes) await process.close();
  await maker.stop();
  await database.close();
});

async function call(token: string, method: string, url: string, body?: object, process = 0) {
  const app = processes[process];
  if (!app) throw new Error('There is no such process.');
  return app.client().call(method, url, body, { authorization: `Bearer ${token}` });
}

/** Sends a slice through a door; returns the status. */
async function slice(
  act: MoneyAct,
  player: TestPlayer,
  { token = ANNA, cents = SLICE * HUNDRED, process = 0 } = {},
): Promise<number> {
  const { url, body } = await moneySlices[act](database.db, player, cents);
  const answer = await call(token, 'POST', url, body, process);
  expect([200, 201, 202], answer.body).toContain(answer.statusCode);
  return answer.statusCode;
}

const isAlone = (status: number): boolean => status !== 202;

/** Returns the money that an operator has moved for a player alone, cents. */
async function movedAlone({ playerId }: TestPlayer, operator = 'anna'): Promise<bigint> {
  const { sum } = await database.db
    .selectFrom('operator_moves')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('player_id', '=', playerId)
    .where('operator', '=', operator)
    .where('seconded_by', 'is', null)
    .executeTakeFirstOrThrow();
  return sum;
}
const room = async ({ playerId }: TestPlayer, token = ANNA) =>
  (await call(token, 'GET', `/ops/approvals/room/${playerId}`)).json();
const waiting = async ({ playerId }: TestPlayer, token = BEN) =>
  (await call(token, 'GET', '/ops/approvals'))
    .json<{ approvals: { id: string; player: { id: string } | null; amount: string; mayAgree: boolean }[] }>()
    .approvals.filter(({ player }) => player?.id === String(playerId));

test('every door of money has slices here', () => {
  expect(Object.keys(moneySlices).toSorted()).toEqual(acts.toSorted());
});

describe('slices through one door', () => {
  test.each(acts)('%s: those beyond the sum of a day wait for a second person', async (act) => {
    const player = await createTestPlayer(database.db);
    const done: boolean[] = [];
    for (let made = 0; made <= FIT; made += 1) done.push(isAlone(await slice(act, player)));
    expect(done).toEqual([true, true, true, true, true, false]);
    expect(await room(player)).toMatchObject({ iso: 'EUR', most: '500.00', left: '50.00' });

    const [asked, ...others] = await waiting(player);
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ amount: '90.00', mayAgree: true });
    const path = `/ops/approvals/${asked?.id}/approve`;
    expect((await call(ANNA, 'POST', path, { reason })).json().code).toBe('SECOND_PERSON_NEEDED');
    expect((await call('token-of-clerk-0123456789', 'POST', path, { reason })).statusCode).toBe(403);
    const answers = await Promise.all([
      call(BEN, 'POST', path, { reason }),
      call(BEN, 'POST', path, { reason }, 1),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await waiting(player)).toEqual([]);
    // An act that two people have seen takes no room of either.
    expect(await movedAlone(player)).toBe(BigInt(FIT) * SLICE * HUNDRED);
    expect((await room(player, BEN)).left).toBe('500.00');
  });
});

describe('slices of one operator through two doors', () => {
  const pairs = acts.flatMap((one, at) => acts.slice(at + 1).map((other) => [one, other] as const));
  test.each(pairs)('%s and %s share one sum', async (one, other) => {
    const player = await createTestPlayer(database.db);
    const done: boolean[] = [];
    for (let made = 0; made <= FIT; made += 1)
      done.push(isAlone(await slice(made % 2 === 0 ? one : other, player)));
    expect(done).toEqual([true, true, true, true, true, false]);
  });
});

test('two operators have a sum each, and a player of another operator has one too', async () => {
  const [player, another] = [await createTestPlayer(database.db), await createTestPlayer(database.db)];
  for (const act of acts.slice(0, FIT)) await slice(act, player);
  expect(isAlone(await slice('goodwill', player, { token: BEN }))).toBe(true);
  expect(isAlone(await slice('goodwill', another))).toBe(true);
  expect(isAlone(await slice('goodwill', player))).toBe(false);
});

test('taking and giving don’t cancel each other', async () => {
  const player = await createTestPlayer(database.db, { money: 100_000n });
  const adjust = async (amount: string) =>
    (await call(ANNA, 'POST', '/ops/adjustments', { accountId: String(player.accountId), amount, reason }))
      .statusCode;
  for (const amount of ['100.00', '-100.00', '100.00', '-100.00', '100.00'])
    expect(await adjust(amount)).toBe(200);
  expect(await adjust('-0.01')).toBe(202);
});

test('parallel slices through all doors of two processes stay within the sum', async () => {
  const player = await createTestPlayer(database.db);
  const statuses = await Promise.all(
    Array.from({ length: 24 }, (_, made) =>
      slice(acts[made % acts.length] ?? 'adjustment', player, { process: made % 2 }),
    ),
  );
  expect(statuses.filter(isAlone)).toHaveLength(FIT);
  expect(await movedAlone(player)).toBeLessThanOrEqual(MOST);
});

test('the room comes back a day after each act', async () => {
  const player = await createTestPlayer(database.db);
  for (const act of acts.slice(0, FIT)) await slice(act, player);
  ahead += DAY - 60_000;
  expect(isAlone(await slice('goodwill', player))).toBe(false);
  ahead += 2 * 60_000;
  expect(isAlone(await slice('goodwill', player))).toBe(true);
});

test('points count with their value at exchange', async () => {
  const player = await createTestPlayer(database.db);
  const given = { key: 'points-of-a-test', points: '10000', reason };
  const answer = await call(ANNA, 'POST', `/ops/rewards/players/${player.playerId}/goodwill`, given);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await room(player)).toMatchObject({ left: '440.00' });
});

test('an act that waits is refused by another operator, or taken back by the one who asked', async () => {
  const player = await createTestPlayer(database.db);
  for (const token of [ANNA, BEN]) {
    expect(isAlone(await slice('adjustment', player, { cents: 10_001n }))).toBe(false);
    const [asked] = await waiting(player);
    const path = `/ops/approvals/${asked?.id}/refuse`;
    expect((await call(token, 'POST', path, { reason })).statusCode).toBe(200);
    expect((await call(BEN, 'POST', path, { reason })).json().code).toBe('APPROVAL_DECIDED');
  }
  expect(await movedAlone(player)).toBe(0n);
});

test('the same intent waits once', async () => {
  const player = await createTestPlayer(database.db);
  for (const act of acts.slice(0, FIT)) await slice(act, player);
  const { url, body } = await moneySlices.goodwill(database.db, player, SLICE * HUNDRED);
  const answers = await Promise.all([0, 1, 0].map((at) => call(ANNA, 'POST', url, body, at)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect(await waiting(player)).toHaveLength(1);
});

test.each(['92233720368547758.07', '-92233720368547758.07', '92233720368547758.08', '1e30'])(
  'an adjustment by %s is refused as bad input',
  async (amount) => {
    const player = await createTestPlayer(database.db, { money: 100n });
    const body = { accountId: String(player.accountId), amount, reason };
    const { statusCode } = await call(ANNA, 'POST', '/ops/adjustments', body);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  },
);

test('an empty change of what identification asks is refused as bad input', async () => {
  const { playerId } = await createTestPlayer(database.db);
  const answer = await call(ANNA, 'POST', `/ops/identification/players/${playerId}`, {});
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    [{ path: '/asksAtDeposit', code: 'required' }],
  ]);
});

describe('messages', () => {
  const message = (segment: object, key: string) => ({
    key,
    siteId: 'house',
    segment,
    texts: { en: { title: 'A new game', text: 'Try it today.' } },
    byMail: false,
    bySms: false,
  });
  const players = (count: number, language: string) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const { playerId } = await createTestPlayer(database.db);
        await database.db.updateTable('players').set({ language }).where('id', '=', playerId).execute();
      }),
    );
  const sent = async (key: string) =>
    (await database.db.selectFrom('operator_messages').select('id').where('key', '=', key).execute()).length;

  test('to more than 100 players wait for a second person, also in slices', async () => {
    await players(60, 'ru');
    await players(60, 'ar');
    const first = await call(ANNA, 'POST', '/ops/messages', message({ languages: ['ru'] }, 'slice-one'));
    expect(first.statusCode, first.body).toBe(200);
    expect((await call(ANNA, 'GET', '/ops/approvals/reach/house')).json()).toEqual({ most: 100, left: 40 });
    const second = await call(ANNA, 'POST', '/ops/messages', message({ languages: ['ar'] }, 'slice-two'));
    expect(second.statusCode).toBe(202);
    expect(await sent('slice-two')).toBe(0);
    const { approvalId } = second.json();
    expect((await call(ANNA, 'POST', `/ops/approvals/${approvalId}/approve`, { reason })).statusCode).toBe(
      403,
    );
    expect((await call(BEN, 'POST', `/ops/approvals/${approvalId}/approve`, { reason })).statusCode).toBe(
      200,
    );
    expect(await sent('slice-two')).toBe(1);
  });
});
