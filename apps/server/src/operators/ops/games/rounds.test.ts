import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GameRoundsTable } from '../../../casino/rounds/rounds.tables.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestPlayer, type TestPlayer } from '../../../testing/players.ts';
import { storeRound } from '../../../testing/rounds.ts';
import { demoCredit } from '../../../ledger/wallet/payments.ts';

const headers = { authorization: 'Bearer operator-token-of-tests' };
const at = new Date('2026-03-10T12:00:00Z');
let app: TestApp;
let player: TestPlayer;
let made = 0;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  player = await createTestPlayer(app.db);
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.app.inject({ method, url, headers, ...(payload && { payload }) });

const round = (state: GameRoundsTable['state'] = 'closed') => storeRound(app.db, player, { state, at });

const fund = (amount: bigint) =>
  app.db
    .transaction()
    .execute((trx) => demoCredit(trx, { accountId: player.accountId, amount, key: `c-${(made += 1)}`, at }));
const balance = async () =>
  (
    await app.db
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', player.accountId)
      .executeTakeFirstOrThrow()
  ).balance;
const correct = async (id: string, won: string, wonBefore = '5.00') => {
  const body = { won, wonBefore, reason: 'The maker paid a wrong win' };
  return ask('POST', `/ops/games/rounds/${id}/correct`, body);
};
const roundOf = async (id: string) => (await ask('GET', `/ops/games/rounds/${id}`)).json();

test('a wrong win is taken back, and the shortfall of the balance is a debt', async () => {
  const id = await round();
  await fund(300n);
  expect((await correct(id, '0.50')).json()).toEqual({ paid: '0.00', taken: '3.00', owed: '1.50' });
  expect(await balance()).toBe(0n);
  expect(await roundOf(id)).toMatchObject({
    won: '0.50',
    debt: '1.50',
    operations: [{ txId: `correction:${id}:1`, kind: 'correction', amount: '-4.50', isApplied: true }],
  });
  const { debts } = (await ask('GET', '/ops/debts')).json();
  const debt = debts.find((one: { readonly roundId?: string }) => one.roundId === id);
  expect(debt).toMatchObject({ amount: '1.50', open: '1.50' });
  const kinds = await app.db
    .selectFrom('ledger_transactions')
    .select(['kind', 'ref'])
    .where('key', '=', `correction-taken:g:sandbox:correction:${id}:1`)
    .execute();
  expect(kinds).toEqual([{ kind: 'correction-taken', ref: `g:sandbox:correction:${id}:1` }]);
  await fund(200n);
  expect((await ask('POST', `/ops/debts/${debt.id}/collect`)).json()).toEqual({ taken: '1.50' });
  expect(await balance()).toBe(50n);
});

test('a missing win is paid, less the open debt of the round', async () => {
  const id = await round();
  expect((await correct(id, '4.00')).json()).toMatchObject({ owed: '1.00' });
  expect((await correct(id, '7.00', '4.00')).json()).toEqual({ paid: '2.00', taken: '0.00', owed: '0.00' });
  expect(await balance()).toBe(200n);
  expect(await roundOf(id)).toMatchObject({ won: '7.00', debt: '0.00' });
});

test('a win of a round that was rolled back is paid, and the round is closed', async () => {
  const id = await round('rolledBack');
  expect((await correct(id, '3.00', '0.00')).json()).toMatchObject({ paid: '3.00' });
  expect(await roundOf(id)).toMatchObject({ state: 'closed', staked: '0.00', won: '3.00' });
});

test('a correction is refused for an open round, another win than shown, the same win and a wrong amount', async () => {
  const open = await round('open');
  expect((await correct(open, '1.00', '0.00')).json()).toMatchObject({ code: 'ROUND_OPEN' });
  const id = await round();
  expect((await correct(id, '6.00', '4.00')).json()).toMatchObject({ code: 'CHANGED' });
  expect((await correct(id, '5.00')).json()).toMatchObject({ code: 'NOTHING_CHANGES' });
  expect((await correct(id, '5.001')).statusCode).toBe(400);
  expect((await correct('999999', '5.00')).statusCode).toBe(404);
  expect(await balance()).toBe(0n);
});

test('the audit log has a correction with its reason', async () => {
  const id = await round();
  await correct(id, '6.00');
  const { actions } = (await ask('GET', '/ops/audit')).json();
  expect(actions[0]).toMatchObject({
    action: 'game.round-correct',
    subject: `gameRound:${id}`,
    reason: 'The maker paid a wrong win',
    before: { won: '5.00' },
    after: { won: '6.00', paid: '1.00' },
  });
});

test('rounds are found by player, maker and state, newest first', async () => {
  const first = await round();
  const second = await round('open');
  const ids = async (query: string) =>
    (await ask('GET', `/ops/games/rounds?${query}`))
      .json()
      .rounds.map(({ id }: { readonly id: string }) => id);
  expect(await ids(`player=${player.playerId}`)).toEqual([second, first]);
  expect(await ids(`player=${player.playerId}&state=closed`)).toEqual([first]);
  expect(await ids(`player=${player.playerId}&before=${second}`)).toEqual([first]);
  expect(await ids(`player=${player.playerId}&maker=other`)).toEqual([]);
  expect(await ids('player=nobody')).toEqual([]);
});
