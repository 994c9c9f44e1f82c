import type { LegResult } from '@touchline/feed/source';
import type { MatchData } from './plan.ts';

/** Settles one selection by the known facts; undefined while it is open, and for an unknown selection. */
export type Rule = (facts: MatchData, key: string, detail: string | undefined) => LegResult | undefined;

export function won(is: boolean): LegResult {
  return is ? 1 : 0;
}

/** Parses the numbers of a band: `home-3` is 3 and 3, `home-6-10` is 6 and 10, `home-4-plus` is 4 without an end. */
export function bandOf(
  key: string,
): { readonly side: string; readonly from: number; readonly to: number } | undefined {
  const found = /^(?:(home|away)-)?(\d+)(?:-(\d+|plus))?$/.exec(key);
  if (!found) return undefined;
  const [, side = '', from, to] = found;
  const end = to === undefined ? Number(from) : to === 'plus' ? Infinity : Number(to);
  return { side, from: Number(from), to: end };
}
