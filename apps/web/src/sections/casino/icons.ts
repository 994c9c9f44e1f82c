import type { IconName } from '@touchline/ui';

/** Icons of the categories by slug. */
const icons: Readonly<Record<string, IconName>> = {
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
};

/** Returns the icon of a category. */
export const categoryIcon = (slug: string): IconName => icons[slug] ?? 'casino';
