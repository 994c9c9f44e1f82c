import type { MouseEvent } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  readonly label: string;
  /** URL of the page; leave out for the last crumb, the current page. */
  readonly href?: string | undefined;
  /** Called when the player follows the crumb; `event.preventDefault()` keeps the page. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface BreadcrumbsProps extends RootProps<HTMLElement> {
  /** Accessible name of the breadcrumbs. */
  label: string;
  /** Crumbs from the sport to the current page. */
  crumbs: readonly Crumb[];
}

/** Breadcrumbs from a sport to the current page. Renders a `nav` with an ordered list. */
export function Breadcrumbs({ label, crumbs, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ol className={css.list}>
        {crumbs.map((crumb, place) => (
          <li key={crumb.label} className={css.crumb}>
            {place > 0 && <Icon name="next" size="xs" />}
            {crumb.href === undefined ? (
              <span aria-current="page" className={css.here}>
                <bdi>{crumb.label}</bdi>
              </span>
            ) : (
              <Link href={crumb.href} tone="muted" onClick={crumb.onFollow}>
                <bdi>{crumb.label}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
