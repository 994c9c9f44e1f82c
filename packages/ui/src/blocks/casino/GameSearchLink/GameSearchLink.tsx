import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './GameSearchLink.css.ts';

export interface GameSearchLinkProps extends RootProps<HTMLDivElement> {
  /** URL of the search. */
  href: string;
  /** Label of the link, for example “Search 4,812 games”. */
  label: string;
  /** Link to the search with its filters open. */
  filters?: { readonly href: string; readonly label: string } | undefined;
}

/** Link to the game search in the shape of its field. Renders a `div` with one link or two. */
export function GameSearchLink({ href, label, filters, ...rest }: GameSearchLinkProps) {
  const { link: Link } = useUi();
  return (
    <div {...rest} className={css.root}>
      <Link href={href} className={css.link}>
        <Icon name="search" />
        <span className={css.label}>{label}</span>
      </Link>
      {filters && (
        <Link href={filters.href} aria-label={filters.label} className={css.filters}>
          <Icon name="filters" />
        </Link>
      )}
    </div>
  );
}
