import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedMatch } from '../engine/plan.ts';
import { season } from '../testing/season.ts';
import { createCalendar, kickOffOf, originFor, placeOf } from './calendar.ts';
import { readSeasons } from './reader.ts';
import { createReplayPlan } from './seasonReplay.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 4, 16, 15);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  await writeFile(join(folder, 'en.1.json'), season());
});
afterAll(() => rm(folder, { recursive: true }));

describe('the season replay', () => {
  it('keeps the original order, has play at all hours, and repeats under new ids', async () => {
    const seasons = await readSeasons(folder);
    const calendar = createCalendar(seasons.matches);
    const origin = originFor(calendar, NOW);
    const kickOffs = calendar.slots.map((slot) => kickOffOf(calendar, origin, 0, slot));
    expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => a - b));
    expect(placeOf(calendar, origin, NOW)).toEqual({ cycle: 0, day: calendar.startDay });
    const plan = createReplayPlan(seasons, calendar, origin);
    const late = NOW + calendar.days * DAY;
    // Cancellation times are drawn anew in each cycle.
    const playedAround = (at: number): readonly PlannedMatch[] =>
      plan.around(at, 0).filter(({ calledOffAt }) => calledOffAt === undefined);
    const [now, again] = [playedAround(NOW), playedAround(late)];
    expect(again.map(({ home, kickOff }) => [home, kickOff - late])).toEqual(
      now.map(({ home, kickOff }) => [home, kickOff - NOW]),
    );
    expect(again.some(({ id }) => now.some((match) => match.id === id))).toBe(false);
    for (const match of again) expect(plan.find(match.id)?.home).toBe(match.home);
  });

  it('prices by earlier results only: later ones change nothing', async () => {
    const seasons = await readSeasons(folder);
    const calendar = createCalendar(seasons.matches);
    const origin = originFor(calendar, NOW);
    const today = calendar.startDay;
    const later = {
      ...calendar,
      slots: calendar.slots.map((slot) =>
        slot.day >= today && slot.match.result
          ? { ...slot, match: { ...slot.match, result: { fullTime: [9, 0] as const } } }
          : slot,
      ),
    };
    const [real, changed] = [calendar, later].map((one) =>
      createReplayPlan(seasons, one, origin).around(NOW, 0),
    );
    const coming = (real ?? []).filter(({ kickOff }) => kickOff > NOW);
    expect(coming.length).toBeGreaterThan(10);
    for (const match of coming) {
      const other = changed?.find(({ id }) => id === match.id);
      expect(other?.markets(undefined, 0, NOW)).toEqual(match.markets(undefined, 0, NOW));
    }
  });
});
