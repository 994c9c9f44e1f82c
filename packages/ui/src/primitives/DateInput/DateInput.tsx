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

export interface DateInputLabels extends Readonly<Record<DatePartName, string>> {
  /** Placeholders of the three parts: “DD”, “MM”, “YYYY”. */
  readonly examples: DateParts;
  /** Label of the calendar button, for example “Choose in a calendar”. */
  readonly calendar: string;
}

export interface DateInputProps extends RootProps<HTMLDivElement> {
  /** Labels of the parts (“Day”, “Month”, “Year”) and of the calendar button. */
  labels: DateInputLabels;
  /** Date as `1990-03-14`; empty when there is none (controlled). */
  value?: string | undefined;
  /** Initial date, when uncontrolled. */
  defaultValue?: string | undefined;
  /**
   * Called when the player changes the date. While the date is missing, incomplete, impossible or out of range,
   * `value` is empty and `problem` gives the reason.
   */
  onValueChange?: ((value: string, problem: DateProblem | undefined) => void) | undefined;
  /** Earliest allowed day. For a maximum age of 120: the day 120 years ago. */
  min?: string | undefined;
  /** Latest allowed day. For a minimum age of 18: the day 18 years ago. */
  max?: string | undefined;
  /**
   * Whether this is the player's date of birth, so that the browser can autofill it.
   * @default false
   */
  birthday?: boolean | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Date typed in the locale's order, with the system's own calendar as an alternative. Renders a `div` with the role
 * `group` and three `input`s; takes its label from the surrounding `Field`.
 */
export function DateInput({
  labels,
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
  // An incomplete date is local state only; a complete `value` from the parent replaces it.
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
          aria-label={labels[part]}
          aria-invalid={links['aria-invalid']}
          aria-required={links['aria-required']}
          type="text"
          inputMode="numeric"
          autoComplete={birthday ? `bday-${part}` : 'off'}
          placeholder={labels.examples[part]}
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
        // Hidden native input: opens the system's calendar and submits the value. The typed parts are the visible field.
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
        label={labels.calendar}
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

/** Backspace in an empty part moves focus to the part before it, so that the key deletes that part's last digit. */
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
