/** Filters of pre-match matches, as in the address; hours are counted from now. */
export const timeFilters = ['all', 'recommended', 'upcoming', '1h', '2h', '4h', '6h', '12h', '24h'] as const;
export type TimeFilter = (typeof timeFilters)[number];

/** Time within which an upcoming match starts, h. */
const SOON = 0.5;

const HOURS: Readonly<Partial<Record<TimeFilter, number>>> = {
  upcoming: SOON,
  '1h': 1,
  '2h': 2,
  '4h': 4,
  '6h': 6,
  '12h': 12,
  '24h': 24,
};

/** Parses the filter in an address; unknown values mean no filter. */
export function timeFilterIn(query: URLSearchParams): TimeFilter {
  const value = query.get('time');
  return timeFilters.find((filter) => filter === value) ?? 'all';
}

/** Returns the query with another filter; other parameters are preserved. */
export function withTimeFilter(query: URLSearchParams, filter: TimeFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  if (filter === 'all') next.delete('time');
  else next.set('time', filter);
  return next;
}

/**
 * Latest start of a match for a filter, UTC seconds; undefined if any time is included.
 * @param now server clock, UTC ms
 */
export function startsUntil(filter: TimeFilter, now: number): number | undefined {
  const hours = HOURS[filter];
  return hours === undefined ? undefined : now / 1000 + hours * 3600;
}

/**
 * Filters matches.
 * @param now server clock, UTC ms; `startsAt` is UTC seconds
 */
export function passing<M extends { readonly startsAt: number; readonly best?: true }>(
  matches: readonly M[],
  filter: TimeFilter,
  now: number,
): readonly M[] {
  if (filter === 'recommended') return matches.filter(({ best }) => best);
  const until = startsUntil(filter, now);
  return until === undefined ? matches : matches.filter(({ startsAt }) => startsAt <= until);
}
