import { offers } from '@touchline/contract/pages';
import { site } from '../../platform/site/site.ts';
import type { Guard } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';

/** Throws for a page that the site doesn't offer. */
export const available: Guard = ({ row }) => {
  if (row?.page && !offers(site(), row.page)) throw new NotFoundError();
  return undefined;
};
