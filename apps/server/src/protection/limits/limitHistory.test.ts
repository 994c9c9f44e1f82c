import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimitsApp, type LimitsApp } from '../../testing/limitsApp.ts';

const DAY = 24 * 3600;

let bench: LimitsApp;
beforeAll(async () => {
  bench = await createLimitsApp();
});
afterAll(() => bench.close());

type Player = Awaited<ReturnType<LimitsApp['player']>>;
const historyOf = async (one: Player, query = '') =>
  (await one.client.call('GET', `/limit-service-api/api/external/web/v3/history${query}`)).json();

test('lists every change of a limit, newest first, with the value that it replaced', async () => {
  const one = await bench.player();
  await one.ask([20, '100']);
  bench.pass(60);
  await one.ask([20, '50']);
  bench.pass(60);
  await one.ask([20, '999999999']);
  const [, pending] = await one.ofType(20);
  bench.pass(DAY);
  expect((await one.act('confirm', pending?.id ?? '')).statusCode).toBe(204);
  const { changes, next } = await historyOf(one);
  expect(next).toBeNull();
  const told = changes.map(({ limitValue, limitState, stateBefore, replaced }: Record<string, never>) => [
    limitValue,
    stateBefore,
    limitState,
    replaced?.['limitValue'],
  ]);
  expect(told).toContainEqual(['100.00', undefined, 'ACTIVE', undefined]);
  expect(told).toContainEqual(['50.00', undefined, 'ACTIVE', '100.00']);
  expect(told).toContainEqual(['100.00', 'ACTIVE', 'INACTIVE', undefined]);
  expect(told).toContainEqual(['999999999', undefined, 'PENDING', '50.00']);
  expect(told).toContainEqual(['50.00', 'ACTIVE', 'INACTIVE', undefined]);
  const times = changes.map(({ changedAt }: { changedAt: number }) => changedAt);
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
  expect(new Set(changes.map(({ changedBy }: { changedBy: string }) => changedBy))).toEqual(
    new Set(['player']),
  );
});

test('pages through the player’s own changes only', async () => {
  const [one, other] = [await bench.player(), await bench.player()];
  for (const value of ['90', '80', '70']) {
    // Each replaces the previous one.
    // oxlint-disable-next-line no-await-in-loop
    await one.ask([20, value]);
    bench.pass(60);
  }
  const whole = await historyOf(one);
  const first = await historyOf(one, '?limit=2');
  const second = await historyOf(one, `?limit=100&before=${first.next}`);
  expect(first.changes).toHaveLength(2);
  expect([...first.changes, ...second.changes]).toEqual(whole.changes);
  expect(second.next).toBeNull();
  expect((await historyOf(other)).changes).toEqual([]);
  expect((await historyOf(one, '?before=x')).code).toBe('INVALID_REQUEST');
});
