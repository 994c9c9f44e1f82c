import type { CurrencyMoney, MoneyFigures, MoneyTotal } from '@touchline/contract/operators';
import { addAmounts } from '../shared/money.ts';

/** Spans of the money table: today, or today and the six days before. */
export const moneySpans = ['today', 'week'] as const;
export type MoneySpan = (typeof moneySpans)[number];

const DAYS: Readonly<Record<MoneySpan, number>> = { today: 1, week: 7 };

/** Products by which turnover is shown. */
export const products = ['all', 'sport', 'casino'] as const;
export type Product = (typeof products)[number];

type Sums = MoneyTotal;
type Moved = Sums['deposits'];
type Played = Sums['sport'];

const addMoved = (one: Moved, other: Moved): Moved => ({
  count: one.count + other.count,
  sum: addAmounts(one.sum, other.sum),
});
const addPlayed = (one: Played, other: Played): Played => ({
  turnover: addAmounts(one.turnover, other.turnover),
  payouts: addAmounts(one.payouts, other.payouts),
});
const addSums = (one: Sums, other: Sums): Sums => ({
  deposits: addMoved(one.deposits, other.deposits),
  payouts: addMoved(one.payouts, other.payouts),
  sport: addPlayed(one.sport, other.sport),
  casino: addPlayed(one.casino, other.casino),
});

/** Sums a span by currency, in the order in which the currencies appear, and in euros; null without a rate. */
export function sumsOf(
  { days }: Pick<MoneyFigures, 'days'>,
  span: MoneySpan,
): { readonly currencies: readonly CurrencyMoney[]; readonly total: MoneyTotal | null } {
  const counted = days.slice(-DAYS[span]);
  const byIso = new Map<string, CurrencyMoney>();
  for (const { currencies } of counted)
    for (const one of currencies) {
      const before = byIso.get(one.iso);
      byIso.set(one.iso, before ? { iso: one.iso, ...addSums(before, one) } : one);
    }
  const totals = counted.flatMap(({ total }) => total ?? []);
  const [first, ...rest] = totals;
  return {
    currencies: [...byIso.values()],
    total: first && totals.length === counted.length ? rest.reduce(addSums, first) : null,
  };
}

/** Returns turnover and result (turnover less payouts) of sport and casino. */
export function playOf({ sport, casino }: Pick<Sums, 'sport' | 'casino'>): {
  readonly turnover: string;
  readonly result: string;
} {
  const turnover = addAmounts(sport.turnover, casino.turnover);
  return { turnover, result: subtract(turnover, addAmounts(sport.payouts, casino.payouts)) };
}

/** Returns the first amount less the second. */
export const subtract = (one: string, other: string): string =>
  addAmounts(one, other.startsWith('-') ? other.slice(1) : `-${other}`);

type Hour = MoneyFigures['hours'][number];

/** Returns turnover of a product in an hour; null for one that hasn't begun, or without a rate. */
export function turnoverIn(hour: Hour['today'], product: Product): string | null {
  if (hour === null) return null;
  if (product !== 'all') return hour[product];
  return hour.sport === null || hour.casino === null ? null : addAmounts(hour.sport, hour.casino);
}

/**
 * Compares turnover today with that of seven days before, in the hours that are over; null without turnover then.
 * @param at time of the figures, ms
 */
export function changeSinceLastWeek({ hours, at }: Pick<MoneyFigures, 'hours' | 'at'>): number | null {
  const HOUR = 3_600_000;
  const over = hours.filter((hour) => hour.at + HOUR <= at);
  const sum = (of: 'today' | 'before') =>
    over.reduce((total, hour) => total + Number(turnoverIn(hour[of], 'all') ?? 0), 0);
  const before = sum('before');
  return before === 0 ? null : sum('today') / before - 1;
}
