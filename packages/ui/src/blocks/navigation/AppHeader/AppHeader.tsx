import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { useCurrentInSight } from '../useCurrentInSight.ts';
import * as css from './AppHeader.css.ts';

export interface HeaderTab {
  /** Unique id of the section or sport. */
  readonly id: string;
  /** Name of the section or sport, for example “Live” or “Football”. */
  readonly label: string;
  /** Icon of a sport. */
  readonly icon?: IconName | undefined;
  /** Formatted number of a sport's matches. */
  readonly count?: string | undefined;
  /** URL of the section or of the sport's list. */
  readonly href: string;
  /** Whether this is the current section or sport. */
  readonly selected?: boolean | undefined;
}

export interface AppHeaderProps extends RootProps<HTMLElement> {
  /** Logo of the brand, as a link to the home page. */
  logo: ReactNode;
  /** Accessible name of the tabs, for example “Sections” or “Sports”. */
  tabsLabel: string;
  /**
   * Sections of the product; on phones its sports, since `BottomNav` has the sections. Empty while they load: the row
   * keeps its height.
   */
  tabs: readonly HeaderTab[];
  /** Icon button that opens the search. */
  search?: ReactNode;
  /** Time of day and session length, where space allows: “21:07 · in session 0:34”. */
  clock?: ReactNode;
  /** Tools for wide pages only, such as messages; phones have them in the menu. */
  tools?: ReactNode;
  /** `BalancePill`, or the sign-in and registration buttons. */
  account?: ReactNode;
}

/** Header of every page: logo, sections or sports, search, account. Renders a `header` with a `nav`. */
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
        {tabs.map(({ id, label, icon, count, href, selected }) => (
          <Link key={id} href={href} className={css.tab} aria-current={selected ? 'page' : undefined}>
            {icon && <Icon name={icon} />}
            <bdi>{label}</bdi>
            {count !== undefined && <span className={css.count}>{count}</span>}
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
