import type { ReactNode } from 'react';
import type { EventPrice } from './EventPrices.tsx';
import type { EventScorePart } from './EventScores.tsx';
import type { EventMark } from './EventTeams.tsx';

export const eventRowForms = ['full', 'compact'] as const;
export type EventRowForm = (typeof eventRowForms)[number];

export const eventStacks = ['never', 'narrow', 'always'] as const;
export type EventStack = (typeof eventStacks)[number];

export const eventStatusTones = ['muted', 'warning', 'live'] as const;
export type EventStatusTone = (typeof eventStatusTones)[number];

export interface EventStatus {
  /** What is the matter, in a word: "Postponed", "Full time". */
  readonly label: string;
  /** Over, held up, or stopped in play. @default 'muted' */
  readonly tone?: EventStatusTone | undefined;
}

/** A link of a row that shows an icon. */
export interface EventRowLink {
  readonly href: string;
  /** Its words: "Watch Harbour City – Crestwood Palace". */
  readonly label: string;
  /** Name of a window of its own; such a link is the browser's. */
  readonly target?: string | undefined;
}

/** What one row of a list says. */
export interface EventRowFacts {
  /** Page of the match. */
  href: string;
  /** Home and away; of an event without sides its name alone. */
  teams: readonly [home: string, away: string] | readonly [name: string];
  /** Prices under the names, or beside them on one line of a phone. @default 'full' */
  form?: EventRowForm | undefined;
  /** Live play: the clock ("63'", "2nd set"), and what a phone's line says after it ("2nd half"). */
  live?: { readonly clock: ReactNode; readonly detail?: ReactNode } | undefined;
  /** Start of an upcoming match: day ("Today"), time ("21:00"), and how long till then when it is soon ("in 12 min"). */
  start?: { readonly day: string; readonly time: string; readonly soon?: ReactNode } | undefined;
  /** What stands in place of clock and start: finished, postponed, suspended. */
  status?: EventStatus | undefined;
  /** The match's own number, as words: "#1200354836". */
  number?: string | undefined;
  /** Score of home and away. */
  scores?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Score by sets, quarters or innings, before the score. */
  parts?: readonly EventScorePart[] | undefined;
  /** The whole score in words, for readers: "Sets 1–0, games 6–4, 3–2, points 40–15". */
  scoreLabel?: string | undefined;
  /** Pictures of the sides; a side without one shows its initials. Without it there are none. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Facts after a side's name: red cards, serve, a player more. */
  marks?: readonly [home: readonly EventMark[], away: readonly EventMark[]] | undefined;
  /** Which side won: 0 home, 1 away. The other one steps back. */
  winner?: 0 | 1 | undefined;
  /** Prices of the first market; `null` keeps the place of one that isn't offered. None: the row has no prices. */
  prices: readonly (EventPrice | null)[];
  /** Prices go in pairs, home over away and over over under: in a narrow list, or in tables too. @default 'never' */
  stacked?: EventStack | undefined;
  /** Prices of the second market, shown in wide tables. */
  extraPrices?: readonly (EventPrice | null)[] | undefined;
  /** Words in place of prices: "Postponed to Monday, 18:00". */
  note?: string | undefined;
  /** All markets in words ("142 markets") and in short ("+142"). */
  markets?: { readonly label: string; readonly short: string } | undefined;
  /** Word for a price that takes no bets at the moment. */
  suspendedWord: string;
  /** In the player's favourites. */
  favourite?: boolean | undefined;
  /** Words of the star. Without them there is none. */
  favouriteLabel?: string | undefined;
  /** The way to the broadcast, as an icon. Without it there is none. */
  watch?: EventRowLink | undefined;
  /** The way to the statistics, as an icon. Without it there is none. */
  statistics?: EventRowLink | undefined;
}

/** What the player may do with a row. */
export interface EventRowActs {
  /** The player touched a price. @param id of its selection */
  onPriceToggle?: ((id: string) => void) | undefined;
  /** The player starred or unstarred the match. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** The player followed a link of the row; what isn't prevented is the browser's. */
  onFollow?: ((event: MouseEvent, href: string) => void) | undefined;
}
