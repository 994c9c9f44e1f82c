import { describe, expect, test } from 'vitest';
import { chooseRetried, doesCount, takeWithin } from './rules.mjs';

const NOW = Date.parse('2026-06-15T12:00:00.000Z');
const HOUR = 3_600_000;
const passed = (hoursAgo) => ({ at: new Date(NOW - hoursAgo * HOUR).toISOString() });

describe('a pass', () => {
  test.each([
    ['an hour old', 1, true, true],
    ['a day old', 24, false, true],
    ['two weeks old', 14 * 24, false, false],
    ['from the future', -1, false, false],
  ])('that is %s counts for money: %o', (_, hours, forMoney, forOthers) => {
    expect(doesCount(passed(hours), true, NOW)).toBe(forMoney);
    expect(doesCount(passed(hours), false, NOW)).toBe(forOthers);
  });
});

describe('what is tried once more', () => {
  const unit = (name, hoursAgo, more = {}) => ({
    name,
    isMoney: false,
    cpuSeconds: 10,
    ...more,
    pass: { ...passed(hoursAgo), times: more.times ?? 2 },
  });
  const names = (units) => [...chooseRetried(units)].map(({ name }) => name);
  const many = (count, more) =>
    Array.from({ length: count }, (_, at) => unit(`${more.name} ${at}`, at, more));

  test('takes a fifth of the processor time, half of it for money', () => {
    const chosen = names([...many(10, { name: 'money', isMoney: true }), ...many(10, { name: 'other' })]);
    expect(chosen).toHaveLength(4);
    expect(chosen.filter((name) => name.startsWith('money'))).toHaveLength(2);
  });

  test('takes 150 CPU-seconds at most', () => {
    expect(names(many(1000, { name: 'other' }))).toHaveLength(7);
    expect(
      names([...many(1000, { name: 'money', isMoney: true }), ...many(1000, { name: 'other' })]),
    ).toHaveLength(14);
  });

  test('begins with what has passed only once, then the oldest', () => {
    const rest = many(8, { name: 'young', times: 2 });
    const units = [...rest, unit('oldest', 90), unit('once', 1, { times: 1 })];
    expect(names(units)).toEqual(['once']);
    expect(names(units.slice(0, -1).concat(many(3, { name: 'x' })))).toEqual(['oldest']);
  });

  test('is nothing without passes', () => expect(names([])).toEqual([]));
});

test('units that do not fit under a ceiling are passed over', () => {
  const units = [5, 9, 4, 2].map((cpuSeconds) => ({ cpuSeconds }));
  expect(takeWithin(units, 10).map(({ cpuSeconds }) => cpuSeconds)).toEqual([5, 4]);
});
