import { dayNumberAt, nameOfDay, startOfDay, type Zone } from '@touchline/contract/timeZones';
import type { ResultsQuestion } from '../../widgets/results/results.api.ts';

/** Filters in the address of a results page. */
export interface ResultsView {
  readonly section: 'live' | 'zone';
  /** Day as `2026-11-21`; today if undefined. */
  readonly day?: string | undefined;
  readonly sport?: number | undefined;
  readonly competition?: number | undefined;
  readonly text: string;
}

const id = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

/** Parses the filters in an address; invalid ones are ignored. */
export function viewIn(section: string | undefined, query: URLSearchParams): ResultsView {
  const day = query.get('day');
  return {
    section: section === 'live' ? 'live' : 'zone',
    day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    sport: id(query.get('sport')),
    competition: id(query.get('competition')),
    text: query.get('text') ?? '',
  };
}

/** Returns a query with a changed filter; changing the sport drops its competition. */
export function withView(query: URLSearchParams, change: Partial<ResultsView>): URLSearchParams {
  const next = new URLSearchParams(query);
  if ('sport' in change) next.delete('competition');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * Converts the filters to the API's request.
 * @param timeZone determines the player's days
 */
export function questionOf(view: ResultsView, text: string, timeZone: Zone): ResultsQuestion {
  const { section, day, sport, competition } = view;
  return {
    section,
    ...(typeof timeZone === 'string' ? { zone: timeZone } : { timeZone }),
    ...(section === 'zone' && day !== undefined ? { day } : {}),
    ...(sport === undefined ? {} : { sportId: sport }),
    ...(competition === undefined ? {} : { competitionId: competition }),
    ...(text === '' ? {} : { text }),
  };
}

const DAY = 86_400;

/**
 * Days up to a time, latest first, in the player's time zone.
 * @param now UTC seconds
 */
export function daysUpTo(
  now: number,
  timeZone: Zone,
  count: number,
): readonly { name: string; noon: number }[] {
  const today = dayNumberAt(timeZone, now);
  return Array.from({ length: count }, (_, back) => ({
    name: nameOfDay(today - back),
    noon: startOfDay(timeZone, today - back) + DAY / 2,
  }));
}
