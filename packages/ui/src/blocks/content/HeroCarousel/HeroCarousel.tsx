import type { ReactNode } from 'react';
import { Carousel, type CarouselWords } from '../../../primitives/Carousel/Carousel.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './HeroCarousel.css.ts';

export interface HeroBanner {
  /** Identity among the banners. */
  readonly id: string;
  /** Kind and time: "Saturday, 18:00". */
  readonly kicker?: string | undefined;
  readonly title: string;
  /** One sentence more. */
  readonly detail?: string | undefined;
  /** A picture that says nothing the words don't. */
  readonly picture?: ReactNode;
  /** The way to it: a `ButtonLink`. */
  readonly action: ReactNode;
}

export interface HeroCarouselProps extends RootProps<HTMLElement> {
  /** "Promotions". */
  label: string;
  /** A few banners; the first is what matters most. */
  banners: readonly HeroBanner[];
  words: CarouselWords;
  /** Moves on by itself after so many seconds; needs the words that stop it. @default never */
  every?: number | undefined;
}

/** What matters most on the first page, one banner at a time. Renders the carousel's `section`. */
export function HeroCarousel({ label, banners, words, every, ...rest }: HeroCarouselProps) {
  return (
    <Carousel
      {...rest}
      label={label}
      words={words}
      every={every}
      slides={banners.map((banner) => ({ id: banner.id, content: <Banner {...banner} /> }))}
    />
  );
}

function Banner({ kicker, title, detail, picture, action }: HeroBanner) {
  return (
    <div className={css.place}>
      <article className={css.root}>
        {picture !== undefined && (
          <div aria-hidden="true" className={css.picture}>
            {picture}
          </div>
        )}
        <div className={css.words}>
          {kicker !== undefined && <p className={css.kicker}>{kicker}</p>}
          <h2 className={css.title}>{title}</h2>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
          <div className={css.action}>{action}</div>
        </div>
      </article>
    </div>
  );
}
