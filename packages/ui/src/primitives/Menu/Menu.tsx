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
  /** Text at the end of the row, such as the current value. */
  hint?: string | undefined;
  /** Tone of the label; `danger` for destructive actions. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Whether a switch item is on. Selecting a switch item doesn't close the menu. */
  checked?: boolean | undefined;
  /** Whether a hairline above the item starts a new group. */
  separated?: boolean | undefined;
  /** URL of the page; without it the item is an action. */
  href?: string | undefined;
  /** Called when the player selects the item. */
  onSelect?: (() => void) | undefined;
}

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** Button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Actions, switches and links of the menu. */
  items: readonly MenuItem[];
  /**
   * Edge of the button that the menu is aligned with.
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
}

/** Menu of actions behind a button. Renders a `div` with the role `menu`; the focused item has `data-highlighted`. */
export function Menu({ trigger, items, align = 'end', ...rest }: MenuProps) {
  return (
    // Not modal: a modal menu hides the page from screen readers, including its own button, which still has focus.
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
