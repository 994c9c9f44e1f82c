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
  /** Identity among the groups. */
  readonly id: string;
  /** "Money", "Rewards". */
  readonly title?: string | undefined;
  readonly entries: readonly AccountEntry[];
}

export interface AccountMenuProps extends RootProps<HTMLDivElement> {
  /** Name of the menu, for readers. */
  label: string;
  /** Who is signed in. */
  player: { readonly name: string; readonly number?: string | undefined };
  /** Sections that the site offers, in groups. */
  groups: readonly AccountGroup[];
  /** Words of the last row. */
  signOutLabel: string;
  /** The player leaves. */
  onSignOut: () => void;
  /** Balance and the way to put money in, below the name. */
  balance?: ReactNode;
  /** A list of pages on phones, where each row says that it leads on. @default false */
  chevrons?: boolean | undefined;
}

/** Everything of a player's own, with what waits there. Renders a `div` with a `nav`. */
export function AccountMenu(props: AccountMenuProps) {
  const { label, player, groups, signOutLabel, onSignOut, balance, chevrons, ...rest } = props;
  return (
    <div {...rest} className={css.root}>
      <div className={css.player}>
        <Avatar name={player.name} />
        <div className={css.who}>
          <p className={css.name}>{player.name}</p>
          {player.number !== undefined && <p className={css.number}>{player.number}</p>}
        </div>
      </div>
      {balance}
      <SideMenu
        label={label}
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
    </div>
  );
}
