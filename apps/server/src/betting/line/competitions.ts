import type { MatchRecord } from '@touchline/feed';
import { slugOf } from '@touchline/text';

export interface Competition {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly slug: string;
  readonly country: string;
  readonly live: number;
  readonly line: number;
}

/** Number of competitions that are "top". */
const TOP = 12;

export function isLive({ status }: MatchRecord): boolean {
  return status === 2 || status === 3;
}

/** Returns the name of a competition in addresses, also for one without Latin letters. */
export const competitionSlug = (name: string): string => slugOf(name) || 'competition';

/**
 * Returns the competitions of some matches: those in play first, then by number of matches, then by name.
 * @param top only the first dozen
 */
export function competitionsOf(matches: readonly MatchRecord[], top: boolean): Competition[] {
  const found = new Map<number, Competition>();
  for (const match of matches) {
    const { competitionId: id, sportId, competition: name, country } = match;
    const held = found.get(id) ?? {
      id,
      sportId,
      name,
      slug: competitionSlug(name),
      country,
      live: 0,
      line: 0,
    };
    found.set(id, isLive(match) ? { ...held, live: held.live + 1 } : { ...held, line: held.line + 1 });
  }
  const ranked = [...found.values()].toSorted(
    (a, b) => b.live - a.live || b.line - a.line || a.name.localeCompare(b.name, 'en'),
  );
  return top ? ranked.slice(0, TOP) : ranked;
}
