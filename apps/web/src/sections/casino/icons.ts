import type { IconName } from '@touchline/ui';

/** Icons of the categories by slug. */
const icons: ReadonlyMap<string, IconName> = new Map(
  Object.entries({
    slots: 'slots',
    live: 'live-casino',
    crash: 'crash',
    fast: 'bonus',
    scratch: 'scratch-card',
    keno: 'keno',
    bingo: 'bingo',
    cards: 'poker',
    poker: 'video-poker',
    tv: 'tv-games',
    virtual: 'virtual-sports',
    skill: 'arcade',
    asian: 'lotto',
    fishing: 'fishing',
    other: 'dice',
  }),
);

/** Returns the icon of a category. */
export const categoryIcon = (slug: string): IconName => icons.get(slug) ?? 'casino';
