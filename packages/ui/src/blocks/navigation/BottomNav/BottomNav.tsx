import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as css from './BottomNav.css.ts';

interface NavEntryBase {
  /** Identity among the entries. */
  readonly id: string;
  /** "Home", "Live". */
  readonly label: string;
  readonly icon: IconName;
  /** The entry in use. */
  readonly selected?: boolean | undefined;
  /** A figure at the icon: selections in the coupon. */
  readonly badge?: string | undefined;
  /** A price in the coupon has moved a moment ago. */
  readonly move?: 'up' | 'down' | undefined;
  /** What figure and move say, for readers: "2 selections, a price went up". */
  readonly badgeLabel?: string | undefined;
}

export interface NavLinkEntry extends NavEntryBase {
  /** Page of the entry. */
  readonly href: string;
}

export interface NavActionEntry extends NavEntryBase {
  /** Opens a sheet in place of a page. */
  readonly onOpen: () => void;
}

export type NavEntry = NavLinkEntry | NavActionEntry;

export interface BottomNavProps extends RootProps<HTMLElement> {
  /** Name of the navigation, for readers. */
  label: string;
  /** At most five entries. */
  entries: readonly NavEntry[];
}

/** Main ways of a phone's page, at its foot. Renders a `nav`; `aria-current="page"` on the entry in use. */
export function BottomNav({ label, entries, ...rest }: BottomNavProps) {
  const { link: Link } = useUi();
  return (
    <nav {...rest} aria-label={label} className={css.root}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {'href' in entry ? (
              <Link
                href={entry.href}
                className={css.entry}
                aria-current={entry.selected ? 'page' : undefined}
              >
                <Face {...entry} />
              </Link>
            ) : (
              <button
                type="button"
                className={css.entry}
                onClick={entry.onOpen}
                aria-current={entry.selected ? 'page' : undefined}
              >
                <Face {...entry} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Face({ icon, label, badge, move, badgeLabel }: NavEntryBase) {
  return (
    <>
      <span className={css.icon}>
        <Icon name={icon} />
        {badge !== undefined && (
          <span aria-hidden={badgeLabel === undefined ? undefined : 'true'}>
            <CountBadge move={move}>{badge}</CountBadge>
          </span>
        )}
      </span>
      <span dir="auto" className={css.label}>
        {label}
      </span>
      {badgeLabel !== undefined && <VisuallyHidden>{badgeLabel}</VisuallyHidden>}
    </>
  );
}
