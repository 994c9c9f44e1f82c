import type { MouseEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import type { ButtonEmphasis, ButtonTone } from '../Button/shape.ts';
import { Icon, type IconSize } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './IconButton.css.ts';

export const iconButtonSizes = ['sm', 'md'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

export interface IconButtonProps extends RootProps<HTMLButtonElement> {
  /** What the button does, in words. */
  label: string;
  /** The icon that stands for it. */
  icon: IconName;
  /** What the action means. @default 'neutral' */
  tone?: ButtonTone | undefined;
  /** How loud it is. @default 'plain' */
  emphasis?: ButtonEmphasis | undefined;
  /** Side that is seen; what can be touched is never below the touch size. @default 'md' */
  size?: IconButtonSize | undefined;
  /** Side of the icon. @default 'md' */
  iconSize?: IconSize | undefined;
  /** For a switch such as a favourite: on or off. */
  pressed?: boolean | undefined;
  /** The action is under way. @default false */
  busy?: boolean | undefined;
  /** The action is not possible now. @default false */
  disabled?: boolean | undefined;
  /** The player pressed it. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** An action as an icon. Renders a `button`; `aria-pressed` when it switches something on and off. */
export function IconButton({
  label,
  icon,
  tone = 'neutral',
  emphasis = 'plain',
  size = 'md',
  iconSize = 'md',
  pressed,
  busy = false,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={busy ? undefined : onClick}
      className={classes(css.surface, css.root, css.sizes[size], css.looks[tone][emphasis])}
    >
      {busy ? <Spinner /> : <Icon name={icon} size={iconSize} />}
    </button>
  );
}
