import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimitsApp, type LimitsApp } from '../../../testing/limitsApp.ts';

const DAY = 24 * 3600;
const BASE = '/limit-service-api/api/external/web/v3';
const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';

let bench: LimitsApp;
beforeAll(async () => {
  bench = await createLimitsApp({
    jurisdictionOfCountry: { de: 'germany' },
    hasTestQuestions: true,
    hasExtraLimitsSwitch: true,
  });
});
afterAll(() => bench.close());

/** Registers a player from Germany, or from an unknown country if `country` is null. */
async function player(country: string | null = 'de') {
  const one = await bench.player();
  await bench.app.db
    .insertInto('player_profiles')
    .values({ player_id: one.playerId, country_code: country })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ country_code: country }))
    .execute();
  return one;
}

describe('players of a country with rules of its own', () => {
  test('must have a deposit limit before they deposit, and can’t remove it again', async () => {
    const one = await player();
    const refused = await one.deposit('10.00');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'DEPOSIT_LIMIT_NEEDED']);
    await one.ask([20, '50']);
    expect((await one.deposit('10.00')).json().code).toBe('DEPOSIT_LIMIT_NEEDED');
    await one.ask([22, '100']);
    expect((await one.deposit('10.00')).statusCode).toBe(200);
    expect((await one.ask([22, '999999999'])).json().code).toBe('LIMIT_MANDATORY');
    const other = await player(null);
    expect((await other.deposit('10.00')).statusCode).toBe(200);
  });

  test('can’t put a reality check off by many early answers', async () => {
    const one = await player();
    const dueAt = bench.now().getTime() + 3_600_000;
    const answer = async (changes: object) => {
      const attributes = { action: 'continue', do_not_show_again: false, ...changes };
      return (await one.client.call('POST', REALITY_CHECK, { data: { attributes } })).json();
    };
    for (let minute = 1; minute < 60; minute += 1) {
      bench.pass(60);
      const now = bench.now().getTime();
      // Times of the device: now, the due time, a day ahead.
      for (const popup_show_at of [now, dueAt, now + DAY * 1000]) {
        expect(await answer({ popup_show_at })).toMatchObject({ dueAt, pausedUntil: null });
      }
      expect((await answer({ popup_show_at: now, do_not_show_again: true })).code).toBe('CHECK_MANDATORY');
    }
    bench.pass(60);
    expect((await one.client.call('GET', REALITY_CHECK)).json()).toMatchObject({ dueAt, pausedUntil: null });
    expect(await answer({ popup_show_at: bench.now().getTime() })).toMatchObject({
      dueAt: dueAt + 3_600_000,
      pausedUntil: dueAt + 300_000,
    });
  });

  test('have reality checks that they can’t switch off, with a pause after each', async () => {
    const one = await player();
    expect(await one.ofType(32)).toMatchObject([{ id: 'site', limitValue: '60', limitState: 'ACTIVE' }]);
    const signedIn = bench.now().getTime();
    bench.pass(3600);
    const answer = (isOff: boolean) =>
      one.client.call('POST', REALITY_CHECK, {
        data: {
          attributes: {
            action: 'continue',
            do_not_show_again: isOff,
            popup_show_at: bench.now().getTime(),
          },
        },
      });
    expect((await one.client.call('GET', REALITY_CHECK)).json()).toMatchObject({
      dueAt: signedIn + 3_600_000,
      isMandatory: true,
      pausedUntil: null,
    });
    expect((await answer(true)).json().code).toBe('CHECK_MANDATORY');
    expect((await answer(false)).json()).toMatchObject({
      dueAt: signedIn + 7_200_000,
      pausedUntil: signedIn + 3_600_000 + 300_000,
    });
    await one.ask([32, '15']);
    expect(await one.ofType(32)).toMatchObject([{ limitValue: '15' }]);
    await one.ask([32, '-1']);
    expect(await one.ofType(32)).toMatchObject([
      { limitValue: '15' },
      { limitValue: '60', limitState: 'PENDING' },
    ]);
  });

  test('wait a week for a higher limit', async () => {
    const one = await player();
    await one.ask([31, '1']);
    await one.ask([31, '2']);
    expect((await one.ofType(31))[1]?.dueAt).toBe(bench.now().getTime() / 1000 + 7 * DAY);
    const { rules } = (await one.client.call('GET', `${BASE}/availablelimits`)).json();
    expect(rules).toMatchObject({ increaseDelay: 7 * DAY, hasPanicButton: true, realityCheckPause: 300 });
  });
});

describe('the safety bar', () => {
  const bars = async (one: Awaited<ReturnType<typeof player>>) => {
    const { player: told } = (await one.client.call('GET', '/web-api/session')).json();
    const { body } = await one.client.call('GET', '/en');
    return [told.safetyBar, /<html[^>]* data-safety-bar="([^"]*)"/.exec(body)?.[1]];
  };

  test('is sent with the player, and its space is reserved in the page, by the player’s country', async () => {
    expect(await bars(await player())).toEqual(['clock-and-panic', 'clock-and-panic']);
    expect(await bars(await player(null))).toEqual([undefined, undefined]);
  });

  test('takes no space for guests', async () => {
    const { body } = await bench.app.app.inject({ url: '/en', headers: { host: 'localhost' } });
    expect(body).not.toContain('data-safety-bar');
  });
});

describe('where looser deposit limits ask questions', () => {
  const right = { 'games-are-chance': 'house-wins', 'chasing-losses': 'stop', 'money-to-play': 'spare' };
  const answersOf = (answers: object) =>
    Object.entries(answers).map(([questionId, answerId]) => ({ questionId, answerId }));

  test('nothing is pending before all are answered correctly', async () => {
    const one = await player(null);
    await one.ask([20, '100']);
    const raise = async (answers: readonly object[]) => {
      const { status, tokenGuid, questions } = (await one.ask([20, '200'])).json();
      expect([status, questions.length]).toEqual(['questions', 3]);
      return (await one.client.call('POST', `${BASE}/testanswers`, { tokenGuid, answers })).json();
    };
    expect(await raise(answersOf({ ...right, 'chasing-losses': 'borrow' }))).toMatchObject({
      success: false,
    });
    expect(await raise(answersOf(right).slice(1))).toMatchObject({ success: false });
    expect(
      await raise([...answersOf(right), { questionId: 'chasing-losses', answerId: 'borrow' }]),
    ).toMatchObject({
      success: false,
    });
    expect(await one.ofType(20)).toHaveLength(1);
    expect(await raise(answersOf(right))).toMatchObject({ success: true });
    expect(await one.ofType(20)).toMatchObject([{ limitValue: '100.00' }, { limitValue: '200.00' }]);
  });

  test('the last limit of a type in one request is the one saved after the answers', async () => {
    const one = await player(null);
    await one.ask([20, '100']);
    const { tokenGuid } = (await one.ask([20, '50'], [20, '200'])).json();
    const body = { tokenGuid, answers: answersOf(right) };
    expect((await one.client.call('POST', `${BASE}/testanswers`, body)).json()).toMatchObject({
      success: true,
    });
    expect(await one.ofType(20)).toMatchObject([{ limitValue: '100.00' }, { limitValue: '200.00' }]);
  });
});

describe('where the extra limits have a switch', () => {
  test('they can be set once it is on, and are removed with it when it is off permanently', async () => {
    const one = await player(null);
    expect((await one.ask([1, '10'])).json().code).toBe('EXTRA_LIMITS_OFF');
    expect((await one.ask([37, '1'], [1, '10'])).json().status).toBe('saved');
    await one.ask([37, '0']);
    const [, off] = await one.ofType(37);
    expect(off).toMatchObject({ limitValue: '0', limitState: 'PENDING' });
    expect(await one.ofType(1)).toHaveLength(1);
    bench.pass(DAY);
    await one.act('confirm', off?.id ?? '');
    expect(await one.limits()).toEqual([]);
  });
});
