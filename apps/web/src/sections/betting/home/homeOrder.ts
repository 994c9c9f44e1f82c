import { homeParts, type HomePart } from '@touchline/contract/pages';

/** A part of the home page, or two that share a row of a wide page. */
export type HomeRow = readonly [HomePart] | readonly [HomePart, HomePart];

export interface HomeOrder {
  /** The site's parts in order; all of them if absent. */
  readonly parts: readonly HomePart[] | undefined;
  /** True if the player wants the top matches first. */
  readonly isBestOnTop: boolean;
  /** Returns whether a part has something to show. */
  readonly isShown: (part: HomePart) => boolean;
}

const paired: ReadonlySet<HomePart> = new Set(['featured', 'express']);

/** Returns the shown parts by rows: the featured match and the express share one where they follow each other. */
export function homeRows({ parts = homeParts, isBestOnTop, isShown }: HomeOrder): readonly HomeRow[] {
  const ordered =
    isBestOnTop && parts.includes('topMatches')
      ? ['topMatches' as const, ...parts.filter((part) => part !== 'topMatches')]
      : parts;
  return ordered.filter(isShown).reduce<readonly HomeRow[]>((rows, part) => {
    const last = rows.at(-1);
    const isPair = last?.length === 1 && paired.has(part) && paired.has(last[0]);
    return isPair ? [...rows.slice(0, -1), [last[0], part]] : [...rows, [part]];
  }, []);
}
