import { beforeEach, expect, test } from 'vitest';
import { testMatch } from '../../../testing/book.ts';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { legClock } from './legRows.ts';

const database = suiteDatabase();
const AT = new Date('2026-05-16T15:00:00Z');
const match = { ...testMatch(1, { status: 2 }), version: 1, marketCount: 1 };
const clock = { period: 'half2', seconds: 3720, running: true, at: AT.getTime() - 5500 };

test('the time of play goes on until the instant of the bet, and stands in a break', () => {
  expect(legClock({ ...match, clock }, AT)).toEqual({ period: 'half2', seconds: 3725 });
  expect(legClock({ ...match, clock: { ...clock, speed: 10 } }, AT)?.seconds).toBe(3775);
  const breaks = { period: 'break', seconds: 2700, running: false, at: 0 };
  expect(legClock({ ...match, status: 3, clock: breaks }, AT)).toEqual({ period: 'break', seconds: 2700 });
});

test('a sport without a clock has its period, and a match to come nothing', () => {
  const set = { period: 'set2', running: false, at: 0 };
  expect(legClock({ ...match, clock: set }, AT)).toEqual({ period: 'set2' });
  expect(legClock({ ...match, status: 1, clock }, AT)).toBeNull();
  expect(legClock(match, AT)).toBeNull();
});

let bench: CouponBench;
beforeEach(async () => {
  bench = await createBench(database.db);
});

test('a placed bet has the time of play of its legs in play, stored with it', async () => {
  const bets = [bench.leg(1, '1.85', { producer: 'live' })];
  const at = bench.now().getTime();
  bench.book.sink.match(testMatch(1, { status: 2, producer: 'live', clock: { ...clock, at } }));
  const { id, bets: legs } = await bench.place({ bets });
  const played = { period: 'half2', seconds: 3720 };
  expect(legs[0]?.clockAtPlacement).toEqual(played);
  expect((await bench.stored(id))?.bets[0]?.clockAtPlacement).toEqual(played);
});
