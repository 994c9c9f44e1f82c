import { useState, type ReactElement } from 'react';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import * as css from './AccountMenu.css.ts';

export interface AccountDropdownProps extends Omit<AccountMenuProps, 'chevrons'> {
  /** Button in the header that opens the menu. */
  trigger: ReactElement;
}

/**
 * Account menu below its button on desktops; selecting a row closes it. Renders the button; the panel is a dialog.
 */
export function AccountDropdown({ trigger, groups, onSignOut, ...menu }: AccountDropdownProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover trigger={trigger} label={menu.label} open={open} onOpenChange={setOpen}>
      <div className={css.dropdown}>
        <AccountMenu
          {...menu}
          groups={groups.map((group) => ({
            ...group,
            entries: group.entries.map((entry) => ({
              ...entry,
              onSelect: () => {
                setOpen(false);
                entry.onSelect?.();
              },
            })),
          }))}
          onSignOut={() => {
            setOpen(false);
            onSignOut();
          }}
        />
      </div>
    </Popover>
  );
}
