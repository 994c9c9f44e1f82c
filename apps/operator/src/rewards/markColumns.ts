import type { ReferralMarkRow } from '@touchline/contract/referrals';
import { t } from '../messages/messages.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { countText, moneyText } from '../shared/money.ts';

type Column = ListColumn<ReferralMarkRow>;

/** Returns the currencies of deposits, in the order of their codes. */
export const currenciesOf = (rows: readonly ReferralMarkRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ sums }) => sums.map(({ iso }) => iso)))].toSorted();

const nameOf = ({ mark }: ReferralMarkRow): string => t(`marks.name.${mark}`);

const countColumn = (id: 'registrations' | 'depositors' | 'deposits'): Column => ({
  id,
  header: t(`marks.column.${id}`),
  numeric: true,
  align: 'end',
  cell: (row) => countText(row[id]),
  text: (row) => String(row[id]),
  sortBy: (row) => row[id],
});

/** Column of the deposits in one currency: amounts that a spreadsheet can calculate with. */
function currencyColumn(iso: string): Column {
  const sumOf = ({ sums }: ReferralMarkRow) => sums.find((sum) => sum.iso === iso);
  return {
    id: iso,
    header: t('marks.column.deposited', { iso }),
    numeric: true,
    align: 'end',
    cell: (row) => moneyText(sumOf(row)?.amount ?? '0', iso),
    text: (row) => sumOf(row)?.amount ?? '0',
    sortBy: (row) => Number(sumOf(row)?.amount ?? 0),
    sum: sumOf,
    isExtra: true,
  };
}

/**
 * Columns of the report by marks.
 * @param isos currencies with a column of their own
 */
export const markColumns = (isos: readonly string[]): readonly Column[] => [
  { id: 'value', header: t('marks.value'), cell: ({ value }) => value, sortBy: ({ value }) => value },
  { id: 'mark', header: t('marks.mark'), cell: nameOf, sortBy: nameOf },
  { id: 'site', header: t('marks.site'), cell: ({ siteId }) => siteId, sortBy: ({ siteId }) => siteId },
  countColumn('registrations'),
  countColumn('depositors'),
  countColumn('deposits'),
  {
    id: 'sums',
    header: t('marks.column.sums'),
    numeric: true,
    align: 'end',
    cell: ({ sums }) => sums.map(({ iso, amount }) => moneyText(amount, iso)).join(', ') || '–',
    text: ({ sums }) => sums.map(({ iso, amount }) => `${amount} ${iso}`).join(', '),
  },
  ...isos.map(currencyColumn),
];
