import { Fragment, type ReactElement } from 'react';
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
  /** A word at the end, such as the value in use. */
  hint?: string | undefined;
  /** An action that takes something away is `danger`. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** A switch that is on or off; the menu stays open. */
  checked?: boolean | undefined;
  /** A hairline stands before it: another matter begins. */
  separated?: boolean | undefined;
  /** Where it leads; without it the item is an action. */
  href?: string | undefined;
  /** The player chose it. */
  onSelect?: (() => void) | undefined;
}

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Actions, switches and links. */
  items: readonly MenuItem[];
  /** Which edge it shares with its button. @default 'end' */
  align?: 'start' | 'end' | undefined;
}

/** Actions behind a button. Renders a `div` with the role of a menu; `data-highlighted` on the item in use. */
export function Menu({ trigger, items, align = 'end', ...rest }: MenuProps) {
  return (
    // Not modal: a menu that hides the page from readers hides its own button, which still has focus.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...rest}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className={css.panel}
        >
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated && <DropdownMenu.Separator className={css.line} />}
              <Entry item={item} />
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({
  item: { label, icon, hint, tone, disabled = false, checked, href, onSelect },
}: {
  item: MenuItem;
}) {
  const { link: Link } = useUi();
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={css.words}>{label}</span>
      {hint !== undefined && <span className={css.hint}>{hint}</span>}
      {checked !== undefined && (
        <span className={css.mark}>
          <Icon name="check" size="sm" />
        </span>
      )}
    </>
  );
  const shared = { disabled, 'data-tone': tone, className: css.item };
  if (checked !== undefined) {
    return (
      <DropdownMenu.CheckboxItem
        {...shared}
        checked={checked}
        onSelect={(event) => {
          event.preventDefault();
          onSelect?.();
        }}
      >
        {content}
      </DropdownMenu.CheckboxItem>
    );
  }
  return (
    <DropdownMenu.Item {...shared} onSelect={() => onSelect?.()} asChild={href !== undefined}>
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </DropdownMenu.Item>
  );
}
