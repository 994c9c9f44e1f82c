import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertNotice } from '../../../casino/rounds/roundAccess.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

const headers = { authorization: 'Bearer operator-token-of-tests' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.app.inject({ method, url, headers, ...(payload && { payload }) });

test('an operator answers a notice once, with a reason in the audit log', async () => {
  const none = { gameId: null, roundId: null, sessionId: null, playerId: null, iso: 'EUR', amount: 2500n };
  const notice = {
    ...none,
    kind: 'winOnClosedRound',
    makerId: 'sandbox',
    txId: 'w-1',
    detail: 'A late win.',
  } as const;
  const at = new Date();
  for (const twice of [at, at])
    await app.db.transaction().execute((trx) => insertNotice(trx, { ...notice, at: twice }));
  const { notices } = (await ask('GET', '/ops/games/notices')).json();
  expect(notices).toMatchObject([{ kind: 'winOnClosedRound', amount: '25.00', answeredAt: null }]);
  const answer = `/ops/games/notices/${notices[0].id}/answer`;
  expect((await ask('POST', answer, { reason: 'Paid by hand' })).statusCode).toBe(200);
  expect((await ask('POST', answer, { reason: 'Paid by hand' })).statusCode).toBe(404);
  expect((await ask('GET', '/ops/games/notices')).json().notices).toEqual([]);
  expect((await ask('GET', '/ops/games/notices?state=answered')).json().notices).toMatchObject([
    { answer: 'Paid by hand' },
  ]);
  const { actions } = (await ask('GET', '/ops/audit')).json();
  expect(actions).toMatchObject([{ action: 'game.notice-answer', reason: 'Paid by hand' }]);
});
