import { expect, test } from 'vitest';
import { dayOffset } from './challenges.service.ts';

const siteIn = (defaultTimeZone: string) => ({ config: { defaultTimeZone } });

test.each([
  ['Europe/Berlin', '2026-01-15T12:00:00Z', 60],
  ['Europe/Berlin', '2026-07-15T12:00:00Z', 120],
  ['Asia/Kolkata', '2026-07-15T12:00:00Z', 330],
  ['UTC', '2026-07-15T12:00:00Z', 0],
])('the clocks of a site in %s are ahead at %s by %i minutes', (zone, at, minutes) => {
  expect(dayOffset(siteIn(zone), new Date(at))).toBe(minutes);
});
