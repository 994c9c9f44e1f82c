import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { TextControlProps } from './inputProps.ts';
import * as css from './Input.css.ts';

export const inputTypes = ['text', 'email', 'tel', 'search', 'url'] as const;

export const inputSizes = ['md', 'amount'] as const;
export type InputSize = (typeof inputSizes)[number];

export interface InputProps extends TextControlProps {
  /**
   * Type of the `input`.
   * @default 'text'
   */
  type?: (typeof inputTypes)[number] | undefined;
  /** On-screen keyboard of phones. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'search' | 'url' | undefined;
  /** Label of the Enter key on the on-screen keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
  /** Small control before the text, such as a country code. */
  start?: ReactNode;
  /** Unit or small control after the text. */
  end?: ReactNode;
  /**
   * Size of the field: `amount` for the one amount that a form is about.
   * @default 'md'
   */
  size?: InputSize | undefined;
  /**
   * Alignment of the text.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Whether to use tabular figures, for amounts and prices.
   * @default false
   */
  numeric?: boolean | undefined;
}

/**
 * Returns props that place an addition on one side of an input's text, for example a currency whose side depends on
 * the language.
 */
export function onSide(addition: ReactNode, side: 'start' | 'end'): Pick<InputProps, 'start' | 'end'> {
  return side === 'start' ? { start: addition } : { end: addition };
}

/** Single-line text field. Renders an `input` in a box; takes its label from the surrounding `Field`. */
export function Input({
  type = 'text',
  icon,
  start,
  end,
  size = 'md',
  align = 'start',
  numeric = false,
  onValueChange,
  ...rest
}: InputProps) {
  const links = useFieldLinks();
  return (
    <div className={classes(css.box, css.boxes[size])}>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      {start}
      <input
        {...links}
        {...rest}
        type={type}
        onChange={(event) => onValueChange?.(event.target.value)}
        className={classes(css.control, css.aligns[align], numeric && css.numeric, css.controls[size])}
      />
      {end}
    </div>
  );
}
