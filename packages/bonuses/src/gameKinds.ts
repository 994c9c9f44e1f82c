import { DEFAULT_CONTRIBUTIONS, type GameKind } from './offers.ts';

/** Kinds of the games of a category that aren't named more exactly by a sub-category. */
const BY_CATEGORY: ReadonlyMap<string, GameKind> = new Map<string, GameKind>(
  Object.entries({
    slots: 'slots',
    live: 'live',
    crash: 'crash',
    fast: 'dice',
    scratch: 'scratch',
    keno: 'keno',
    bingo: 'bingo',
    cards: 'blackjack',
    poker: 'poker',
    tv: 'lotto',
    virtual: 'race',
  } as const),
);

/** Spellings of kinds in slugs of sub-categories. */
const SPELLINGS: ReadonlyMap<string, GameKind> = new Map<string, GameKind>([
  ['hi-lo', 'hilo'],
  ['video-poker', 'videoPoker'],
]);

/**
 * Returns the kind of a game for wagering by the slugs of its categories and sub-categories: the one that contributes
 * least if several apply; undefined for games that no kind covers, which don't contribute.
 */
export function gameKindOf(categories: readonly string[]): GameKind | undefined {
  const exact = categories.flatMap(
    (slug) => SPELLINGS.get(slug) ?? (isKind(slug) && !BY_CATEGORY.has(slug) ? slug : []),
  );
  const kinds = exact.length > 0 ? exact : categories.flatMap((slug) => BY_CATEGORY.get(slug) ?? []);
  return kinds.toSorted((a, b) => DEFAULT_CONTRIBUTIONS[a] - DEFAULT_CONTRIBUTIONS[b])[0];
}

function isKind(slug: string): slug is GameKind {
  return Object.hasOwn(DEFAULT_CONTRIBUTIONS, slug);
}
