import { useState } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import * as css from './CodeInput.css.ts';

export const codeKinds = ['digits', 'letters'] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface CodeInputProps extends RootProps<HTMLInputElement> {
  /**
   * Number of characters of the code.
   * @default 6
   */
  length?: number | undefined;
  /**
   * Accepted characters: digits, or capital letters and digits.
   * @default 'digits'
   */
  kind?: CodeKind | undefined;
  /** Characters entered so far (controlled). */
  value?: string | undefined;
  /** Initial code, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called when the player changes the code. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the last character has been entered. */
  onComplete?: ((code: string) => void) | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * One-time code shown in cells. Renders a single `input` with decorative cells behind it, so that pasting, autofill
 * from a text message and screen readers work. Takes its label from the surrounding `Field`.
 */
export function CodeInput({
  length = 6,
  kind = 'digits',
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  ...rest
}: CodeInputProps) {
  const links = useFieldLinks();
  const clean = (text: string) => text.toUpperCase().replace(others[kind], '').slice(0, length);
  const [own, setOwn] = useState(() => clean(defaultValue));
  const code = value === undefined ? own : clean(value);
  const change = (text: string) => {
    const next = clean(text);
    setOwn(next);
    if (next === code) return;
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  };
  return (
    // The characters of a code keep the order of the message in right-to-left text.
    <div className={css.root} dir="ltr">
      <input
        autoComplete="one-time-code"
        {...links}
        {...rest}
        type="text"
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoCapitalize={kind === 'digits' ? 'none' : 'characters'}
        spellCheck={false}
        value={code}
        onChange={(event) => change(event.target.value)}
        // The cells show no caret in the middle, so the caret stays at the end.
        onSelect={(event) => toTheEnd(event.currentTarget)}
        className={css.control}
      />
      {Array.from({ length }, (_, place) => (
        <span
          key={place}
          aria-hidden="true"
          data-current={place === Math.min(code.length, length - 1) ? '' : undefined}
          className={css.cell}
        >
          {code[place]}
        </span>
      ))}
    </div>
  );
}

const others = { digits: /\D/g, letters: /[^A-Z0-9]/g } as const satisfies Record<CodeKind, RegExp>;

function toTheEnd(input: HTMLInputElement) {
  const end = input.value.length;
  // A full selection by keyboard is left alone: the next character replaces the whole code.
  if (input.selectionStart === 0 && input.selectionEnd === end) return;
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end);
}
