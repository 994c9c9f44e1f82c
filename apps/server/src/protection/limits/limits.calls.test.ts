import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimitsApp, type LimitsApp } from '../../testing/limitsApp.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const BASE = '/limit-service-api/api/external/web/v3';

let bench: LimitsApp;
beforeAll(async () => {
  bench = await createLimitsApp();
});
afterAll(() => bench.close());

const player = () => bench.player();

describe('a deposit limit', () => {
  test('takes effect at once if it is new or lower, and shows its remainder', async () => {
    const one = await player();
    expect((await one.ask([20, '100'])).json()).toMatchObject({ status: 'saved', tokenGuid: null });
    expect((await one.deposit('60.00')).statusCode).toBe(200);
    expect(await one.ofType(20)).toMatchObject([
      { limitValue: '100.00', limitBalance: '40.00', iso: 'EUR', limitState: 'ACTIVE', measure: 'money' },
    ]);
    await one.ask([20, '50']);
    expect(await one.ofType(20)).toMatchObject([{ limitValue: '50.00', limitBalance: '0.00' }]);
    const refused = await one.deposit('0.01');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'LIMIT_DEPOSIT']);
  });

  test('waits a day if it is higher, then for the player’s confirmation', async () => {
    const one = await player();
    await one.ask([20, '100']);
    await one.ask([20, '200']);
    const [active, pending] = await one.ofType(20);
    expect([active?.limitValue, pending?.limitValue, pending?.limitState]).toEqual([
      '100.00',
      '200.00',
      'PENDING',
    ]);
    const at = bench.now().getTime() / 1000;
    expect(pending).toMatchObject({ dueAt: at + DAY, endsAt: at + 8 * DAY, needApprove: false });
    const id = pending?.id ?? '';
    bench.pass(DAY - 1);
    const early = await one.act('confirm', id);
    expect([early.statusCode, early.json().code, early.json().until]).toEqual([403, 'LIMIT_WAITS', at + DAY]);
    bench.pass(1);
    expect(await one.ofType(20)).toMatchObject([{ limitValue: '100.00' }, { needApprove: true }]);
    expect((await one.act('confirm', id)).statusCode).toBe(204);
    expect(await one.ofType(20)).toMatchObject([{ limitValue: '200.00', limitState: 'ACTIVE' }]);
    expect((await one.act('confirm', id)).json()).toMatchObject({ code: 'LIMIT_NOT_PENDING' });
  });

  test('is unchanged if the player rejects, withdraws or ignores the increase', async () => {
    const one = await player();
    await one.ask([20, '100']);
    const pendingId = async () => {
      await one.ask([20, '999999999']);
      const [, pending] = await one.ofType(20);
      expect(pending).toMatchObject({ limitValue: '999999999', limitState: 'PENDING' });
      return pending?.id ?? '';
    };
    expect((await one.act('reject', await pendingId())).statusCode).toBe(204);
    const taken = await one.client.call('DELETE', `${BASE}/limit?limitId=${await pendingId()}`);
    expect(taken.statusCode).toBe(204);
    const unanswered = await pendingId();
    bench.pass(8 * DAY);
    expect((await one.act('confirm', unanswered)).statusCode).toBe(400);
    await bench.app.limits.tidy();
    expect(await one.ofType(20)).toMatchObject([{ limitValue: '100.00', limitState: 'ACTIVE' }]);
  });

  test('is lowered at once while an increase waits, which is removed', async () => {
    const one = await player();
    await one.ask([20, '100']);
    await one.deposit('60.00');
    await one.ask([20, '200']);
    bench.pass(HOUR);
    await one.ask([20, '50']);
    expect(await one.ofType(20)).toMatchObject([
      { limitValue: '50.00', limitBalance: '0.00', limitState: 'ACTIVE' },
    ]);
  });

  test('has one pending increase: a second one replaces it, and its delay restarts', async () => {
    const one = await player();
    await one.ask([20, '100']);
    await one.ask([20, '200']);
    bench.pass(23 * HOUR);
    await one.ask([20, '300']);
    const [, pending, ...more] = await one.ofType(20);
    expect(more).toEqual([]);
    expect(pending).toMatchObject({ limitValue: '300.00', dueAt: bench.now().getTime() / 1000 + DAY });
  });

  test('that is removed leaves no limit', async () => {
    const one = await player();
    await one.ask([20, '100']);
    await one.ask([20, '999999999']);
    bench.pass(DAY);
    await one.act('confirm', (await one.ofType(20))[1]?.id ?? '');
    expect(await one.ofType(20)).toEqual([]);
    expect((await one.deposit('5000.00')).statusCode).toBe(200);
  });

  test('of another player can’t be changed', async () => {
    const [one, other] = [await player(), await player()];
    await one.ask([20, '100']);
    await one.ask([20, '200']);
    bench.pass(DAY);
    const id = (await one.ofType(20))[1]?.id ?? '';
    expect((await other.act('confirm', id)).json().code).toBe('LIMIT_NOT_PENDING');
    expect((await one.act('confirm', id)).statusCode).toBe(204);
  });
});

describe('a request for limits', () => {
  test.each([
    [{ limitType: 20, limitValue: '10.001' }, 'amount'],
    [{ limitType: 20, limitValue: '-1' }, 'amount'],
    [{ limitType: 31, limitValue: '25' }, 'value'],
    [{ limitType: 32, limitValue: '7' }, 'value'],
    [{ limitType: 33, limitValue: '-1' }, 'value'],
    [{ limitType: 30, limitValue: '2', selfExcludeReason: '1' }, 'value'],
    [{ limitType: 30, limitValue: '7' }, 'reason'],
    [{ limitType: 30, limitValue: '7', selfExcludeReason: 'x' }, 'reason'],
  ])('reports the fault of %j', async (limit, code) => {
    const one = await player();
    const answer = await one.ask([21, '70'], limit);
    expect([answer.statusCode, answer.json().fields[0].code]).toEqual([400, code]);
    expect(answer.json().fields[0].path).toMatch(/^\/limits\/1\//);
    expect(await one.limits()).toEqual([]);
  });

  test('sets several at once, and none if one is refused', async () => {
    const one = await player();
    await one.ask([33, '7']);
    const refused = await one.ask([1, '10'], [33, '1']);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'BREAK_RUNS']);
    expect(await one.ofType(1)).toEqual([]);
    await one.ask([1, '10'], [10, '20'], [31, '2'], [32, '15']);
    expect((await one.limits()).map(({ limitType, limitValue }) => [limitType, limitValue])).toEqual([
      [1, '10.00'],
      [10, '20.00'],
      [31, '2'],
      [32, '15'],
      [33, '7'],
    ]);
  });

  test('requires a signed-in player', async () => {
    expect((await bench.app.client().call('GET', `${BASE}/limits`)).statusCode).toBe(401);
  });

  test('can be made from the listed types and values', async () => {
    const one = await player();
    const { limits, rules } = (await one.client.call('GET', `${BASE}/availablelimits`)).json();
    const of = (type: number) => limits.find((limit: { type: number }) => limit.type === type);
    expect(of(20)).toMatchObject({ measure: 'money', iso: 'EUR', minValue: '0.00', isMandatory: false });
    expect(of(20).availableValues).toEqual(['10', '20', '50', '100', '200', '500', '1000', '2000', '5000']);
    expect(of(32).availableValues).toEqual(['5', '10', '15', '30', '45', '60', '-1']);
    expect(of(33).availableValues).toEqual(['1', '7', '30']);
    expect(of(37)).toBeUndefined();
    expect(rules).toMatchObject({ increaseDelay: DAY, confirmWithin: 7 * DAY, selfExclusionFrom: 180 });
    expect((await one.client.call('GET', `${BASE}/reasons/selfexclude`)).json().reasons).toContainEqual({
      id: '1',
      selfExcludeReason: 'time',
    });
  });

  test('is suggested after half a year, and again half a year after a review', async () => {
    const one = await player();
    const reviewAt = async () => (await one.client.call('GET', `${BASE}/limits`)).json().reviewAt;
    const inHalfAYear = () => {
      const date = bench.now();
      date.setUTCMonth(date.getUTCMonth() + 6);
      return date.getTime() / 1000;
    };
    expect(await reviewAt()).toBe(inHalfAYear());
    bench.pass(DAY);
    await one.ask([20, '10']);
    expect(await reviewAt()).toBe(inHalfAYear());
    bench.pass(DAY);
    await one.client.call('POST', `${BASE}/review`);
    expect(await reviewAt()).toBe(inHalfAYear());
  });
});

test('is recorded in a history that can’t be changed', async () => {
  const one = await player();
  await one.ask([20, '100']);
  await one.ask([20, '200']);
  bench.pass(DAY);
  await one.act('confirm', (await one.ofType(20))[1]?.id ?? '');
  const history = await bench.app.db
    .selectFrom('limit_history')
    .select(['value', 'state_before', 'state', 'changed_by'])
    .where('player_id', '=', one.playerId)
    .orderBy('id')
    .execute();
  expect(history.map(({ value, state_before, state }) => [Number(value), state_before, state])).toEqual([
    [10_000, null, 'ACTIVE'],
    [20_000, null, 'PENDING'],
    [10_000, 'ACTIVE', 'INACTIVE'],
    [20_000, 'PENDING', 'ACTIVE'],
  ]);
  await expect(bench.app.db.deleteFrom('limit_history').execute()).rejects.toThrow(/append-only/);
});
