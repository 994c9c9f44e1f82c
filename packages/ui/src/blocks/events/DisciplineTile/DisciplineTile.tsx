import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import * as css from './DisciplineTile.css.ts';

export interface DisciplineTileProps extends RootProps<HTMLAnchorElement> {
  /** Name of the discipline. */
  name: string;
  /** URL of the discipline's page. */
  href: string;
  /** URL of the image. Without it only the icon is shown. */
  image?: string | undefined;
  /**
   * Icon shown without an image.
   * @default 'esports'
   */
  icon?: IconName | undefined;
  /** Number of matches as a label, for example “24 matches”. */
  count?: string | undefined;
  /** Number of live matches as a label, for example “3 live”. */
  live?: string | undefined;
  /**
   * Whether the discipline is selected.
   * @default false
   */
  selected?: boolean | undefined;
}

/** E-sports discipline for use in a `Grid`. Renders the router's link; `aria-current="page"` when selected. */
export function DisciplineTile({
  name,
  href,
  image,
  icon = 'esports',
  count,
  live,
  selected = false,
  ...rest
}: DisciplineTileProps) {
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} aria-current={selected ? 'page' : undefined} className={css.root}>
      <span className={css.picture}>
        {image === undefined ? (
          <Icon name={icon} size="xl" />
        ) : (
          <img src={image} alt="" loading="lazy" decoding="async" className={css.image} />
        )}
      </span>
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.figures}>
          {count !== undefined && <span>{count}</span>}
          {live !== undefined && <LiveBadge>{live}</LiveBadge>}
        </span>
      </span>
    </Link>
  );
}

/** Placeholder of a tile while it loads. Renders a `div` hidden from screen readers. */
export function DisciplineTileSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <span className={css.picture} />
      <span className={css.words}>
        <span className={css.name}>
          <Skeleton width="half" />
        </span>
        <span className={css.figures}>
          <Skeleton width="third" />
        </span>
      </span>
    </div>
  );
}
