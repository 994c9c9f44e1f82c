import type * as screens from './lateScreens.ts';
import type { RouteRow } from './row.ts';

/**
 * A screen whose files are looked up when it is first wanted: the list of them is as long as the product is wide, and
 * the first screen would carry it.
 * @param name the file of the screen, without its ending
 */
export function late(name: Exclude<keyof typeof screens, 'cricketScreens'>): RouteRow['load'] {
  return async () => {
    const files = await import('./lateScreens.ts');
    return files[name]();
  };
}
