import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './SideMenu.css.ts';

export interface SideMenuEntry {
  /** Identity among the entries. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** One line more, such as a balance. */
  readonly detail?: string | undefined;
  /** Page of the entry; without it the entry is an action. */
  readonly href?: string | undefined;
  /** The page in use. */
  readonly selected?: boolean | undefined;
  /** A figure or a word at the end: "3", "New". */
  readonly badge?: string | undefined;
  /** What the badge says, for readers: "3 unread". */
  readonly badgeLabel?: string | undefined;
  /** What the badge means. @default 'neutral' */
  readonly badgeTone?: BadgeTone | undefined;
  /** An action that takes something away, such as signing out, is `danger`. */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** The player chose it. */
  readonly onSelect?: (() => void) | undefined;
}

export interface SideMenuGroup {
  /** Identity among the groups. */
  readonly id: string;
  /** Title above the entries; the first group needs none. */
  readonly title?: string | undefined;
  readonly entries: readonly SideMenuEntry[];
}

export interface SideMenuProps extends RootProps<HTMLElement> {
  /** Name of the menu, for readers. */
  label: string;
  /** Entries in groups. */
  groups: readonly SideMenuGroup[];
  /** On phones a row says that it leads to a page of its own. @default false */
  chevrons?: boolean | undefined;
}

/** Pages and actions in groups, as rows. Renders a `nav`; `aria-current="page"` on the page in use. */
export function SideMenu({ label, groups, chevrons = false, ...rest }: SideMenuProps) {
  return (
    <nav {...rest} aria-label={label} className={css.root}>
      {groups.map(({ id, title, entries }) => (
        <div key={id}>
          {title !== undefined && <h2 className={css.title}>{title}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Row {...entry} chevron={chevrons && entry.href !== undefined} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface RowProps extends SideMenuEntry {
  chevron: boolean;
}

function Row({ href, selected, tone, onSelect, ...face }: RowProps) {
  const { link: Link } = useUi();
  if (href === undefined) {
    return (
      <button type="button" data-tone={tone} onClick={onSelect} className={css.entry}>
        <Face {...face} />
      </button>
    );
  }
  return (
    <Link
      href={href}
      aria-current={selected ? 'page' : undefined}
      data-tone={tone}
      onClick={onSelect}
      className={css.entry}
    >
      <Face {...face} />
    </Link>
  );
}

function Face({ icon, label, detail, badge, badgeLabel, badgeTone, chevron }: Omit<RowProps, 'id'>) {
  return (
    <>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={css.words}>
        {label}
        {detail !== undefined && <span className={css.detail}>{detail}</span>}
      </span>
      {badge !== undefined && (
        <Badge tone={badgeTone} aria-hidden={badgeLabel !== undefined}>
          {badge}
        </Badge>
      )}
      {badgeLabel !== undefined && <VisuallyHidden>{badgeLabel}</VisuallyHidden>}
      {chevron && (
        <span className={css.end}>
          <Icon name="next" size="sm" />
        </span>
      )}
    </>
  );
}

/** The place of the menu while it loads. Renders a `div` that readers pass over. */
export function SideMenuSkeleton({ rows = 8 }: { rows?: number | undefined }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className={css.entry}>
          <Skeleton width={place % 3 === 1 ? 'third' : 'half'} />
        </div>
      ))}
    </div>
  );
}
