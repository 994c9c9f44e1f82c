import { hasUnknownValue, offers, segmentsOf } from '@touchline/contract/pages';
import { site } from '../../platform/site/site.ts';
import type { Guard } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';

/** Throws for a page that the site doesn't offer, and for a part that the page doesn't have. */
export const available: Guard = ({ row, url }) => {
  if (!row?.page) return undefined;
  if (!offers(site(), row.page) || hasUnknownValue(row.path, row.page, segmentsOf(url.pathname)))
    throw new NotFoundError();
  return undefined;
};
