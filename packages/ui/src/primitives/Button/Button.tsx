import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ButtonLook } from './shape.ts';
import * as css from './Button.css.ts';

export interface ButtonProps extends RootProps<HTMLButtonElement>, ButtonLook {
  /** The words of the action. */
  children: ReactNode;
  /** What the button does in a form. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** An icon before the words. */
  icon?: IconName | undefined;
  /** An icon after the words. */
  iconEnd?: IconName | undefined;
  /** The action is under way: the button keeps its place and focus, and can't be pressed again. @default false */
  busy?: boolean | undefined;
  /** The action is not possible now. @default false */
  disabled?: boolean | undefined;
  /** The player pressed it. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** An action in words. Renders a `button`; `aria-busy` while the action is under way. */
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
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      // Not `disabled` while busy: a button that loses focus throws a keyboard player back to the top.
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
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
