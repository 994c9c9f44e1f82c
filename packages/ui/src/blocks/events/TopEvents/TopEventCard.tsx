import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { EventPrice } from '../EventRow/EventPrices.tsx';
import { LargeCrest } from '../LargeCrest/LargeCrest.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { PriceCells } from '../PriceCell/PriceCells.tsx';
import { priceGroup } from '../PriceCell/priceGroup.ts';
import * as css from './TopEventCard.css.ts';

export interface TopEventCardProps extends RootProps<HTMLElement> {
  /** URL of the match page. */
  href: string;
  /** Country and name of the competition. */
  competition: string;
  /** Flag before the competition: `CountryFlag` of the size `sm`. */
  flag?: ReactNode;
  teams: readonly [home: string, away: string];
  /** URLs of the sides' crests; a side without one has a drawn crest. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Slug of the sport, from which crests are drawn. */
  sport?: string | undefined;
  /** Status of a live match. */
  live?: ReactNode;
  /** Start of an upcoming match, for example “Today, 21:00”. */
  start?: string | undefined;
  /** Scores of home and away. */
  scores?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Score for screen-reader users, for example “2 to 1”; without it they have the two figures. */
  scoreLabel?: string | undefined;
  /** Prices of the main market; `null` leaves the slot of a price empty that isn't offered. */
  prices: readonly (EventPrice | null)[];
  /** Label of a suspended price. */
  suspendedLabel: string;
  /** Called with the id of the price that the player toggles. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** Highlighted match with crests and its main prices. Renders an `article`. */
export function TopEventCard({
  href,
  competition,
  flag,
  teams,
  crests = [undefined, undefined],
  sport,
  live,
  start,
  scores,
  scoreLabel,
  prices,
  suspendedLabel,
  onPriceToggle,
  ...rest
}: TopEventCardProps) {
  const { link: Link } = useUi();
  const [home, away] = teams;
  return (
    <article aria-label={teams.join(' – ')} {...rest} className={css.root}>
      <p className={css.competition}>
        {flag}
        <bdi className={css.competitionName}>{competition}</bdi>
      </p>
      <Link href={href} className={css.match}>
        <span className={css.team}>
          <LargeCrest name={home} image={crests[0]} sport={sport} />
          <bdi className={css.name}>{home}</bdi>
        </span>
        <span className={css.middle}>
          {scores && scoreLabel !== undefined && <VisuallyHidden>{scoreLabel}</VisuallyHidden>}
          {scores && (
            <span translate="no" className={css.score} aria-hidden={scoreLabel !== undefined}>
              <bdi>{scores[0]}</bdi>
              <span aria-hidden="true">–</span>
              <bdi>{scores[1]}</bdi>
            </span>
          )}
          {live !== undefined && <LiveBadge>{live}</LiveBadge>}
          {start !== undefined && <span className={css.start}>{start}</span>}
        </span>
        <span className={css.team}>
          <LargeCrest name={away} image={crests[1]} sport={sport} home={home} />
          <bdi className={css.name}>{away}</bdi>
        </span>
      </Link>
      <div className={css.prices} {...priceGroup(teams.join(' – '))}>
        <PriceCells {...{ prices, suspendedLabel, onPriceToggle }} />
      </div>
    </article>
  );
}
