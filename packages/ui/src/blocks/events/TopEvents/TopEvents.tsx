import { Carousel, type CarouselLabels } from '../../../primitives/Carousel/Carousel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LargeCrestSkeleton } from '../LargeCrest/LargeCrest.tsx';
import { TopEventCard, type TopEventCardProps } from './TopEventCard.tsx';
import * as css from './TopEventCard.css.ts';

export interface TopEvent extends Omit<TopEventCardProps, 'suspendedLabel' | 'onPriceToggle' | 'ref'> {
  /** Unique id of the match. */
  readonly id: string;
}

export interface TopEventsProps extends RootProps<HTMLElement> {
  /** Title of the row, for example “Top matches”. */
  label: string;
  /** Matches in order. */
  events: readonly TopEvent[];
  /** Labels of the row's buttons. */
  labels: CarouselLabels;
  /** Label of a suspended price. */
  suspendedLabel: string;
  /** Called with the id of the price that the player toggles. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** Highlighted matches as cards in a row that scrolls sideways. Renders the `section` of `Carousel`. */
export function TopEvents({ label, events, labels, suspendedLabel, onPriceToggle, ...rest }: TopEventsProps) {
  return (
    <Carousel
      {...rest}
      label={label}
      labels={labels}
      slideWidth="most"
      slides={events.map(({ id, ...event }) => ({
        id,
        content: <TopEventCard {...event} suspendedLabel={suspendedLabel} onPriceToggle={onPriceToggle} />,
      }))}
    />
  );
}

/** Skeleton of a card, as high as the card. Renders a `div` that is hidden from screen readers. */
export function TopEventsSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.competition}>
        <Skeleton width="half" />
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
      <LargeCrestSkeleton />
      <span className={css.ghostName}>
        <Skeleton />
      </span>
    </span>
  );
}
