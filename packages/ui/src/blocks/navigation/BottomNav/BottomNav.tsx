import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as css from './BottomNav.css.ts';

interface NavEntryBase {
  /** Unique id of the entry. */
  readonly id: string;
  /** Label of the entry, for example “Home”, “Live”. */
  readonly label: string;
  readonly icon: IconName;
  /** Whether this is the current entry. */
  readonly selected?: boolean | undefined;
  /** Count at the icon, such as the number of legs in the coupon. */
  readonly badge?: string | undefined;
  /** Direction of a recent price change in the coupon. */
  readonly move?: 'up' | 'down' | undefined;
  /** Meaning of badge and price change for screen readers, for example “2 selections, a price went up”. */
  readonly badgeLabel?: string | undefined;
}

export interface NavLinkEntry extends NavEntryBase {
  /** URL of the page. */
  readonly href: string;
}

export interface NavActionEntry extends NavEntryBase {
  /** Called when pressed, for an entry that opens a sheet instead of a page. */
  readonly onOpen: () => void;
}

export type NavEntry = NavLinkEntry | NavActionEntry;

export interface BottomNavProps extends RootProps<HTMLElement> {
  /** Accessible name of the navigation. */
  label: string;
  /** Entries in order, five at most. */
  entries: readonly NavEntry[];
}

/** Main navigation at the bottom of phones. Renders a `nav` with `aria-current="page"` on the current entry. */
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
