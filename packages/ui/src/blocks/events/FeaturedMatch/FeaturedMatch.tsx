import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { EventPrice } from '../EventRow/EventPrices.tsx';
import { LargeCrest, LargeCrestSkeleton } from '../LargeCrest/LargeCrest.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { PriceCells } from '../PriceCell/PriceCells.tsx';
import { priceGroup } from '../PriceCell/priceGroup.ts';
import * as light from '../floodlight.css.ts';
import * as css from './FeaturedMatch.css.ts';

export interface FeaturedMatchProps extends RootProps<HTMLElement> {
  /** URL of the match page. */
  href: string;
  /** Country and name of the competition. */
  competition: string;
  /** Flag before the competition: `CountryFlag` of the size `sm`. */
  flag?: ReactNode;
  /** Sentence with the facts of the match, for example “Level, with 27 minutes left”. */
  title: ReactNode;
  teams: readonly [home: string, away: string];
  /** URLs of the sides' crests; a side without one has a drawn crest. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Slug of the sport, from which crests are drawn. */
  sport?: string | undefined;
  /**
   * Whether there are crests, and light on the ground.
   * @default true
   */
  decorated?: boolean | undefined;
  /** Minute and period of a live match. */
  live?: ReactNode;
  /** Day of an upcoming match, or state of one that has ended; only without `live`. */
  state?: string | undefined;
  /** Scores of home and away, or the time of the start. */
  middle: readonly [home: string, away: string] | string;
  /** Score for screen-reader users, for example “2 to 1”; without it they have the two figures. */
  scoreLabel?: string | undefined;
  /** `MomentumChart` of the size `hero`, of a match in play. */
  momentum?: ReactNode;
  /** Prices of the result; `null` leaves the slot of a price empty that isn't offered. */
  prices: readonly (EventPrice | null)[];
  /** Label of a suspended price. */
  suspendedLabel: string;
  /**
   * Whether the block continues the header on phones: it then reaches the edges of the page.
   * @default false
   */
  attached?: boolean | undefined;
  /** Called with the id of the price that the player toggles. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** Number of characters of a score or a time above which it is set smaller. */
const LONG_FROM = 5;

/**
 * The match that a home page shows first, on a floodlit ground. It leads to the match as a whole. Renders an
 * `article`; `data-attached` while it continues the header.
 */
export function FeaturedMatch({
  href,
  competition,
  flag,
  title,
  teams: [home, away],
  crests = [undefined, undefined],
  sport,
  decorated = true,
  live,
  state,
  middle,
  scoreLabel,
  momentum,
  prices,
  suspendedLabel,
  attached = false,
  onPriceToggle,
  ...rest
}: FeaturedMatchProps) {
  const { link: Link } = useUi();
  return (
    <article
      aria-label={`${home} – ${away}`}
      {...rest}
      className={css.root}
      data-attached={attached ? '' : undefined}
    >
      {decorated && (
        <>
          <span aria-hidden="true" className={light.beams} />
          <span aria-hidden="true" className={light.rings} />
        </>
      )}
      <div className={css.head}>
        <p className={css.meta}>
          <span className={css.place}>
            {flag}
            <bdi className={css.competition}>{competition}</bdi>
          </span>
          <span className={css.state}>
            {live === undefined ? <bdi>{state}</bdi> : <LiveBadge>{live}</LiveBadge>}
          </span>
        </p>
        <h2 className={css.title}>{title}</h2>
      </div>
      <Link href={href} className={css.match}>
        <span className={css.team}>
          {decorated && (
            <LargeCrest name={home} image={crests[0]} sport={sport} size="feature" tone="header" />
          )}
          <bdi className={css.name}>{home}</bdi>
        </span>
        <Middle scoreLabel={scoreLabel}>{middle}</Middle>
        <span className={css.team}>
          {decorated && (
            <LargeCrest
              name={away}
              image={crests[1]}
              sport={sport}
              home={home}
              size="feature"
              tone="header"
            />
          )}
          <bdi className={css.name}>{away}</bdi>
        </span>
      </Link>
      {momentum !== undefined && <div className={css.momentum}>{momentum}</div>}
      <div className={css.prices} {...priceGroup(`${home} – ${away}`)}>
        <PriceCells {...{ prices, suspendedLabel, onPriceToggle }} />
      </div>
    </article>
  );
}

interface MiddleProps extends Pick<FeaturedMatchProps, 'scoreLabel'> {
  readonly children: FeaturedMatchProps['middle'];
}

function Middle({ children, scoreLabel }: MiddleProps) {
  const isTime = typeof children === 'string';
  const { length } = isTime ? children : children.join('');
  return (
    <span className={css.middle} data-long={length > LONG_FROM ? '' : undefined}>
      {isTime ? (
        <bdi translate="no">{children}</bdi>
      ) : (
        <>
          {scoreLabel !== undefined && <VisuallyHidden>{scoreLabel}</VisuallyHidden>}
          <bdi aria-hidden={scoreLabel !== undefined} translate="no">
            {children[0]}
          </bdi>
          <span aria-hidden="true" className={css.dash}>
            –
          </span>
          <bdi aria-hidden={scoreLabel !== undefined} translate="no">
            {children[1]}
          </bdi>
        </>
      )}
    </span>
  );
}

/** Placeholder of a featured match, as high as the block. Renders a `div` that is hidden from screen readers. */
export function FeaturedMatchSkeleton({ attached = false }: Pick<FeaturedMatchProps, 'attached'>) {
  return (
    <div aria-hidden="true" className={css.root} data-attached={attached ? '' : undefined}>
      <div className={css.head}>
        <div className={css.meta}>
          <Skeleton width="third" />
        </div>
        <div className={css.title}>
          <Skeleton width="half" />
        </div>
      </div>
      <div className={css.match}>
        <GhostTeam />
        <span className={css.middle} />
        <GhostTeam />
      </div>
      <Skeleton shape="price" />
    </div>
  );
}

function GhostTeam() {
  return (
    <span className={css.team}>
      <LargeCrestSkeleton size="feature" />
      <span className={css.ghostName}>
        <Skeleton />
      </span>
    </span>
  );
}
