/** Which matches of the line are shown, as the address says it; hours are counted from now. */
export const timeFilters = ['all', 'recommended', 'upcoming', '1h', '2h', '4h', '6h', '12h', '24h'] as const;
export type TimeFilter = (typeof timeFilters)[number];

/** How soon a match starts that is upcoming, h. */
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

/** Until when a match may start to pass, UTC seconds; undefined where any time passes. @param now server clock, UTC ms */
export function startsUntil(filter: TimeFilter, now: number): number | undefined {
  const hours = HOURS[filter];
  return hours === undefined ? undefined : now / 1000 + hours * 3600;
}

/** The matches that pass. @param now server clock, UTC ms; `startsAt` is UTC seconds */
export function passing<M extends { readonly startsAt: number; readonly best?: true }>(
  matches: readonly M[],
  filter: TimeFilter,
  now: number,
): readonly M[] {
  if (filter === 'recommended') return matches.filter(({ best }) => best);
  const until = startsUntil(filter, now);
  return until === undefined ? matches : matches.filter(({ startsAt }) => startsAt <= until);
}
