import type { Moment, ModelMarket, PlannedMatch } from '../../engine/plan.ts';
import type { Random } from '../../engine/random.ts';
import { fieldMarkets, type FieldView } from './fieldMarkets.ts';
import type { FieldSport } from './fieldSports.ts';

/** Returns the distance of each runner after each lap, starting before the first one. */
function courseOf(
  sport: FieldSport,
  strengths: readonly number[],
  random: Random,
): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = [strengths.map(() => 0)];
  for (let lap = 1; lap <= sport.laps; lap += 1) {
    const before = rows[lap - 1] ?? [];
    rows.push(
      strengths.map((own, i) => (before[i] ?? 0) + own * sport.strength + random.normal() * sport.spread),
    );
  }
  return rows;
}

/** Returns the names in order of their places. */
export function ranked(names: readonly string[], standing: readonly number[]): readonly string[] {
  return names.toSorted((a, b) => (standing[names.indexOf(b)] ?? 0) - (standing[names.indexOf(a)] ?? 0));
}

function factsAt(
  sport: FieldSport,
  names: readonly string[],
  rows: readonly (readonly number[])[],
  lap: number,
): Moment['facts'] {
  const standing = rows[lap] ?? [];
  const finished = lap === sport.laps;
  const order = ranked(names, standing);
  const leaders = Object.fromEntries(
    sport.leaders.filter((at) => at <= lap).map((at) => [at, ranked(names, rows[at] ?? [])[0] ?? '']),
  );
  const duels = Object.fromEntries(
    Array.from({ length: sport.duels }, (_, i) => {
      const pair = new Set(names.slice(2 * i, 2 * i + 2));
      return [i + 1, order.find((name) => pair.has(name)) ?? ''];
    }),
  );
  return {
    finished,
    total: [lap, sport.laps],
    counted: [lap, sport.laps],
    standing,
    leaders,
    ...(finished && { ranking: order, duels }),
  };
}

export interface Field {
  /** Sorted by strength, strongest first. */
  readonly names: readonly string[];
  /** Standard normal. */
  readonly strengths: readonly number[];
  readonly kickOff: number;
  /** Returns a generator with the same numbers at every call. */
  readonly random: () => Random;
}

/** Returns timeline and markets of a race or season. */
export function fieldPlay(sport: FieldSport, field: Field): Pick<PlannedMatch, 'timeline' | 'markets'> {
  const { names, strengths, kickOff } = field;
  let known: readonly (readonly number[])[] | undefined;
  const rows = (): readonly (readonly number[])[] => (known ??= courseOf(sport, strengths, field.random()));

  function moment(lap: number, at: number): Moment {
    const finished = lap === sport.laps;
    return {
      at,
      status: finished ? 4 : 2,
      period: finished ? 'ended' : 'race',
      running: false,
      score: { total: [lap, sport.laps], parts: [], order: ranked(names, rows()[lap] ?? []) },
      facts: factsAt(sport, names, rows(), lap),
    };
  }

  function lapAt(now: number): number {
    if (!sport.before) return 0;
    return Math.max(
      0,
      Math.min(sport.laps - 1, sport.laps - Math.ceil((kickOff - now) / (sport.lap * 1000))),
    );
  }

  let last: { readonly lap: number; readonly markets: readonly ModelMarket[] } | undefined;
  return {
    timeline: () =>
      sport.before
        ? [moment(sport.laps, 0)]
        : Array.from({ length: sport.laps + 1 }, (_, lap) => moment(lap, lap * sport.lap * 1000)),
    markets(at, _since, now) {
      const lap = at?.facts.total[0] ?? lapAt(now);
      if (last?.lap === lap) return last.markets;
      const standing = at?.facts.standing ?? rows()[lap] ?? [];
      const view: FieldView = { names, strengths, standing, lap };
      last = { lap, markets: fieldMarkets(sport, view) };
      return last.markets;
    },
  };
}
