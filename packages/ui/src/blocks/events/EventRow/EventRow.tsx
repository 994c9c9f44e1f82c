import type { ReactNode } from 'react';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { EventActions } from './EventActions.tsx';
import { EventPrices, type EventPrice } from './EventPrices.tsx';
import * as css from './EventRow.css.ts';

export interface EventRowProps extends RootProps<HTMLElement> {
  /** Page of the match. */
  href: string;
  /** Home and away. */
  teams: readonly [home: string, away: string];
  /** Live play: the clock ("63'", "2nd set"), and what a phone's line says after it ("2nd half"). */
  live?: { readonly clock: ReactNode; readonly detail?: ReactNode } | undefined;
  /** Start of an upcoming match: day ("Today") and time ("21:00"). */
  start?: { readonly day: string; readonly time: string } | undefined;
  /** Score of home and away. */
  scores?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Prices of the first market; `null` keeps the place of one that isn't offered. */
  prices: readonly (EventPrice | null)[];
  /** Prices of the second market, shown in wide tables. */
  extraPrices?: readonly (EventPrice | null)[] | undefined;
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
  /** The player touched a price. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** One match of a list: a block on a narrow list, a row of the table on a wide one. Renders an `article`. */
export function EventRow({
  href,
  teams,
  live,
  start,
  scores,
  prices,
  extraPrices,
  markets,
  suspendedWord,
  favourite,
  favouriteLabel,
  onFavouriteChange,
  watchLabel,
  onWatch,
  onPriceToggle,
  ...rest
}: EventRowProps) {
  const { link: Link } = useUi();
  const [home, away] = teams;
  return (
    <article {...rest} className={css.root}>
      <div className={css.line}>
        {live && (
          <LiveBadge>
            {live.clock}
            {live.detail !== undefined && <span className={css.detail}> · {live.detail}</span>}
          </LiveBadge>
        )}
        {start && (
          <span className={css.start}>
            <span>{start.day}</span>
            <bdi dir="ltr">{start.time}</bdi>
          </span>
        )}
      </div>
      <EventActions {...{ favourite, favouriteLabel, onFavouriteChange, watchLabel, onWatch }} />
      <Link href={href} className={css.teams}>
        <span className={css.team}>
          <bdi>{home}</bdi>
        </span>
        <span className={css.team}>
          <bdi>{away}</bdi>
        </span>
      </Link>
      {scores && (
        <>
          <bdi dir="ltr" className={classes(css.score, css.homeScore)}>
            {scores[0]}
          </bdi>
          <bdi dir="ltr" className={classes(css.score, css.awayScore)}>
            {scores[1]}
          </bdi>
        </>
      )}
      <EventPrices
        prices={prices}
        extra={extraPrices}
        suspendedWord={suspendedWord}
        onPriceToggle={onPriceToggle}
      />
      {markets ? (
        <Link href={href} className={css.markets}>
          <span className={css.marketsLong}>{markets.label}</span>
          <bdi aria-hidden="true" dir="ltr" className={css.marketsShort}>
            {markets.short}
          </bdi>
        </Link>
      ) : (
        <span className={css.noMarkets} />
      )}
    </article>
  );
}
