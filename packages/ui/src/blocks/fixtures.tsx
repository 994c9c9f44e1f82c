import type { ComponentProps } from 'react';
import type { EventMarket, EventPrice } from './events/EventRow/EventPrices.tsx';
import type { EventRow } from './events/EventRow/EventRow.tsx';
import { fixedPrice, type PriceState } from './events/PriceCell/priceSource.ts';

/** Shared content of the block stories: fictional clubs, players and competitions. */

type Facts = Partial<Omit<PriceState, 'text'>>;

export const up: Facts = { direction: 'up' };
export const down: Facts = { direction: 'down' };
export const chosen: Facts = { selected: true };
export const closed: Facts = { suspended: true };

/** @returns a constant price; `label` is the short name, `name` the full one */
export function price(label: string, text: string, facts: Facts = {}, name: string = label): EventPrice {
  return { id: `${name} ${label} ${text}`, label, name, source: fixedPrice(text, facts) };
}

/** @returns the three prices of the match-result market */
export function result(...prices: readonly (readonly [text: string, facts?: Facts])[]): EventPrice[] {
  return prices.map(([text, facts], place) => price(['1', 'X', '2'][place] ?? '', text, facts));
}

/** @returns the prices of a total as the second market of a row */
export function totals(prices: readonly (EventPrice | null)[]): EventMarket[] {
  return [{ kind: 'line', step: 'second', prices }];
}

type Row = ComponentProps<typeof EventRow>;

const row = {
  href: '#match',
  suspendedLabel: 'suspended',
  favouriteLabel: 'Favourite',
} as const;
const live = {
  ...row,
  onFavouriteChange: () => undefined,
  watch: { label: 'Watch', href: '#watch' },
} as const;

export const rows = {
  leading: {
    ...live,
    teams: ['Harbour City', 'Crestwood Palace'],
    live: { clock: "63'", detail: '2nd half' },
    scores: [2, 1],
    prices: result(['1.38', chosen], ['4.90'], ['8.25', up]),
    moreMarkets: totals([price('Over 2.5', '1.08'), price('Under 2.5', '7.50')]),
    markets: { label: '142 markets', short: '+142' },
  },
  even: {
    ...live,
    teams: ['Brackwater & Hove Albion', 'Wolverton Wanderers'],
    live: { clock: "27'", detail: '1st half' },
    scores: [0, 0],
    prices: result(['2.44', down], ['2.96'], ['3.35']),
    moreMarkets: totals([price('Over 2.5', '2.18', up), price('Under 2.5', '1.70')]),
    markets: { label: '158 markets', short: '+158' },
  },
  stopped: {
    ...live,
    teams: ['Fulbourne', 'Everley'],
    live: { clock: 'HT' },
    scores: [1, 0],
    favourite: true,
    prices: result(['1.62', closed], ['', closed], ['', closed]),
    moreMarkets: totals([price('Over 2.5', '', closed), price('Under 2.5', '', closed)]),
    markets: { label: '131 markets', short: '+131' },
  },
  upcoming: {
    ...row,
    onFavouriteChange: () => undefined,
    teams: ['Lyonne', 'Lillet'],
    start: { day: 'Today', time: '21:00' },
    prices: result(['2.05'], ['3.40'], ['3.60']),
    moreMarkets: totals([price('Over 2.5', '1.88'), price('Under 2.5', '1.92')]),
    markets: { label: '204 markets', short: '+204' },
  },
  tennis: {
    ...live,
    teams: ['H. Rulander', 'F. Augier-Allard'],
    live: { clock: '2nd set', detail: '3–2 · 40:15' },
    scores: [6, 4],
    prices: [price('1', '1.22'), price('2', '4.40', up)],
    moreMarkets: totals([price('Over 22.5', '1.85'), price('Under 22.5', '1.95')]),
    markets: { label: '38 markets', short: '+38' },
  },
  stress: {
    ...live,
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    live: { clock: "120+14'", detail: 'Extra time, second half, after a long stoppage' },
    scores: [112, 108],
    prices: [price('1', '1001.00', up), null, price('2', '1.001', down)],
    moreMarkets: totals([price('Over 220.5', '1250.00', chosen), null]),
    markets: { label: '1,142 markets', short: '+1,142' },
  },
} satisfies Record<string, Row>;

export const columns = ['1', 'X', '2'] as const;
export const moreColumns = [
  { title: 'Total', names: ['Over', 'Under'], kind: 'line', step: 'second' },
] as const;
