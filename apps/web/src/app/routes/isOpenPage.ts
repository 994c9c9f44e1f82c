import { offers } from '@touchline/contract/pages';
import { site } from '../../platform/site/site.ts';
import { rowAt } from './table.ts';

/** Returns whether the site has the page of an address, among the rows known so far. */
export function isOpenPage(path: string): boolean {
  const row = rowAt(path);
  return row?.page !== undefined && !row.isUnavailable && offers(site(), row.page);
}
