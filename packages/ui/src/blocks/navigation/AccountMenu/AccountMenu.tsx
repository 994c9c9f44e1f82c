import type { ReactNode } from 'react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SideMenu, type SideMenuEntry } from '../SideMenu/SideMenu.tsx';
import { accountSections, type AccountSection } from './accountSections.ts';
import * as css from './AccountMenu.css.ts';

export interface AccountEntry extends Omit<SideMenuEntry, 'id' | 'icon' | 'href'> {
  readonly section: AccountSection;
  readonly href: string;
}

export interface AccountGroup {
  /** Unique id of the group. */
  readonly id: string;
  /** Title of the group, for example “Money”, “Rewards”. */
  readonly title?: string | undefined;
  readonly entries: readonly AccountEntry[];
}

export interface AccountMenuProps extends RootProps<HTMLElement> {
  /** Accessible name of the menu. */
  label: string;
  /** Signed-in player. */
  player: { readonly name: string; readonly number?: string | undefined };
  /** Sections of the account, in groups. */
  groups: readonly AccountGroup[];
  /** Label of the sign-out row. */
  signOutLabel: string;
  /** Called when the player signs out. */
  onSignOut: () => void;
  /** Balance and deposit button, below the name. */
  balance?: ReactNode;
  /**
   * Whether rows have a chevron, for phones, where each links to a page.
   * @default false
   */
  chevrons?: boolean | undefined;
}

/** Menu of the player's account with unread and pending counts. Renders a `nav`. */
export function AccountMenu(props: AccountMenuProps) {
  const { label, player, groups, signOutLabel, onSignOut, balance, chevrons, ...rest } = props;
  return (
    <SideMenu
      {...rest}
      label={label}
      header={
        <div className={css.header}>
          <div className={css.player}>
            <Avatar name={player.name} />
            <div className={css.who}>
              <p className={css.name}>{player.name}</p>
              {player.number !== undefined && <p className={css.number}>{player.number}</p>}
            </div>
          </div>
          {balance && <div className={css.balance}>{balance}</div>}
        </div>
      }
      chevrons={chevrons}
      groups={[
        ...groups.map(({ id, title, entries }) => ({
          id,
          title,
          entries: entries.map(({ section, ...entry }) => ({
            ...entry,
            id: section,
            icon: accountSections[section],
          })),
        })),
        {
          id: 'sign-out',
          entries: [
            { id: 'sign-out', label: signOutLabel, icon: 'logout', tone: 'danger', onSelect: onSignOut },
          ],
        },
      ]}
    />
  );
}
