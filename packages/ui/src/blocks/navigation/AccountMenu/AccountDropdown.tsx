import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import * as css from './AccountMenu.css.ts';

export interface AccountDropdownProps extends Omit<AccountMenuProps, 'chevrons'> {
  /** Button in the header that opens the menu. */
  trigger: ReactElement;
  /**
   * Whether the menu is open when it is first rendered.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

/**
 * Account menu below its button on desktops; selecting a row closes it. Arrow keys open it and move between its rows,
 * as in a menu. Renders the button; the panel is a dialog.
 */
export function AccountDropdown({
  trigger,
  groups,
  onSignOut,
  defaultOpen = false,
  ...menu
}: AccountDropdownProps) {
  const [open, setOpen] = useState(defaultOpen);
  const openByKey = (event: KeyboardEvent) => {
    if (open || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    // The panel's own keys don't reach the button, but React passes its events to this element too.
    <span role="presentation" className={css.anchor} onKeyDown={openByKey}>
      <Popover trigger={trigger} label={menu.label} open={open} onOpenChange={setOpen}>
        <div role="presentation" className={css.dropdown} onKeyDown={moveByKey}>
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
    </span>
  );
}

/** Moves the focus between the rows by arrow keys, Home and End; it wraps around. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const index = rows.findIndex((row) => row === document.activeElement);
  const target = {
    ArrowDown: (index + 1) % rows.length,
    ArrowUp: (index <= 0 ? rows.length : index) - 1,
    Home: 0,
    End: rows.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  rows[target]?.focus();
}
