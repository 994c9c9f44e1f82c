import { useState } from 'react';
import { Carousel, type CarouselWords } from '../../../primitives/Carousel/Carousel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './BrandSlider.css.ts';

export interface SliderBrand {
  /** Identity of the brand. */
  readonly id: string;
  /** Its name; stands in the place of a logo that isn't there or can't be had. */
  readonly name: string;
  /** Address of its logo. */
  readonly logo?: string | undefined;
  /** Its page. */
  readonly href: string;
  /** The page is shown now. */
  readonly current?: boolean | undefined;
}

export interface BrandSliderProps extends RootProps<HTMLElement> {
  /** What the brands are: "Game makers". */
  label: string;
  /** Brands in order; none yet while they load. */
  brands: readonly SliderBrand[] | undefined;
  words: CarouselWords;
}

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Whose games a site has, in a narrow row of logos above the page. Renders the carousel's `section` of links. */
export function BrandSlider({ label, brands, words, ...rest }: BrandSliderProps) {
  if (!brands) {
    return (
      <section {...rest} aria-label={label} aria-busy="true" className={css.waiting}>
        {places.map((place) => (
          <Skeleton key={place} shape="chip" />
        ))}
      </section>
    );
  }
  return (
    <div className={css.root}>
      <Carousel
        {...rest}
        label={label}
        words={words}
        slideWidth="content"
        slides={brands.map((brand) => ({ id: brand.id, content: <Brand {...brand} /> }))}
      />
    </div>
  );
}

function Brand({ name, logo, href, current }: SliderBrand) {
  const { link: Link } = useUi();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={css.brand}>
      {logo === undefined || isBroken ? (
        <span className={css.name}>{name}</span>
      ) : (
        <img src={logo} alt={name} decoding="async" onError={() => setIsBroken(true)} className={css.logo} />
      )}
    </Link>
  );
}
