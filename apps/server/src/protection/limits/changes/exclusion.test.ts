import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimitsApp, type LimitedPlayer, type LimitsApp } from '../../../testing/limitsApp.ts';

const DAY = 24 * 3600;
const BASE = '/limit-service-api/api/external/web/v3';

let bench: LimitsApp;
beforeAll(async () => {
  bench = await createLimitsApp();
});
afterAll(() => bench.close());

const isSignedIn = async ({ client }: LimitedPlayer) =>
  (await client.call('GET', '/web-api/session')).json().player !== null;

describe('a self-exclusion', () => {
  test('begins with its second step, ends all sessions at once, and refuses sign-in until its end', async () => {
    const one = await bench.player();
    await one.deposit('50.00');
    const asked = await one.ask({ limitType: 30, limitValue: '7', selfExcludeReason: '2' });
    expect(asked.json()).toMatchObject({
      status: 'questions',
      questions: [{ id: 'exclusion-consequences' }],
    });
    expect(JSON.stringify(asked.json())).not.toContain('"right"');
    expect(await one.ofType(30)).toEqual([]);
    const until = bench.now().getTime() / 1000 + 7 * DAY;
    const done = await one.exclude('7');
    expect(done.json()).toMatchObject({ success: true });
    expect(done.json().limitsData).toContainEqual(
      expect.objectContaining({ limitType: 30, limitState: 'ACTIVE', endsAt: until, selfExcludeReason: '1' }),
    );
    expect(await isSignedIn(one)).toBe(false);
    const refused = await one.signIn();
    expect([refused.statusCode, refused.json().code, refused.json().until]).toEqual([
      403,
      'SELF_EXCLUDED',
      until,
    ]);
    bench.pass(7 * DAY - 1);
    expect((await one.signIn()).statusCode).toBe(403);
    bench.pass(1);
    expect((await one.signIn()).statusCode).toBe(200);
  });

  test('revokes bearer tokens and closes sockets of every device in its own transaction', async () => {
    const one = await bench.player();
    const other = (await one.signIn()).cookies;
    expect(other).not.toEqual([]);
    const told: bigint[] = [];
    const off = bench.app.sessions.onEnded(({ playerId }) => told.push(playerId));
    await one.exclude('1');
    off();
    expect(told).toEqual([one.playerId, one.playerId]);
    const live = await bench.app.db
      .selectFrom('sessions')
      .select('end_reason')
      .where('player_id', '=', one.playerId)
      .execute();
    expect(live).toEqual([{ end_reason: 'exclusion' }, { end_reason: 'exclusion' }]);
  });

  test('does nothing on wrong answers, and its questions can be answered once', async () => {
    const one = await bench.player();
    const { tokenGuid } = (await one.ask({ limitType: 30, limitValue: '7', selfExcludeReason: '2' })).json();
    const answer = (answerId: string) =>
      one.client.call('POST', `${BASE}/testanswers`, {
        tokenGuid,
        answers: [{ questionId: 'exclusion-consequences', answerId }],
      });
    expect((await answer('not-understood')).json()).toMatchObject({
      success: false,
      questionsResult: [{ questionId: 'exclusion-consequences', isRight: false }],
    });
    expect((await answer('understood')).json()).toMatchObject({ code: 'TEST_OVER' });
    expect(await isSignedIn(one)).toBe(true);
  });

  test('can’t be answered by another player, nor after half an hour', async () => {
    const [one, other] = [await bench.player(), await bench.player()];
    const { tokenGuid } = (await one.ask({ limitType: 30, limitValue: '7', selfExcludeReason: '2' })).json();
    const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
    const body = { tokenGuid, answers };
    expect((await other.client.call('POST', `${BASE}/testanswers`, body)).json().code).toBe('TEST_OVER');
    bench.pass(1800);
    expect((await one.client.call('POST', `${BASE}/testanswers`, body)).json().code).toBe('TEST_OVER');
  });

  test('revokes promo codes', async () => {
    const one = await bench.player();
    const codes = async () =>
      bench.app.db
        .selectFrom('promo_codes')
        .select('code')
        .where('player_id', '=', one.playerId)
        .where('expires_at', '>', bench.now())
        .execute();
    expect((await codes()).length).toBeGreaterThan(0);
    await one.exclude('1');
    expect(await codes()).toEqual([]);
  });

  test('of half a year lasts after its end until the player asks to return, and a day longer', async () => {
    const one = await bench.player();
    await one.exclude('180');
    bench.pass(180 * DAY);
    const { code, returnToken } = (await one.signIn()).json();
    expect(code).toBe('RETURN_REQUEST_NEEDED');
    const ask = (token: string) =>
      bench.app.client().call('POST', `${BASE}/selfexclude/return`, { returnToken: token });
    expect((await ask('wrong')).json().code).toBe('RETURN_UNKNOWN');
    const opensAt = bench.now().getTime() / 1000 + DAY;
    expect((await ask(returnToken)).json()).toEqual({ opensAt });
    bench.pass(60);
    expect((await ask(returnToken)).json()).toEqual({ opensAt });
    expect((await one.signIn()).json()).toMatchObject({ code: 'SELF_EXCLUDED', until: opensAt });
    bench.pass(DAY);
    await bench.app.limits.tidy();
    expect((await one.signIn()).statusCode).toBe(200);
    expect((await ask(returnToken)).statusCode).toBe(400);
  });
});

describe('a timeout', () => {
  test('permits sign-in, and refuses deposits until it ends', async () => {
    const one = await bench.player();
    expect((await one.ask([33, '1'])).json().status).toBe('saved');
    expect(await isSignedIn(one)).toBe(true);
    expect((await one.deposit('10.00')).json().code).toBe('TIMEOUT_ACTIVE');
    expect((await one.ask([33, '1'])).json()).toMatchObject({ code: 'BREAK_RUNS' });
    expect((await one.ask([33, '7'])).statusCode).toBe(200);
    bench.pass(7 * DAY);
    expect((await one.signIn()).statusCode).toBe(200);
    expect(await bench.app.limits.tidy()).toBeUndefined();
  });
});

describe('an account that its player closed', () => {
  test('is closed at once, and reopened only by an operator', async () => {
    const one = await bench.player();
    expect((await one.client.call('POST', `${BASE}/BlockUser`, {})).statusCode).toBe(400);
    const closed = await one.client.call('POST', `${BASE}/BlockUser`, { isConfirmed: true });
    expect(closed.json()).toEqual({ success: true });
    expect(await isSignedIn(one)).toBe(false);
    bench.pass(400 * DAY);
    expect((await one.signIn()).json().code).toBe('ACCOUNT_CLOSED');
    await bench.app.db
      .updateTable('player_blocks')
      .set({ self_blocked_at: null })
      .where('player_id', '=', one.playerId)
      .execute();
    expect((await one.signIn()).statusCode).toBe(200);
  });
});
