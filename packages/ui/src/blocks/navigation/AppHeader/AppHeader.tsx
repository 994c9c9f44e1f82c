import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './AppHeader.css.ts';

export interface HeaderTab {
  /** Identity among the sections. */
  readonly id: string;
  /** "Sports", "Live". */
  readonly label: string;
  /** Page of the section. */
  readonly href: string;
  /** The section in use. */
  readonly selected?: boolean | undefined;
}

export interface AppHeaderProps extends RootProps<HTMLElement> {
  /** The brand's mark, as a link to the first page. */
  logo: ReactNode;
  /** Name of the sections' list, for readers. */
  tabsLabel: string;
  /** Sections of the product. */
  tabs: readonly HeaderTab[];
  /** Icon button that opens the search. */
  search?: ReactNode;
  /** Time of day and time in session, where there is room: "21:07 · in session 0:34". */
  clock?: ReactNode;
  /** `BalancePill`, or the ways to sign in and to register. */
  account?: ReactNode;
}

/** Head of every page: mark, sections, search, account. Renders a `header` with a `nav`. */
export function AppHeader({ logo, tabsLabel, tabs, search, clock, account, ...rest }: AppHeaderProps) {
  const { link: Link } = useUi();
  return (
    <header {...rest} className={css.root}>
      <div className={css.logo}>{logo}</div>
      <nav aria-label={tabsLabel} className={css.tabs}>
        {tabs.map(({ id, label, href, selected }) => (
          <Link key={id} href={href} className={css.tab} aria-current={selected ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={css.end}>
        {search}
        {clock !== undefined && <span className={css.clock}>{clock}</span>}
        {account}
      </div>
    </header>
  );
}
