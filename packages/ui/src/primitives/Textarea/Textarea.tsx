import { useId, useState, type FocusEvent } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Textarea.css.ts';

export const textareaRows = [2, 3, 5, 8] as const;
export type TextareaRows = (typeof textareaRows)[number];

export interface TextareaProps extends RootProps<HTMLTextAreaElement> {
  /** Text of the field (controlled). */
  value?: string | undefined;
  /** Initial text, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called when the player changes the text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the field loses focus. */
  onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
  /**
   * Number of visible lines while empty; the field grows with its text up to ten lines.
   * @default 3
   */
  rows?: TextareaRows | undefined;
  /** Maximum number of characters. When set, the character count is shown. */
  maxLength?: number | undefined;
  /** Formats the number of characters left for screen readers; announced when few are left. */
  leftLabel?: ((left: number) => string) | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /** Example of the expected text; doesn't replace the label. */
  placeholder?: string | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the text can only be read and copied.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/** Number of characters left from which the count is announced. */
const few = 20;

/**
 * Multi-line text field that grows with its text. Renders a `textarea` in a box; takes its label from the surrounding
 * `Field`.
 */
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
