import type { Settings } from '../../../kernel/index.ts';
import { originOf, originsOf, publicOrigin, type Site } from '../../../site/index.ts';

/**
 * Returns the origin of the operators' console: that of `OPERATOR_HOST`, else of a site.
 * @param site the first of the platform
 */
export function consoleOrigin(
  settings: Pick<Settings, 'OPERATOR_HOST' | 'PUBLIC_ORIGIN' | 'NODE_ENV' | 'PORT'>,
  site: Pick<Site, 'hosts' | 'origins'> | undefined,
): string {
  if (settings.OPERATOR_HOST === undefined && site) return originOf(site);
  return originsOf(publicOrigin(settings), [settings.OPERATOR_HOST ?? 'localhost'])[0];
}
