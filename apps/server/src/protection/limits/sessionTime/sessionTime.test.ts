import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimitsApp, type LimitedPlayer, type LimitsApp } from '../../../testing/limitsApp.ts';

const MINUTE = 60;
const HOUR = 3600;
const BASE = '/limit-service-api/api/external/web/v3';
const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';

let bench: LimitsApp;
beforeAll(async () => {
  bench = await createLimitsApp();
});
afterAll(() => bench.close());

const ping = async ({ client }: LimitedPlayer) => (await client.call('POST', `${BASE}/ping`)).json();

/** Simulates a player who is active for some minutes. */
async function play(one: LimitedPlayer, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 10) {
    bench.pass(Math.min(10, minutes - passed) * MINUTE);
    await ping(one);
  }
}

describe('a session limit', () => {
  test('shows what is left, and ends the sessions by itself once it is used up', async () => {
    const one = await bench.player();
    await one.ask([31, '1']);
    await play(one, 40);
    const at = bench.now().getTime();
    expect((await ping(one)).session).toEqual({
      limitSeconds: HOUR,
      usedSeconds: 40 * MINUTE,
      remainingSeconds: 20 * MINUTE,
      endsAt: at + 20 * MINUTE * 1000,
      nextDayAt: Date.UTC(2026, 2, 10, 21) / 1000,
    });
    await play(one, 19);
    expect(await bench.app.limits.endUsedUp()).toBe(0);
    bench.pass(MINUTE);
    expect(await bench.app.limits.endUsedUp()).toBe(1);
    expect((await one.client.call('GET', '/web-api/accounts')).statusCode).toBe(401);
    const refused = (await one.signIn()).json();
    expect(refused).toMatchObject({ code: 'SESSION_LIMIT', until: Date.UTC(2026, 2, 10, 21) / 1000 });
    bench.pass(refused.until - bench.now().getTime() / 1000 - 1);
    expect((await one.signIn()).statusCode).toBe(403);
    bench.pass(1);
    expect((await one.signIn()).statusCode).toBe(200);
  });

  test('is extended after a delay only', async () => {
    const one = await bench.player();
    await one.ask([31, '1']);
    await one.ask([31, '3']);
    expect(await one.ofType(31)).toMatchObject([
      { limitValue: '1', limitState: 'ACTIVE' },
      { limitValue: '3', limitState: 'PENDING' },
    ]);
    await one.ask([31, '-1']);
    expect(await one.ofType(31)).toMatchObject([{ limitValue: '1' }, { limitValue: '-1' }]);
  });

  test('doesn’t count the inactive hours of a saved sign-in', async () => {
    const one = await bench.player();
    await one.ask([31, '2']);
    await play(one, 20);
    bench.pass(HOUR);
    await bench.app.limits.endUsedUp();
    expect((await one.signIn()).statusCode).toBe(200);
    const { ended_at: ended } = await bench.app.db
      .selectFrom('sessions')
      .select('ended_at')
      .where('player_id', '=', one.playerId)
      .where('end_reason', '=', 'idle')
      .executeTakeFirstOrThrow();
    expect(bench.now().getTime() - (ended?.getTime() ?? 0)).toBe(HOUR * 1000);
  });
});

describe('a reality check', () => {
  const answer = async (one: LimitedPlayer, action: string, changes: object = {}) =>
    one.client.call('POST', REALITY_CHECK, {
      data: {
        attributes: { action, do_not_show_again: false, popup_show_at: bench.now().getTime(), ...changes },
      },
    });

  test('is due its interval after sign-in, and again after each answer', async () => {
    const one = await bench.player();
    const start = bench.now().getTime();
    expect((await ping(one)).realityCheckAt).toBeNull();
    await one.ask([32, '15']);
    expect((await ping(one)).realityCheckAt).toBe(start + 15 * MINUTE * 1000);
    bench.pass(20 * MINUTE);
    expect((await answer(one, 'nothing')).json().dueAt).toBe(start + 15 * MINUTE * 1000);
    const shown = bench.now().getTime();
    expect((await answer(one, 'continue')).json().dueAt).toBe(shown + 15 * MINUTE * 1000);
    bench.pass(5 * MINUTE);
    // Another tab showed the same check and answers it later: the current interval stays.
    const late = await answer(one, 'continue', { popup_show_at: shown - 1 });
    expect(late.json().dueAt).toBe(shown + 15 * MINUTE * 1000);
  });

  test('is not put off by answers before it is due', async () => {
    const one = await bench.player();
    const start = bench.now().getTime();
    await one.ask([32, '5']);
    for (let minute = 1; minute < 5; minute += 1) {
      bench.pass(MINUTE);
      const early = await answer(one, 'continue', { popup_show_at: bench.now().getTime() + HOUR * 1000 });
      expect(early.json().dueAt).toBe(start + 5 * MINUTE * 1000);
    }
    bench.pass(MINUTE - 20);
    expect((await answer(one, 'continue')).json().dueAt).toBe(bench.now().getTime() + 5 * MINUTE * 1000);
  });

  test('reports what happened since sign-in', async () => {
    const one = await bench.player();
    bench.pass(5 * MINUTE);
    await one.deposit('80.00');
    expect((await one.client.call('GET', REALITY_CHECK)).json()).toMatchObject({
      signedInAt: bench.now().getTime() - 5 * MINUTE * 1000,
      iso: 'EUR',
      staked: '0.00',
      paid: '0.00',
      net: '0.00',
      balance: '80.00',
      minutes: null,
      dueAt: null,
      isMandatory: false,
    });
  });

  test('is off for the rest of a session if the player asks, and can sign the player out', async () => {
    const one = await bench.player();
    await one.ask([32, '5']);
    expect((await answer(one, 'continue', { do_not_show_again: true })).json().dueAt).toBeNull();
    expect((await ping(one)).realityCheckAt).toBeNull();
    expect((await answer(one, 'log_out')).statusCode).toBe(200);
    expect((await one.client.call('GET', '/web-api/accounts')).statusCode).toBe(401);
  });
});
