import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventActions } from './EventActions.tsx';
import { EventMeta } from './EventMeta.tsx';
import { EventPrices, type EventPrice } from './EventPrices.tsx';
import { EventScores, type EventScorePart } from './EventScores.tsx';
import { EventTeams, type EventMark } from './EventTeams.tsx';
import * as css from './EventRow.css.ts';

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

export interface EventRowProps extends RootProps<HTMLElement> {
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
  /** Words of the star. */
  favouriteLabel?: string | undefined;
  /** The player starred or unstarred the match. Without it there is no star. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** Words of the broadcast's button. */
  watchLabel?: string | undefined;
  /** The player wants the broadcast. Without it there is no button. */
  onWatch?: (() => void) | undefined;
  /** Words of the button for statistics. */
  statisticsLabel?: string | undefined;
  /** The player wants the statistics. Without it there is no button. */
  onStatistics?: (() => void) | undefined;
  /** The player touched a price. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/**
 * One match of a list: a block on a narrow list, a row of the table on a wide one. Renders an `article`;
 * `data-form` is `full` or `compact`, `data-bare` stands while it has no buttons of its own.
 */
export function EventRow({
  href,
  teams,
  form = 'full',
  live,
  start,
  status,
  number,
  scores,
  parts,
  scoreLabel,
  crests,
  marks,
  winner,
  prices,
  stacked = 'never',
  extraPrices,
  note,
  markets,
  suspendedWord,
  favourite,
  favouriteLabel,
  onFavouriteChange,
  watchLabel,
  onWatch,
  statisticsLabel,
  onStatistics,
  onPriceToggle,
  ...rest
}: EventRowProps) {
  const acts = [onFavouriteChange, onWatch, onStatistics].some((act) => act !== undefined);
  return (
    <article {...rest} data-form={form} data-bare={acts ? undefined : ''} className={css.root}>
      <EventMeta {...{ live, start, status, number }} />
      <EventActions
        {...{ href, markets, favourite, favouriteLabel, onFavouriteChange }}
        {...{ watchLabel, onWatch, statisticsLabel, onStatistics }}
      />
      <EventTeams {...{ href, teams, crests, marks, winner }} />
      <EventScores {...{ scores, parts, scoreLabel, winner }} />
      {prices.length > 0 && (
        <EventPrices
          {...{ prices, stacked, suspendedWord, onPriceToggle }}
          extra={extraPrices}
          bare={form === 'compact'}
        />
      )}
      {note !== undefined && <p className={css.note}>{note}</p>}
    </article>
  );
}
