import { dayNamed, dayNumberAt, nameOfDay, startOfDay, type Zone } from '@touchline/contract/timeZones';
import type { HistoryQuestion } from '../../../features/bets/bets.api.ts';

/** Filter by state of the bets. */
export const states = ['all', 'open', 'settled', 'won', 'lost', 'returned', 'sold'] as const;
export type BetsState = (typeof states)[number];

/** Predefined periods; `own` is a custom period. */
export const periods = ['all', 'today', 'week', 'month', 'own'] as const;
export type Period = (typeof periods)[number];

/** Ids of coupon types in a history; multiple singles are separate coupons. */
export const typeIds = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The player's filters of the history, stored in the page's address. */
export interface HistoryChoice {
  readonly state: BetsState;
  readonly period: Period;
  /** First and last day, as `2026-11-21`; only for the period `own`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: string | undefined;
  readonly account?: string | undefined;
  readonly sport?: string | undefined;
}
export type ChoiceName = keyof HistoryChoice;

/** No filters except the state. */
export const unnarrowed: Partial<HistoryChoice> = {
  period: 'all',
  from: undefined,
  to: undefined,
  type: undefined,
  account: undefined,
  sport: undefined,
};

const lengths: Readonly<Partial<Record<Period, number>>> = { today: 1, week: 7, month: 30 };

/** Parses a choice from an address; invalid values are ignored. */
export function choiceIn(query: URLSearchParams): HistoryChoice {
  const one = (name: ChoiceName, fits: RegExp) => {
    const value = query.get(name) ?? '';
    return fits.test(value) ? value : undefined;
  };
  const period = periods.find((known) => known === query.get('period')) ?? 'all';
  const isOwn = period === 'own';
  return {
    state: states.find((known) => known === query.get('state')) ?? 'all',
    period,
    from: isOwn ? dayIn(query.get('from')) : undefined,
    to: isOwn ? dayIn(query.get('to')) : undefined,
    type: one('type', /^[0-8]$/),
    account: one('account', /^[\w-]{1,64}$/),
    sport: one('sport', /^\d{1,6}$/),
  };
}

/** Writes a choice to an address: empty values are left out, other parameters are preserved. */
export function withChoice(query: URLSearchParams, change: Partial<HistoryChoice>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === 'all' || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns whether any filter except the state is set. */
export function isNarrowed({ period, type, account, sport }: HistoryChoice): boolean {
  return period !== 'all' || type !== undefined || account !== undefined || sport !== undefined;
}

/**
 * Converts a choice to the API's request.
 * @param timeZone determines the days
 * @param now UTC seconds
 */
export function questionOf(
  choice: HistoryChoice,
  { timeZone, now }: { readonly timeZone: Zone; readonly now: number },
): HistoryQuestion {
  const { state, type, account, sport } = choice;
  const [from, to] = boundsOf(choice, timeZone, now);
  return {
    ...(state !== 'all' && { state }),
    ...(type !== undefined && { typeId: Number(type) }),
    ...(account !== undefined && { accountId: account }),
    ...(sport !== undefined && { sportId: Number(sport) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** First and last second of a range of days, in a time zone. */
export function secondsOf(
  { from, to }: Pick<HistoryChoice, 'from' | 'to'>,
  timeZone: Zone,
): [from: number | undefined, to: number | undefined] {
  const [first, last] = [from, to].map((name) => (name === undefined ? undefined : dayNamed(name)));
  return [
    first === undefined ? undefined : startOfDay(timeZone, first),
    last === undefined ? undefined : startOfDay(timeZone, last + 1) - 1,
  ];
}

/**
 * Day of a time, as `2026-11-21`.
 * @param seconds UTC seconds
 */
export function dayText(seconds: number, timeZone: Zone): string {
  return nameOfDay(dayNumberAt(timeZone, seconds));
}

function boundsOf({ period, from, to }: HistoryChoice, timeZone: Zone, now: number) {
  if (period === 'own') return secondsOf({ from, to }, timeZone);
  const length = lengths[period];
  if (length === undefined) return [undefined, undefined];
  const first = dayNumberAt(timeZone, now) - (length - 1);
  return [startOfDay(timeZone, first), undefined];
}

function dayIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return dayNamed(text) === undefined ? undefined : text;
}
