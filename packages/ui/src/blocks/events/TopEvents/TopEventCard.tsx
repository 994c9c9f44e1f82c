import type { ReactNode } from 'react';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { EventPrice } from '../EventRow/EventPrices.tsx';
import { keyedPrices } from '../keyedPrices.ts';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell } from '../PriceCell/PriceCell.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './TopEventCard.css.ts';

export interface TopEventCardProps extends RootProps<HTMLElement> {
  /** Page of the match. */
  href: string;
  /** Place and name of its competition. */
  competition: string;
  teams: readonly [home: string, away: string];
  /** Pictures of the sides; a side without one shows its initials. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Live play in words. */
  live?: ReactNode;
  /** Start of an upcoming match: "Today, 21:00". */
  start?: string | undefined;
  /** Score of home and away. */
  scores?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Prices of the main market; `null` keeps the place of one that isn't offered. */
  prices: readonly (EventPrice | null)[];
  /** Word for a price that takes no bets at the moment. */
  suspendedWord: string;
  /** The player touched a price. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** One match worth a look, with crests and its main prices. Renders an `article`. */
export function TopEventCard({
  href,
  competition,
  teams,
  crests = [undefined, undefined],
  live,
  start,
  scores,
  prices,
  suspendedWord,
  onPriceToggle,
  ...rest
}: TopEventCardProps) {
  const { link: Link } = useUi();
  const [home, away] = teams;
  return (
    <article {...rest} className={css.root}>
      <p className={css.competition}>
        <bdi>{competition}</bdi>
      </p>
      <Link href={href} className={css.match}>
        <span className={css.team}>
          <TeamCrest name={home} picture={crests[0]} size="md" />
          <bdi className={css.name}>{home}</bdi>
        </span>
        <span className={css.middle}>
          {scores && (
            <span className={css.score}>
              <bdi>{scores[0]}</bdi>
              <span aria-hidden="true">–</span>
              <bdi>{scores[1]}</bdi>
            </span>
          )}
          {live !== undefined && <LiveBadge>{live}</LiveBadge>}
          {start !== undefined && <span className={css.start}>{start}</span>}
        </span>
        <span className={css.team}>
          <TeamCrest name={away} picture={crests[1]} size="md" />
          <bdi className={css.name}>{away}</bdi>
        </span>
      </Link>
      <div className={css.prices}>
        {keyedPrices(prices).map(([key, price]) =>
          price ? (
            <PriceCell
              key={key}
              source={price.source}
              selection={price.id}
              name={price.name}
              label={price.label}
              suspendedWord={suspendedWord}
              onToggle={() => onPriceToggle?.(price.id)}
            />
          ) : (
            <NoPrice key={key} />
          ),
        )}
      </div>
    </article>
  );
}
