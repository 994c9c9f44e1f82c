import { Carousel, type CarouselLabels } from '../../../primitives/Carousel/Carousel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { useBrokenImage } from '../../../theme/useBrokenImage.ts';
import * as css from './BrandSlider.css.ts';

export interface SliderBrand {
  /** Id of the brand. */
  readonly id: string;
  /** Name of the brand. Shown when there is no logo or it fails to load. */
  readonly name: string;
  /** URL of the logo. */
  readonly logo?: string | undefined;
  /** URL of the brand's page. */
  readonly href: string;
  /** Whether the brand's page is the current page. */
  readonly current?: boolean | undefined;
}

export interface BrandSliderProps extends RootProps<HTMLElement> {
  /** Accessible name of the list, for example “Game makers”. */
  label: string;
  /** Brands in display order. Undefined while they load. */
  brands: readonly SliderBrand[] | undefined;
  labels: CarouselLabels;
}

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Row of game makers' logos above the page content. Renders a carousel `section` of links. */
export function BrandSlider({ label, brands, labels, ...rest }: BrandSliderProps) {
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
        labels={labels}
        slideWidth="content"
        slides={brands.map((brand) => ({ id: brand.id, content: <Brand {...brand} /> }))}
      />
    </div>
  );
}

function Brand({ name, logo, href, current }: SliderBrand) {
  const { link: Link } = useUi();
  const { isBroken, watched } = useBrokenImage(logo);
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={css.brand}>
      {logo === undefined || isBroken ? (
        <span className={css.name}>{name}</span>
      ) : (
        <img {...watched} src={logo} alt={name} decoding="async" className={css.logo} />
      )}
    </Link>
  );
}
