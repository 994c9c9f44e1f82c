import { session } from '../api/session.ts';

/** Returns the name of a site, with its id where that isn't unique; the id of one that the operator doesn't see. */
export function siteText(siteId: string): string {
  const sites = session.operator?.sites ?? [];
  const own = sites.find(({ id }) => id === siteId);
  if (!own) return siteId;
  const isUnique = sites.filter(({ name }) => name === own.name).length === 1;
  return isUnique ? own.name : `${own.name} (${siteId})`;
}
