import { useState } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import * as css from './CodeInput.css.ts';

export const codeKinds = ['digits', 'letters'] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface CodeInputProps extends RootProps<HTMLInputElement> {
  /** How many characters the code has. @default 6 */
  length?: number | undefined;
  /** Figures, or capital letters and figures. @default 'digits' */
  kind?: CodeKind | undefined;
  /** The code as far as it is typed. */
  value?: string | undefined;
  /** The code at first, when nobody holds `value`. */
  defaultValue?: string | undefined;
  /** The player changed the code. */
  onValueChange?: ((value: string) => void) | undefined;
  /** All characters are there. */
  onComplete?: ((code: string) => void) | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
}

/**
 * A one-time code in cells. Renders one `input`, so that pasting, filling in from a message and readers work;
 * the cells behind it are drawn. Takes its label from the `Field` around it.
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
    // Figures of a code stand in the order of the message, whatever the direction of the text.
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
        // The cells show no place in the middle, so that typing goes on at the end.
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
  // All selected by keyboard is left alone: the next character takes the place of the whole code.
  if (input.selectionStart === 0 && input.selectionEnd === end) return;
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end);
}
