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
  /** Accessible name of the button: what it does. */
  label: string;
  /** Icon of the button. */
  icon: IconName;
  /**
   * Meaning of the action, which sets the colour.
   * @default 'neutral'
   */
  tone?: ButtonTone | undefined;
  /**
   * Visual weight of the button.
   * @default 'plain'
   */
  emphasis?: ButtonEmphasis | undefined;
  /**
   * Visible size; the touch area is never smaller than the touch size.
   * @default 'md'
   */
  size?: IconButtonSize | undefined;
  /**
   * Size of the icon.
   * @default 'md'
   */
  iconSize?: IconSize | undefined;
  /** Whether a toggle button, such as a favourite, is on. Leave out for other buttons. */
  pressed?: boolean | undefined;
  /**
   * Whether the action is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether the button is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the player presses the button. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Button that shows an icon only. Renders a `button`, with `aria-pressed` when `pressed` is set. */
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
