import type { FeedSource } from '@touchline/feed/source';
import type { PlannedMatch, Plan } from '../engine/plan.ts';
import { hash, seeded, sideId } from '../engine/random.ts';
import { createPlanSource } from '../engine/runner.ts';
import { createCalendar, kickOffOf, originFor, placeOf, type Calendar, type Slot } from './calendar.ts';
import { drifted } from './drift.ts';
import { footballMarkets } from './footballMarkets.ts';
import { goalTimeline } from './goalTimeline.ts';
import { readSeasons, type Competition, type Seasons } from './reader.ts';
import type { SeasonMatch } from './seasonMatch.ts';
import { createRatings, type Ratings } from './ratings.ts';

const HOUR = 3_600_000;
/** Time before kick-off from which a match is listed, ms. */
const LISTED = 60 * HOUR;
/** Upper bound of a match's duration, ms. */
const LONGEST = 3 * HOUR;
/** Ids of replayed matches are in [FIRST_ID, FIRST_ID + 2^30). */
const FIRST_ID = 1;
const ANCHOR = 'football-replay.origin';

export interface ReplayLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Stores values over restarts. */
export interface OriginStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

export interface SeasonReplayOptions {
  readonly folder: string;
  /**
   * True if awarded results settle bets; otherwise the match is cancelled.
   * @default false
   */
  readonly settlesAwarded?: boolean | undefined;
  /** Has the start of the calendar. */
  readonly anchorStore: OriginStore;
  readonly log: ReplayLog;
}

interface ReplayDeps {
  readonly seasons: Seasons;
  readonly calendar: Calendar;
  readonly ratings: Ratings;
  readonly origin: number;
}

function competitionId(code: string): number {
  return 1000 + (hash(`competition ${code}`) % 900_000);
}

function plannedMatch(
  deps: ReplayDeps,
  competition: Competition,
  slot: Slot,
  cycle: number,
  id: number,
): PlannedMatch {
  const { calendar, origin, ratings } = deps;
  const { match } = slot;
  const kickOff = kickOffOf(calendar, origin, cycle, slot);
  const random = (): ReturnType<typeof seeded> => seeded(`course ${cycle} ${match.origin}`);
  const { result } = match;
  return {
    id,
    sportId: 1,
    competitionId: competitionId(match.code),
    competition: competition.name,
    country: competition.country,
    ...(match.round !== undefined && { round: match.round }),
    home: match.home,
    away: match.away,
    ...(match.homeWritten !== undefined && { homeWritten: match.homeWritten }),
    ...(match.awayWritten !== undefined && { awayWritten: match.awayWritten }),
    homeId: sideId(`${competition.country} ${match.homeKey}`),
    awayId: sideId(`${competition.country} ${match.awayKey}`),
    kickOff,
    opensAt: kickOff - LISTED,
    // A match without a result in its file is cancelled 2 to 20 hours before its start.
    ...(!result && { calledOffAt: kickOff - (2 + 18 * random().next()) * HOUR }),
    timeline: () => (result ? goalTimeline(result, random()) : []),
    markets(moment, since, now) {
      const place = placeOf(calendar, origin, Math.min(now, kickOff));
      // Prices may only use matches played before today in this cycle of the calendar.
      const day = place.cycle < cycle ? 0 : Math.min(place.day, slot.day);
      const rates = ratings.rates(match.code, day, match.homeKey, match.awayKey);
      return footballMarkets(drifted(rates, id, now), moment, since);
    },
  };
}

function idsOf(slots: readonly Slot[], cycle: number): ReadonlyMap<number, Slot> {
  const byId = new Map<number, Slot>();
  for (const slot of slots) {
    const { origin, day, home, away } = slot.match;
    let id = FIRST_ID + (hash(`match ${cycle} ${origin.split('#')[0]} ${day} ${home} ${away}`) & 0x3fff_ffff);
    while (byId.has(id)) id += 1;
    byId.set(id, slot);
  }
  return byId;
}

/** Creates the plan of a replay: the matches of each cycle by id, around the requested time. */
export function createReplayPlan(seasons: Seasons, calendar: Calendar, origin: number): Plan {
  const deps = { seasons, calendar, origin, ratings: createRatings(calendar) };
  const cycles = new Map<number, ReadonlyMap<number, PlannedMatch>>();
  let latest = 0;

  function cycleOf(cycle: number): ReadonlyMap<number, PlannedMatch> {
    latest = Math.max(latest, cycle);
    let planned = cycles.get(cycle);
    if (!planned) {
      const made = new Map<number, PlannedMatch>();
      for (const [id, slot] of idsOf(calendar.slots, cycle)) {
        const competition = seasons.competitions.get(slot.match.code);
        if (competition) made.set(id, plannedMatch(deps, competition, slot, cycle, id));
      }
      cycles.set(cycle, (planned = made));
    }
    return planned;
  }

  function around(now: number, keep: number): readonly PlannedMatch[] {
    const first = Math.max(0, placeOf(calendar, origin, now - LONGEST - keep).cycle);
    const last = Math.max(0, placeOf(calendar, origin, now + LISTED).cycle);
    const found: PlannedMatch[] = [];
    for (let cycle = first; cycle <= last; cycle += 1) {
      for (const match of cycleOf(cycle).values()) {
        if (match.opensAt <= now && (match.calledOffAt ?? match.kickOff + LONGEST) + keep > now)
          found.push(match);
      }
    }
    return found;
  }

  return {
    around,
    ended: (from, to) => around(to, to - from),
    find(id) {
      for (let cycle = latest; cycle >= 0; cycle -= 1) {
        const match = cycleOf(cycle).get(id);
        if (match) return match;
      }
      return undefined;
    },
  };
}

/** Returns counts for the log: what was read, and the resulting calendar. */
function report(seasons: Seasons, calendar: Calendar): object {
  const played = (matches: readonly SeasonMatch[]): number => matches.filter((match) => match.result).length;
  return {
    competitions: seasons.competitions.size,
    matches: seasons.matches.length,
    played: played(seasons.matches),
    afterLastResult: calendar.leftOut,
    days: calendar.days,
    skipped: seasons.skipped.length,
  };
}

/**
 * Replays real seasons from a folder of football.json files, in cycles, at the feed's time. The position in the
 * calendar is stored as an anchor, so that a restart continues the same matches under the same ids.
 */
export function createSeasonReplay({
  folder,
  settlesAwarded,
  anchorStore,
  log,
}: SeasonReplayOptions): FeedSource {
  return createPlanSource('football-replay', async (clock) => {
    const seasons = await readSeasons(folder, settlesAwarded);
    for (const { file, reason } of seasons.skipped)
      log.warn({ file, reason }, 'Skipped in the football folder');
    const calendar = createCalendar(seasons.matches);
    const stored = Number((await anchorStore.get(ANCHOR)) ?? NaN);
    const origin = Number.isSafeInteger(stored) ? stored : originFor(calendar, clock.now());
    if (origin !== stored) await anchorStore.set(ANCHOR, String(origin));
    log.info(report(seasons, calendar), 'Football seasons loaded');
    return createReplayPlan(seasons, calendar, origin);
  });
}
