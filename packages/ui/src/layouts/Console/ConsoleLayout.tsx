import { useState, type ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Drawer } from '../../primitives/Dialog/Drawer.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../theme/UiProvider.tsx';
import { SkipLink } from '../Frame/SkipLink.tsx';
import * as css from './ConsoleLayout.css.ts';

export interface ConsoleEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** URL of the page. */
  readonly href: string;
  /** Whether this is the current page. */
  readonly selected?: boolean | undefined;
  /** Number of waiting tasks. Without it there is no badge. */
  readonly badge?: string | undefined;
  /** Meaning of the badge for screen readers, for example “3 waiting”. */
  readonly badgeLabel?: string | undefined;
}

export interface ConsoleGroup {
  readonly id: string;
  /** Title above the entries; the first group can omit it. */
  readonly title?: string | undefined;
  readonly entries: readonly ConsoleEntry[];
}

export interface ConsoleLayoutProps {
  /** Name of the product above the menu, with the link to the first page. */
  home: { readonly label: string; readonly href: string };
  /** Accessible name of the menu. */
  menuLabel: string;
  /** Sections of the console in groups. */
  groups: readonly ConsoleGroup[];
  /** Label of the button that opens the menu in windows below 1024 pixels. */
  openMenuLabel: string;
  /** Start of the header: site, environment, breadcrumbs. */
  place?: ReactNode;
  /** Search in the header. */
  search?: ReactNode;
  /** End of the header: the signed-in person. */
  account?: ReactNode;
  /** Page content. */
  children: ReactNode;
  /** Dialogs and the notification region. */
  notifications?: ReactNode;
}

/**
 * Layout of a console for daily work: rail with grouped sections, header and page. Below 1024 pixels the rail becomes
 * a drawer that a button in the header opens. Renders a `div` with `nav`, `header` and `main`; `aria-current="page"`
 * on the current section.
 */
export function ConsoleLayout({
  home,
  menuLabel,
  groups,
  openMenuLabel,
  place,
  search,
  account,
  children,
  notifications,
}: ConsoleLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = <Menu label={menuLabel} home={home} groups={groups} onSelect={() => setOpen(false)} />;
  return (
    <div className={css.root}>
      <SkipLink />
      <div className={css.rail}>{menu}</div>
      <div className={css.column}>
        <header className={css.header}>
          <span className={css.opener}>
            <IconButton label={openMenuLabel} icon="menu" onClick={() => setOpen(true)} />
          </span>
          <div className={css.place}>{place}</div>
          {search && <div className={css.search}>{search}</div>}
          {account && <div className={css.account}>{account}</div>}
        </header>
        <main id="content" tabIndex={-1} className={css.content}>
          {children}
        </main>
      </div>
      <Drawer open={isOpen} onOpenChange={setOpen} side="start" title={menuLabel} flush>
        <div className={css.drawer}>{menu}</div>
      </Drawer>
      {notifications}
    </div>
  );
}

interface MenuProps extends Pick<ConsoleLayoutProps, 'home' | 'groups'> {
  readonly label: string;
  readonly onSelect: () => void;
}

function Menu({ label, home, groups, onSelect }: MenuProps) {
  const { link: Link } = useUi();
  return (
    <nav aria-label={label} className={css.menu}>
      <Link href={home.href} onClick={onSelect} className={css.home}>
        {home.label}
      </Link>
      {groups.map(({ id, title, entries }) => (
        <div key={id}>
          {title !== undefined && <h2 className={css.title}>{title}</h2>}
          <ul className={css.entries}>
            {entries.map(({ selected, badge, badgeLabel, ...entry }) => (
              <li key={entry.id}>
                <Link
                  href={entry.href}
                  aria-current={selected ? 'page' : undefined}
                  onClick={onSelect}
                  className={css.entry}
                >
                  <Icon name={entry.icon} size="sm" />
                  <span className={css.label}>{entry.label}</span>
                  {badge !== undefined && <Badge aria-hidden={badgeLabel !== undefined}>{badge}</Badge>}
                  {badgeLabel !== undefined && <VisuallyHidden>{badgeLabel}</VisuallyHidden>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
