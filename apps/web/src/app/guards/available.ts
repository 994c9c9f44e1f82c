import { isAvailable } from '../../platform/site/site.ts';
import type { Guard } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';

/** Throws for a screen whose feature the site doesn't offer. */
export const available: Guard = ({ row }) => {
  const flag = row?.meta.flag;
  if (flag !== undefined && !isAvailable(flag)) throw new NotFoundError();
  return undefined;
};
