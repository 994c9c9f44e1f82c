import { useId, useState, type FocusEvent } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Textarea.css.ts';

export const textareaRows = [2, 3, 5, 8] as const;
export type TextareaRows = (typeof textareaRows)[number];

export interface TextareaProps extends RootProps<HTMLTextAreaElement> {
  /** The text. */
  value?: string | undefined;
  /** The text at first, when nobody holds `value`. */
  defaultValue?: string | undefined;
  /** The player changed the text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player left the field. */
  onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
  /** Lines in sight while it is empty; it grows with the text up to ten. @default 3 */
  rows?: TextareaRows | undefined;
  /** At most so many characters; the count is shown. */
  maxLength?: number | undefined;
  /** How many characters are left, in words for readers; said when few are left. */
  leftLabel?: ((left: number) => string) | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** An example of what to fill in; never the label. */
  placeholder?: string | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
  /** Can be read and copied only. @default false */
  readOnly?: boolean | undefined;
}

/** From how many characters left a reader is told. */
const few = 20;

/** A text of several lines that grows as it is written. Renders a `textarea` in a box; takes its label from the `Field` around it. */
export function Textarea({
  value,
  defaultValue,
  onValueChange,
  rows = 3,
  maxLength,
  leftLabel,
  ...rest
}: TextareaProps) {
  const { locale } = useUi();
  const countId = useId();
  const { 'aria-describedby': described, ...links } = useFieldLinks();
  const [own, setOwn] = useState(defaultValue ?? '');
  const length = (value ?? own).length;
  const left = maxLength === undefined ? undefined : maxLength - length;
  const figure = new Intl.NumberFormat(locale);
  return (
    <div className={css.box}>
      <textarea
        {...links}
        aria-describedby={
          [described, maxLength !== undefined && countId].filter(Boolean).join(' ') || undefined
        }
        {...rest}
        value={value ?? own}
        maxLength={maxLength}
        rows={rows}
        onChange={(event) => {
          setOwn(event.target.value);
          onValueChange?.(event.target.value);
        }}
        className={css.control}
      />
      {maxLength !== undefined && (
        <span id={countId} className={css.count} data-full={left === 0 ? '' : undefined}>
          {figure.format(length)} / {figure.format(maxLength)}
        </span>
      )}
      {leftLabel && left !== undefined && (
        <VisuallyHidden aria-live="polite">{left <= few && length > 0 ? leftLabel(left) : ''}</VisuallyHidden>
      )}
    </div>
  );
}
