import type { ReactNode } from 'react';
import type { MarketKind } from '../../measures.ts';
import type { EventMarket, EventPrice } from './EventPrices.tsx';
import type { EventScorePart } from './EventScores.tsx';
import type { EventMark } from './EventTeams.tsx';

export const eventRowForms = ['full', 'compact'] as const;
export type EventRowForm = (typeof eventRowForms)[number];

export const eventStacks = ['never', 'narrow', 'always'] as const;
export type EventStack = (typeof eventStacks)[number];

export const eventStatusTones = ['muted', 'warning', 'live'] as const;
export type EventStatusTone = (typeof eventStatusTones)[number];

export interface EventStatus {
  /** Label of the state, for example “Postponed” or “Full time”. */
  readonly label: string;
  /**
   * Tone of the state: finished, delayed, or interrupted in play.
   * @default 'muted'
   */
  readonly tone?: EventStatusTone | undefined;
}

/** Link of a row, shown as an icon. */
export interface EventRowLink {
  readonly href: string;
  /** Accessible label of the link, for example “Watch Harbour City – Crestwood Palace”. */
  readonly label: string;
  /** True in a list that is about these links: every layout shows it. */
  readonly isMain?: boolean | undefined;
  /** Name of the window in which the browser opens the link. */
  readonly target?: string | undefined;
}

/** A goal that has just been scored, marked by colour. */
export interface EventGoal {
  /** Side that scored: 0 home, 1 guests. */
  readonly side: 0 | 1;
  /** Word for it, for example “Goal”; it takes the place of the detail after the clock. */
  readonly label: string;
}

/** Data of a row in a list of matches. */
export interface EventRowData {
  /** URL of the match's page. */
  href: string;
  /** Names of home and away, or the single name of an event without sides. */
  teams: readonly [home: string, away: string] | readonly [name: string];
  /**
   * Layout on narrow lists: prices below the names, or next to them in one line.
   * @default 'full'
   */
  form?: EventRowForm | undefined;
  /** Live state: the clock (“63'”, “2nd set”), and on narrow lists a detail (“2nd half”). */
  live?: { readonly clock: ReactNode; readonly detail?: ReactNode } | undefined;
  /**
   * Start of an upcoming match: day (“Today”), time (“21:00”), and the remaining time shortly before the start (“in
   * 12 min”).
   */
  start?: { readonly day: string; readonly time: string; readonly soon?: ReactNode } | undefined;
  /** State shown in place of clock and start: finished, postponed, suspended. */
  status?: EventStatus | undefined;
  /** Competition, where no title above the row names it. */
  place?: string | undefined;
  /** URL of the flag before `place`. */
  placeFlag?: string | undefined;
  /** Formatted number of the match, for example “#1200354836”. */
  number?: string | undefined;
  /** Score of home and away. */
  scores?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Goal that is marked for some seconds. */
  goal?: EventGoal | undefined;
  /** Partial scores before the score: sets, quarters or innings. */
  parts?: readonly EventScorePart[] | undefined;
  /** Full score for screen-reader users, for example “Sets 1–0, games 6–4, 3–2, points 40–15”. */
  scoreLabel?: string | undefined;
  /** URLs of the sides' crests; a side without one has a drawn crest. Without this prop no crests are shown. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** URLs of the players' flags, in place of crests, in sports in which players compete. */
  flags?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Slug of the sport, from which crests are drawn. */
  sport?: string | undefined;
  /** Indicators after each side's name: red cards, serve, player advantage. */
  marks?: readonly [home: readonly EventMark[], away: readonly EventMark[]] | undefined;
  /** Index of the winner: 0 home, 1 away. The other side is muted. */
  winner?: 0 | 1 | undefined;
  /** Prices of the first market; `null` leaves a cell empty. An empty array shows no prices. */
  prices: readonly (EventPrice | null)[];
  /**
   * Stacks prices in pairs (home above away, over above under): never, in narrow lists, or also in tables.
   * @default 'never'
   */
  stacked?: EventStack | undefined;
  /**
   * Kind of the first market, which decides the width of its prices in tables.
   * @default 'result'
   */
  pricesKind?: MarketKind | undefined;
  /** Further markets, each shown from a width of the table. */
  moreMarkets?: readonly EventMarket[] | undefined;
  /** Text in place of prices, for example “Postponed to Monday, 18:00”. */
  note?: string | undefined;
  /** Number of markets as a full (“142 markets”) and a short label (“+142”). */
  markets?: { readonly label: string; readonly short: string } | undefined;
  /** Label of a price that is suspended. */
  suspendedLabel: string;
  /** Whether the match is a favourite of the player. */
  favourite?: boolean | undefined;
  /** Label of the favourite button. Without it or its handler there is no button. */
  favouriteLabel?: string | undefined;
  /** Link to the stream, shown as an icon. Without it there is no icon. */
  watch?: EventRowLink | undefined;
  /** Link to the statistics, shown as an icon. Without it there is no icon. */
  statistics?: EventRowLink | undefined;
}

/** Handlers of a row. */
export interface EventRowHandlers {
  /**
   * Called when the player presses a price.
   * @param id of its selection
   */
  onPriceToggle?: ((id: string) => void) | undefined;
  /** Called when the player toggles the favourite. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
}
