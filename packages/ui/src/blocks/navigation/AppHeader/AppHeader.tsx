import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { useCurrentInSight } from '../useCurrentInSight.ts';
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
  /** Tools that only a wide page has room for, such as messages; phones have them in the menu. */
  tools?: ReactNode;
  /** `BalancePill`, or the ways to sign in and to register. */
  account?: ReactNode;
}

/** Head of every page: mark, sections, search, account. Renders a `header` with a `nav`. */
export function AppHeader({ logo, tabsLabel, tabs, search, clock, tools, account, ...rest }: AppHeaderProps) {
  const { link: Link } = useUi();
  const row = useCurrentInSight<HTMLElement>(tabs.find((tab) => tab.selected)?.id);
  return (
    <header {...rest} className={css.root}>
      <div className={css.logo}>
        <div dir="auto" className={css.mark}>
          {logo}
        </div>
      </div>
      <nav ref={row} aria-label={tabsLabel} className={css.tabs}>
        {tabs.map(({ id, label, href, selected }) => (
          <Link key={id} href={href} className={css.tab} aria-current={selected ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={css.end}>
        {search}
        <span className={css.roomy}>
          {clock !== undefined && <span className={css.clock}>{clock}</span>}
          {tools}
        </span>
        {account}
      </div>
    </header>
  );
}
