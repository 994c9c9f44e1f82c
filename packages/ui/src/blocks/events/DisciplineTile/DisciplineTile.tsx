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
  /** Its page. */
  href: string;
  /** Its picture; without one the icon stands alone. */
  picture?: string | undefined;
  /** What stands for it without a picture. @default 'esports' */
  icon?: IconName | undefined;
  /** How many matches, in words: "24 matches". */
  count?: string | undefined;
  /** How many of them are live, in words: "3 live". */
  live?: string | undefined;
  /** The discipline in use. @default false */
  selected?: boolean | undefined;
}

/** One discipline of e-sports, to be set in a `Grid`. Renders the router's link; `aria-current="page"` when in use. */
export function DisciplineTile({
  name,
  href,
  picture,
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
        {picture === undefined ? (
          <Icon name={icon} size="xl" />
        ) : (
          <img src={picture} alt="" loading="lazy" decoding="async" className={css.image} />
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

/** The place of a tile while it loads. Renders a `div` that readers pass over. */
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
