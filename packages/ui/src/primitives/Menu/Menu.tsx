import type { ReactElement } from 'react';
import { DropdownMenu } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './Menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** An action that takes something away is `danger`. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Where it leads; without it the item is an action. */
  href?: string | undefined;
  /** The player chose it. */
  onSelect?: (() => void) | undefined;
}

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Actions and links. */
  items: readonly MenuItem[];
}

/** Actions behind a button. Renders a `div` with the role of a menu; `data-highlighted` on the item in use. */
export function Menu({ trigger, items, ...rest }: MenuProps) {
  const { link: Link } = useUi();
  return (
    // Not modal: a menu that hides the page from readers hides its own button, which still has focus.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...rest}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          className={css.panel}
        >
          {items.map(({ id, label, icon, tone, disabled = false, href, onSelect }) => {
            const content = (
              <>
                {icon && <Icon name={icon} />}
                {label}
              </>
            );
            return (
              <DropdownMenu.Item
                key={id}
                disabled={disabled}
                data-tone={tone}
                onSelect={() => onSelect?.()}
                asChild={href !== undefined}
                className={css.item}
              >
                {href === undefined ? content : <Link href={href}>{content}</Link>}
              </DropdownMenu.Item>
            );
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
