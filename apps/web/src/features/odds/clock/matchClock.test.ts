import { describe, expect, test } from 'vitest';
import { minuteText } from './matchClock.ts';

const at = 1_000_000;
const clock = { period: 'half2', seconds: 62 * 60 + 59, running: true, at };

describe('the minute of play', () => {
  test('advances with the server clock', () => {
    expect(minuteText(clock, at)).toBe('63');
    expect(minuteText(clock, at + 1_000)).toBe('64');
  });

  test('advances faster when the feed does', () => {
    expect(minuteText({ ...clock, speed: 10 }, at + 6_100)).toBe('65');
  });

  test('stops while play does, and never goes back', () => {
    expect(minuteText({ ...clock, running: false }, at + 600_000)).toBe('63');
    expect(minuteText(clock, at - 600_000)).toBe('63');
  });

  test.each([
    ['half1', 45 * 60 - 1, '45'],
    ['half1', 46 * 60, '45+2'],
    ['half2', 93 * 60, '90+4'],
    ['extra1', 105 * 60, '105+1'],
    ['quarter3', 24 * 60, '25'],
  ])('of %s after %i seconds is %s', (period, seconds, text) => {
    expect(minuteText({ period, seconds, running: false, at }, at)).toBe(text);
  });

  test.each(['break', 'set2', 'innings1', 'map3'])('is undefined in %s', (period) => {
    expect(minuteText({ ...clock, period }, at)).toBeUndefined();
  });

  test('is undefined in a sport without a clock', () => {
    expect(minuteText({ period: 'half1', running: true, at }, at)).toBeUndefined();
  });
});
