import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryAnchorStore } from '../anchor.ts';
import type { PlannedMatch } from '../engine/plan.ts';
import { manualClock, watchedBook } from '../testing/sink.ts';
import { createCalendar, kickOffOf, originFor, placeOf } from './calendar.ts';
import { readSeasons } from './reader.ts';
import { createReplayPlan, createSeasonReplay } from './seasonReplay.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 4, 16, 15);
const TEAMS = [
  'Ashcombe',
  'Brackmere',
  'Thornwick',
  'Hallowby',
  'Eastmarsh',
  'Kelbridge',
  'Wrenford',
  'Oldmoor',
  'Pellham',
  'Linfold',
  'Stonevale',
  'Marrowdale',
];
const log = { info() {}, warn() {} };

/** A double round robin, one date per round; every eighth match has no result. */
function season(): string {
  const matches: object[] = [];
  const rounds = TEAMS.length - 1;
  for (let round = 0; round < 8 * rounds; round += 1) {
    const date = new Date(Date.UTC(2025, 7, 1) + round * DAY).toISOString().slice(0, 10);
    for (let i = 0; i < TEAMS.length / 2; i += 1) {
      const place = (n: number): string | undefined =>
        n === 0 ? TEAMS[0] : TEAMS[1 + ((n + round) % rounds)];
      const pair = [place(i), place(TEAMS.length - 1 - i)];
      const [team1, team2] = round % 2 === 0 ? pair : pair.toReversed();
      const score =
        (round * 6 + i) % 8 === 5 ? {} : { ht: [i % 2, 0], ft: [(i % 2) + (round % 3), (round + i) % 3] };
      matches.push({ round: `Round ${round + 1}`, date, team1, team2, score });
    }
  }
  return JSON.stringify({ name: 'Test League 2025/26', matches });
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  await writeFile(join(folder, 'en.1.json'), season());
});
afterAll(() => rm(folder, { recursive: true }));

describe('the season replay', () => {
  it('ends every match with its real result, and returns the legs of those without one', async () => {
    const source = createSeasonReplay({ folder, anchorStore: memoryAnchorStore(), log });
    const clock = manualClock(NOW);
    const { book, changes, settlements } = watchedBook(source, () => clock.now());
    await source.start(book.sink, clock);
    expect(book.matches({ section: 'live' }).length).toBeGreaterThan(0);
    const coming = book.matches({ section: 'line' });
    clock.advance(13 * HOUR, 300_000);
    await source.stop();

    const { matches } = await readSeasons(folder);
    const results = new Map(matches.map((match) => [`${match.round} ${match.home}`, match.result]));
    const ended = new Map(
      changes.flatMap((change) =>
        change.kind === 'match' && change.record.status > 3 ? [[change.record.id, change.record]] : [],
      ),
    );
    expect(coming.length).toBeGreaterThan(10);
    let cancelled = 0;
    for (const { id, round, home, startsAt } of coming) {
      const result = results.get(`${round} ${home}`);
      const end = ended.get(id);
      if (result && startsAt * 1000 < NOW + 10 * HOUR) expect(end?.score?.total).toEqual(result.fullTime);
      if (!result && end) {
        expect(end.status).toBe(5);
        const legs = settlements.filter(({ matchId }) => matchId === id).flatMap(({ results: list }) => list);
        expect(legs.length).toBeGreaterThan(10);
        expect(legs.every((leg) => leg.result === 3)).toBe(true);
        cancelled += 1;
      }
    }
    expect(cancelled).toBeGreaterThan(0);
  });

  it('continues with the same matches after a restart, by the stored anchor', async () => {
    const anchorStore = memoryAnchorStore();
    const idsAt = async (now: number): Promise<readonly number[]> => {
      const source = createSeasonReplay({ folder, anchorStore, log });
      const clock = manualClock(now);
      const { book } = watchedBook(source, () => clock.now());
      await source.start(book.sink, clock);
      await source.stop();
      return book.matches().map(({ id }) => id);
    };
    const before = await idsAt(NOW);
    const after = await idsAt(NOW + 3 * HOUR);
    expect(after.filter((id) => before.includes(id)).length).toBeGreaterThan(before.length / 2);
  });

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
