import type { ReactNode } from 'react';
import { Carousel, type CarouselLabels } from '../../../primitives/Carousel/Carousel.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './HeroCarousel.css.ts';

export interface HeroBanner {
  /** Id of the banner. */
  readonly id: string;
  /** Kind and time, for example “Saturday, 18:00”. */
  readonly kicker?: string | undefined;
  readonly title: string;
  /** Additional sentence below the title. */
  readonly detail?: string | undefined;
  /** Decorative image of 16 : 9, which is shown whole. */
  readonly image?: ReactNode;
  /** Link of the banner: a `ButtonLink`. */
  readonly action: ReactNode;
}

export interface HeroCarouselProps extends RootProps<HTMLElement> {
  /** Accessible name of the carousel, for example “Promotions”. */
  label: string;
  /** Banners in order of importance. */
  banners: readonly HeroBanner[];
  labels: CarouselLabels;
  /**
   * Seconds until the next banner is shown automatically. Requires the pause label in `words`.
   * @default never
   */
  every?: number | undefined;
}

/** Main promotions of the first page, one banner at a time. Renders a carousel `section`. */
export function HeroCarousel({ label, banners, labels, every, ...rest }: HeroCarouselProps) {
  return (
    <Carousel
      {...rest}
      label={label}
      labels={labels}
      every={every}
      slides={banners.map((banner) => ({ id: banner.id, content: <Banner {...banner} /> }))}
    />
  );
}

function Banner({ kicker, title, detail, image, action }: HeroBanner) {
  return (
    <div className={css.place}>
      <article className={css.root}>
        {image !== undefined && (
          <div aria-hidden="true" className={css.picture}>
            <div className={css.art}>{image}</div>
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
