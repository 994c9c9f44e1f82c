import type { MatchRecord } from '@touchline/feed';

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

/** Converts a name for addresses: Latin letters without marks, digits and dashes. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'competition';
}

/**
 * Returns the competitions of some matches: those in play first, then by number of matches, then by name.
 * @param top only the first dozen
 */
export function competitionsOf(matches: readonly MatchRecord[], top: boolean): Competition[] {
  const found = new Map<number, Competition>();
  for (const match of matches) {
    const { competitionId: id, sportId, competition: name, country } = match;
    const held = found.get(id) ?? { id, sportId, name, slug: slugOf(name), country, live: 0, line: 0 };
    found.set(id, isLive(match) ? { ...held, live: held.live + 1 } : { ...held, line: held.line + 1 });
  }
  const ranked = [...found.values()].toSorted(
    (a, b) => b.live - a.live || b.line - a.line || a.name.localeCompare(b.name, 'en'),
  );
  return top ? ranked.slice(0, TOP) : ranked;
}
