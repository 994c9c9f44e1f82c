/** Types of markets in the usual order; periods after the whole match. */
const TYPES = [
  'match-result',
  'winner',
  'outright-winner',
  'double-chance',
  'draw-no-bet',
  'total',
  'handicap',
  'next-goal',
  'next-game',
  'both-to-score',
  'set-score',
  'sets-total',
  'sets-handicap',
  'total-home',
  'total-away',
  'half-time-result',
  'part-result',
  'part-winner',
  'part-total',
  'part-handicap',
  'part-set-score',
  'result-total',
  'result-both',
  'half-full',
  'winning-margin',
  'method',
  'top-3',
  'top-4',
  'top-6',
  'bottom-3',
  'correct-score',
];

const TABS = [
  'popular',
  'totals',
  'handicaps',
  'teams',
  'goals',
  'games',
  'halves',
  'quarters',
  'periods',
  'sets',
  'maps',
  'innings',
  'rounds',
  'method',
  'runners',
  'duels',
  'laps',
  'combos',
  'score',
  'specials',
];

const KEYS = ['home', '1x', 'draw', 'none', '12', 'away', 'x2', 'over', 'under', 'odd', 'even', 'yes', 'no'];

/** Index of a name in an order; unknown names come last. */
export function placeIn(order: readonly string[], name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}

export const placeOfType = (type: string): number => placeIn(TYPES, type);
export const placeOfTab = (tab: string): number => placeIn(TABS, tab);
export const placeOfKey = (key: string): number => placeIn(KEYS, key);
