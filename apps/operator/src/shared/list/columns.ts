import { t } from '../../messages/messages.ts';
import { moneyText } from '../money.ts';
import { shortTime } from '../times.ts';
import type { ListColumn, Money } from './listTypes.ts';

/**
 * Returns a column of amounts, which the foot sums by currency. A file has them as decimal text.
 * @param moneyOf returns the row's amount; undefined for a row without one
 */
export const moneyColumn = <Row>(
  id: string,
  header: string,
  moneyOf: (row: Row) => Money | undefined,
): ListColumn<Row> => ({
  id,
  header,
  numeric: true,
  align: 'end',
  cell: (row) => {
    const money = moneyOf(row);
    return money ? moneyText(money.amount, money.iso) : '';
  },
  text: (row) => moneyOf(row)?.amount ?? '',
  sortBy: (row) => Number(moneyOf(row)?.amount ?? 0),
  sum: moneyOf,
});

/**
 * Returns the column of currencies, which is hidden at first: a file needs it beside amounts.
 * @param isoOf returns the row's currency; null for a row without one
 */
export const currencyColumn = <Row>(isoOf: (row: Row) => string | null): ListColumn<Row> => ({
  id: 'currency',
  header: t('list.currency'),
  cell: (row) => isoOf(row) ?? '',
  sortBy: (row) => isoOf(row) ?? '',
  isExtra: true,
});

/**
 * Returns a column of instants. A file has them in ISO 8601.
 * @param instantOf returns the row's instant, UTC ms; null for a row without one
 */
export const instantColumn = <Row>(
  id: string,
  header: string,
  instantOf: (row: Row) => number | null,
): ListColumn<Row> => ({
  id,
  header,
  numeric: true,
  cell: (row) => {
    const at = instantOf(row);
    return at === null ? '–' : shortTime(at);
  },
  text: (row) => {
    const at = instantOf(row);
    return at === null ? '' : new Date(at).toISOString();
  },
  sortBy: (row) => instantOf(row) ?? Infinity,
});
