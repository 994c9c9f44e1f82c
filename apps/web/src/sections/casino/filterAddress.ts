import { gameFeatures, gameOrders, gameTags, type GameOrder } from '@touchline/contract/casino';
import type { GamesFilter } from '../../features/catalogue/catalogue.api.ts';

/** Filters of a list of games, which are in the page's address. */
export interface GamesView {
  /** Order of the list; undefined for that of the page. */
  readonly order: GameOrder | undefined;
  readonly provider: readonly string[];
  readonly feature: readonly string[];
  readonly volatility: readonly string[];
  readonly tag: readonly string[];
  /** Stake from which every game can be played, decimal text. */
  readonly stake: string | undefined;
  readonly text: string;
  /** True if the sheet of the filters is open. */
  readonly isOpen: boolean;
}

/** Filters with several values, in the order of their buttons. */
export const manyFilters = ['feature', 'volatility', 'tag', 'provider'] as const;
export type ManyFilter = (typeof manyFilters)[number];

/** Fewest letters of a text that is searched for. */
export const LEAST_LETTERS = 2;

const SLUG = /^[A-Za-z0-9-]{1,60}$/;
const STAKE = /^\d{1,9}(\.\d{1,8})?$/;

const known: Readonly<Record<ManyFilter, (value: string) => boolean>> = {
  feature: (value) => gameFeatures.some((feature) => feature === value),
  volatility: (value) => /^[1-5]$/.test(value),
  tag: (value) => gameTags.some(({ slug }) => slug === value),
  provider: (value) => SLUG.test(value),
};

/** Returns the filters of an address; unknown values are left out. */
export function viewIn(query: URLSearchParams): GamesView {
  const many = (name: ManyFilter) => [
    ...new Set((query.get(name) ?? '').split(',').filter((value) => known[name](value))),
  ];
  const stake = query.get('stake') ?? '';
  return {
    order: gameOrders.find((order) => order === query.get('order')),
    provider: many('provider'),
    feature: many('feature'),
    volatility: many('volatility'),
    tag: many('tag'),
    stake: STAKE.test(stake) ? stake : undefined,
    text: query.get('text') ?? '',
    isOpen: query.get('filters') === '1',
  };
}

/** Returns an address's query with changed filters; what the page shows anyway isn't in it. */
export function withView(query: URLSearchParams, part: Partial<GamesView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? next.delete(name) : next.set(name, value);
  for (const [name, value] of Object.entries(part)) {
    if (name === 'isOpen') put('filters', value === true ? '1' : undefined);
    else put(name, Array.isArray(value) ? value.join(',') : String(value ?? ''));
  }
  return next;
}

/** Filters that nothing narrows. */
export const noFilters = {
  order: undefined,
  provider: [],
  feature: [],
  volatility: [],
  tag: [],
  stake: undefined,
} as const satisfies Partial<GamesView>;

/** Returns whether any filter narrows the list. */
export function isNarrowed({ provider, feature, volatility, tag, stake }: GamesView): boolean {
  return stake !== undefined || [provider, feature, volatility, tag].some(({ length }) => length > 0);
}

/**
 * Returns the filter of the request.
 * @param base filter of the page: its category or provider
 * @param text searched text
 */
export function filterOf(view: GamesView, base: GamesFilter, text: string): GamesFilter {
  const many = manyFilters.flatMap((name): readonly (readonly [ManyFilter, string])[] =>
    view[name].length > 0 ? [[name, view[name].join(',')]] : [],
  );
  return {
    ...(view.order && { order: view.order }),
    ...(view.stake !== undefined && { maxLeastStake: view.stake }),
    ...(text.length >= LEAST_LETTERS && { text }),
    ...Object.fromEntries(many),
    // A page's own category or provider can't be replaced by the address.
    ...base,
  };
}
