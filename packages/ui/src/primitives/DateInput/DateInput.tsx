import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { useFieldLabel, useFieldLinks } from '../Field/fieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  noDate,
  partOrder,
  partsOf,
  pastedParts,
  readDate,
  type DatePartName,
  type DateParts,
  type DateProblem,
} from './dateParts.ts';
import * as css from './DateInput.css.ts';

export interface DateInputWords extends Readonly<Record<DatePartName, string>> {
  /** Examples of the three parts: "DD", "MM", "YYYY". */
  readonly examples: DateParts;
  /** "Choose in a calendar". */
  readonly calendar: string;
}

export interface DateInputProps extends RootProps<HTMLDivElement> {
  /** "Day", "Month", "Year" and the other words. */
  words: DateInputWords;
  /** The date as `1990-03-14`; empty while there is none. */
  value?: string | undefined;
  /** The date at first, when nobody holds `value`. */
  defaultValue?: string | undefined;
  /** The player changed it; while it is no date that may be given, `value` is empty and `problem` says why. */
  onValueChange?: ((value: string, problem: DateProblem | undefined) => void) | undefined;
  /** The first day that may be given. For an age of at most 120: the day 120 years ago. */
  min?: string | undefined;
  /** The last day that may be given. For an age of at least 18: the day 18 years ago. */
  max?: string | undefined;
  /** It is the player's birthday, which the browser may know. @default false */
  birthday?: boolean | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
}

/**
 * A date that is typed, in the order of the language; the system's own calendar is offered beside it.
 * Renders a `div` with the role of a group and three `input`s; takes its label from the `Field` around it.
 */
export function DateInput({
  words,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  birthday = false,
  name,
  disabled = false,
  ...rest
}: DateInputProps) {
  const { locale } = useUi();
  const { id, ...links } = useFieldLinks();
  const labelId = useFieldLabel();
  const calendar = useRef<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value ?? defaultValue));
  // Half a date is held here only; a whole one that came from outside takes its place.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== undefined && value !== readDate(typed, { min, max }).value) setTyped(partsOf(value));
  }
  const order = partOrder(locale);
  const date = readDate(typed, { min, max }).value;
  const change = (parts: DateParts) => {
    setTyped(parts);
    const read = readDate(parts, { min, max });
    onValueChange?.(read.value, read.problem);
  };
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={links['aria-describedby']}
      {...rest}
      className={css.box}
    >
      {order.map((part, place) => (
        <input
          key={part}
          id={place === 0 ? id : undefined}
          aria-label={words[part]}
          aria-invalid={links['aria-invalid']}
          aria-required={links['aria-required']}
          type="text"
          inputMode="numeric"
          autoComplete={birthday ? `bday-${part}` : 'off'}
          placeholder={words.examples[part]}
          maxLength={lengths[part]}
          disabled={disabled}
          value={typed[part]}
          onChange={(event) => {
            const figures = event.target.value.replace(/\D/g, '');
            change({ ...typed, [part]: figures });
            if (figures.length === lengths[part]) neighbour(event.target, 1)?.focus();
          }}
          onKeyDown={(event) => goBack(event, typed[part])}
          onPaste={(event) => paste(event, order, change)}
          className={css.parts[part]}
        />
      ))}
      <input
        ref={calendar}
        type="date"
        // The typed parts are the field; this one is only asked to show the system's calendar.
        tabIndex={-1}
        aria-hidden="true"
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        value={date}
        onChange={(event) => change(event.target.value === '' ? noDate : partsOf(event.target.value))}
        className={css.calendar}
      />
      <IconButton
        icon="calendar"
        tone="muted"
        label={words.calendar}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      />
    </div>
  );
}

const lengths = { day: 2, month: 2, year: 4 } as const satisfies Record<DatePartName, number>;

function neighbour(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const inputs = [...(input.parentElement?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])];
  return inputs[inputs.indexOf(input) + step];
}

/** Backspace in an empty part takes back the last figure of the part before. */
function goBack(event: KeyboardEvent<HTMLInputElement>, text: string) {
  if (event.key === 'Backspace' && text === '') neighbour(event.currentTarget, -1)?.focus();
}

function paste(
  event: ClipboardEvent<HTMLInputElement>,
  order: readonly DatePartName[],
  change: (parts: DateParts) => void,
) {
  const parts = pastedParts(event.clipboardData.getData('text'), order);
  if (!parts) return;
  event.preventDefault();
  change(parts);
}
