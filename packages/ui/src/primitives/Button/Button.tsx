import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { moneyArea } from '../../theme/moneyAreas.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ButtonLook } from './shape.ts';
import { wrapTexts } from '../../theme/wrapTexts.tsx';
import * as css from './Button.css.ts';

export interface ButtonProps extends RootProps<HTMLButtonElement>, ButtonLook {
  /** Label of the action. */
  children: ReactNode;
  /**
   * Behaviour in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Icon before the label. */
  icon?: IconName | undefined;
  /** Icon after the label. */
  iconEnd?: IconName | undefined;
  /**
   * Whether the action is pending: the button keeps its size and focus, and ignores presses.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether the button is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Marks the button as one that moves money, so that notifications leave it free.
   * @default true for the tone `primary`
   */
  movesMoney?: boolean | undefined;
  /** Called when the player presses the button. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Button with a label. Renders a `button`, with `aria-busy` while the action is pending and `data-money` if it moves
 * money.
 */
export function Button({
  children,
  tone = 'neutral',
  emphasis = 'solid',
  size = 'md',
  width = 'content',
  type = 'button',
  icon,
  iconEnd,
  busy = false,
  disabled = false,
  movesMoney = tone === 'primary',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      {...(movesMoney ? moneyArea : {})}
      // Not `disabled` while busy: losing focus would send keyboard users back to the top of the page.
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(
        css.surface,
        css.root,
        css.sizes[size],
        css.widths[width],
        css.looks[tone][emphasis],
      )}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {wrapTexts(children)}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
