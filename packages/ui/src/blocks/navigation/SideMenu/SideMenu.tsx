import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './SideMenu.css.ts';

export interface SideMenuEntry {
  /** Unique id of the entry. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Letter in place of an icon, for names without one. */
  readonly initial?: string | undefined;
  /** Number of things on the page, already formatted. */
  readonly count?: string | undefined;
  /** Second line, such as a balance. */
  readonly detail?: string | undefined;
  /** URL of the page; without it the entry is an action. */
  readonly href?: string | undefined;
  /** Whether this is the current page. */
  readonly selected?: boolean | undefined;
  /** Badge at the end, for example “3”, “New”. */
  readonly badge?: string | undefined;
  /** Meaning of the badge for screen readers, for example “3 unread”. */
  readonly badgeLabel?: string | undefined;
  /**
   * Tone of the badge.
   * @default 'neutral'
   */
  readonly badgeTone?: BadgeTone | undefined;
  /** Tone of the entry; `danger` for destructive actions and signing out. */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** Called when the player selects the entry. */
  readonly onSelect?: (() => void) | undefined;
}

export interface SideMenuGroup {
  /** Unique id of the group. */
  readonly id: string;
  /** Title above the entries; the first group can omit it. */
  readonly title?: string | undefined;
  readonly entries: readonly SideMenuEntry[];
}

export interface SideMenuProps extends RootProps<HTMLElement> {
  /** Accessible name of the menu. */
  label: string;
  /** Content above the entries, for example the signed-in player. */
  header?: ReactNode;
  /** Entries in groups. */
  groups: readonly SideMenuGroup[];
  /**
   * Whether rows have a chevron, for phones, where each links to a page.
   * @default false
   */
  chevrons?: boolean | undefined;
}

/** Menu of pages and actions in groups. Renders a `nav` with `aria-current="page"` on the current page. */
export function SideMenu({ label, header, groups, chevrons = false, ...rest }: SideMenuProps) {
  return (
    <nav {...rest} aria-label={label} className={css.root}>
      {header}
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

function Face({
  icon,
  initial,
  label,
  count,
  detail,
  badge,
  badgeLabel,
  badgeTone,
  chevron,
}: Omit<RowProps, 'id'>) {
  return (
    <>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      {initial !== undefined && (
        <span aria-hidden="true" className={css.initial}>
          {initial}
        </span>
      )}
      <span className={css.words}>
        <span>{label}</span>
        {detail !== undefined && <span className={css.detail}>{detail}</span>}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
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

/** Skeleton of the menu while it loads. Renders a `div` that is hidden from screen readers. */
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
