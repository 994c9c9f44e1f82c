/** How soon a match of the line may start, as the address says it. */
export const timeFilters = ['all', '1h', '3h', '24h'] as const;
export type TimeFilter = (typeof timeFilters)[number];

const HOURS: Readonly<Record<TimeFilter, number>> = { all: Infinity, '1h': 1, '3h': 3, '24h': 24 };

/** The filter in an address; what it doesn't know is no filter. */
export function timeFilterIn(query: URLSearchParams): TimeFilter {
  const value = query.get('time');
  return timeFilters.find((filter) => filter === value) ?? 'all';
}

/** The query with another filter; everything else in it stays. */
export function withTimeFilter(query: URLSearchParams, filter: TimeFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  if (filter === 'all') next.delete('time');
  else next.set('time', filter);
  return next;
}

/** The matches that start in time. @param now server clock, UTC ms; `startsAt` is UTC seconds */
export function startingWithin<M extends { readonly startsAt: number }>(
  matches: readonly M[],
  filter: TimeFilter,
  now: number,
): readonly M[] {
  const until = now / 1000 + HOURS[filter] * 3600;
  return filter === 'all' ? matches : matches.filter(({ startsAt }) => startsAt <= until);
}
