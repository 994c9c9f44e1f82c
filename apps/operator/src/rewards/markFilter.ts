import { csv } from '@touchline/contract/csv';
import { markValue, type ReferralMarkReport, type ReferralMarkRow } from '@touchline/contract/referrals';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { isDay } from '../sites/times.ts';

/** Filter of the report as it is typed; empty texts choose everything. */
export interface MarkFilter {
  readonly site: string;
  readonly mark: string;
  readonly value: string;
  readonly from: string;
  readonly to: string;
}

export const wholeReport: MarkFilter = { site: '', mark: '', value: '', from: '', to: '' };

/** Returns the faults of a filter. */
export function problemsOf({ value, from, to }: MarkFilter): FieldProblem[] {
  return [
    ...(value === '' || markValue.test(value) ? [] : [{ field: 'value', text: t('marks.valueWrong') }]),
    ...(from === '' || isDay(from) ? [] : [{ field: 'from', text: t('marks.dayWrong') }]),
    ...(to === '' || isDay(to) ? [] : [{ field: 'to', text: t('marks.dayWrong') }]),
  ];
}

/** Returns the address of a page of the report. */
export function reportPath(filter: MarkFilter, after?: string): string {
  const chosen = Object.entries({ ...filter, ...(after === undefined ? {} : { after }) });
  const query = new URLSearchParams(chosen.filter(([, text]) => text !== '')).toString();
  return query === '' ? '/ops/referrals/marks' : `/ops/referrals/marks?${query}`;
}

/** Requests all pages of the report that begin with a page. */
export async function allRows(
  filter: MarkFilter,
  load: (path: string) => Promise<ReferralMarkReport>,
): Promise<readonly ReferralMarkRow[]> {
  const rows: ReferralMarkRow[] = [];
  let after: string | undefined;
  do {
    const page = await load(reportPath(filter, after));
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return rows;
}

/**
 * Returns the report as a file: a line for each row, and a column for each currency.
 * @param language of the operator's device, whose spreadsheet opens it
 */
export function markFile(rows: readonly ReferralMarkRow[], language: string): string {
  const isos = [...new Set(rows.flatMap(({ sums }) => sums.map(({ iso }) => iso)))].toSorted();
  const columns = ['site', 'mark', 'value', 'registrations', 'depositors', 'deposits', ...isos];
  const lines = rows.map(({ siteId, mark, value, registrations, depositors, deposits, sums }) => [
    siteId,
    mark,
    value,
    String(registrations),
    String(depositors),
    String(deposits),
    ...isos.map((iso) => sums.find((sum) => sum.iso === iso)?.amount ?? '0'),
  ]);
  return csv([columns, ...lines], language);
}
