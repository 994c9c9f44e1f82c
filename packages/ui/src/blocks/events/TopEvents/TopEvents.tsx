import { Carousel, type CarouselWords } from '../../../primitives/Carousel/Carousel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { TopEventCard, type TopEventCardProps } from './TopEventCard.tsx';
import * as css from './TopEventCard.css.ts';

export interface TopEvent extends Omit<TopEventCardProps, 'suspendedWord' | 'onPriceToggle' | 'ref'> {
  /** Identity of the match. */
  readonly id: string;
}

export interface TopEventsProps extends RootProps<HTMLElement> {
  /** What the cards are: "Top matches". */
  label: string;
  /** Matches in order. */
  events: readonly TopEvent[];
  /** Words of the row's buttons. */
  words: CarouselWords;
  /** Word for a price that takes no bets at the moment. */
  suspendedWord: string;
  /** The player touched a price. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** Matches worth a look, as cards in a row that scrolls sideways. Renders the carousel's `section`. */
export function TopEvents({ label, events, words, suspendedWord, onPriceToggle, ...rest }: TopEventsProps) {
  return (
    <Carousel
      {...rest}
      label={label}
      words={words}
      slideWidth="most"
      slides={events.map(({ id, ...event }) => ({
        id,
        content: <TopEventCard {...event} suspendedWord={suspendedWord} onPriceToggle={onPriceToggle} />,
      }))}
    />
  );
}

/** The place of a card while it loads, as high as the card. Renders a `div` that readers pass over. */
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
      <Skeleton shape="disc" />
      <span className={css.ghostName}>
        <Skeleton />
      </span>
    </span>
  );
}
