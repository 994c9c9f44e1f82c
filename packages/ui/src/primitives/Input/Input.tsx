import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { TextControlProps } from './inputProps.ts';
import * as css from './Input.css.ts';

export const inputTypes = ['text', 'email', 'tel', 'search', 'url'] as const;

export interface InputProps extends TextControlProps {
  /** What kind of text it is. @default 'text' */
  type?: (typeof inputTypes)[number] | undefined;
  /** The keyboard of a phone. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'search' | 'url' | undefined;
  /** The word on the phone's Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  /** An icon before the text. */
  icon?: IconName | undefined;
  /** A small control before the text, such as the code of a country. */
  start?: ReactNode;
  /** A unit or a small control after the text. */
  end?: ReactNode;
  /** Where the text stands. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Money or a price: tabular figures. @default false */
  numeric?: boolean | undefined;
}

/** A line of text to fill in. Renders an `input` in a box; takes its label from the `Field` around it. */
export function Input({
  type = 'text',
  icon,
  start,
  end,
  align = 'start',
  numeric = false,
  onValueChange,
  ...rest
}: InputProps) {
  const links = useFieldLinks();
  return (
    <div className={css.box}>
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
        className={classes(css.control, css.aligns[align], numeric && css.numeric)}
      />
      {end}
    </div>
  );
}
