import type { GameFilterGroup } from './groups.ts';

/** Options of a filter for stories, with falling numbers of games; the last one has none. */
export const filterOptions = (...labels: string[]) =>
  labels.map((label, index) => {
    const count = (labels.length - 1 - index) * 37;
    return { value: label.toLowerCase(), label, count: String(count), disabled: count === 0 };
  });

/** Filters for stories. */
export const filterGroups: readonly GameFilterGroup[] = [
  {
    kind: 'one',
    id: 'sort',
    label: 'Sort by',
    summary: 'Popular first',
    value: 'popular',
    options: ['Popular', 'Newest', 'A to Z'].map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    kind: 'many',
    id: 'feature',
    label: 'Feature',
    summary: 'Feature: any',
    values: [],
    options: filterOptions('Jackpot', 'Free spins', 'Bonus buy', 'Drops', 'Demo'),
  },
  {
    kind: 'segments',
    id: 'stake',
    label: 'Least stake',
    summary: 'Stake: any',
    value: 'any',
    options: ['Any', '€ 0.10', '€ 0.50', '€ 1'].map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    kind: 'searched',
    id: 'provider',
    label: 'Provider',
    summary: 'Provider: Kestrel',
    values: ['kestrel'],
    labels: { search: 'Search providers', clear: 'Clear', none: 'No provider of that name' },
    options: filterOptions('Lantern Works', 'Kestrel', 'Polder Games', 'Oak & Anvil'),
  },
];
