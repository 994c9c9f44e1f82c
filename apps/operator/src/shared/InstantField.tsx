import { DateInput, Field, Inline, Input } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { dateLabels } from './dateLabels.ts';
import { isDayWrong } from './dayFault.ts';

interface InstantFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** UTC, ms; undefined for none. */
  readonly value: number | undefined;
  /**
   * Called with the instant; undefined while the day or the time is missing or wrong. `isWrong` tells a part that is
   * missing or wrong from an empty field, where the instant may be left out.
   */
  readonly onValueChange: (at: number | undefined, isWrong: boolean) => void;
  /** @default false */
  readonly required?: boolean;
}

const DAY_LENGTH = '2026-03-14'.length;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, DAY_LENGTH);
const timeOf = (at: number): string =>
  new Date(at).toISOString().slice(DAY_LENGTH + 1, DAY_LENGTH + '15:00'.length + 1);

/** Field for an instant: a day of the calendar and a time of day, in UTC as everything in the console. */
export function InstantField({
  label,
  hint,
  error,
  value,
  onValueChange,
  required = false,
}: InstantFieldProps) {
  const [day, setDay] = useState(value === undefined ? '' : dayOf(value));
  const [time, setTime] = useState(value === undefined ? '' : timeOf(value));
  // Parts of an instant are local state only; another instant from the form replaces them.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDay(value === undefined ? '' : dayOf(value));
    setTime(value === undefined ? '' : timeOf(value));
  }

  function change(nextDay: string, nextTime: string, isDayWrong: boolean): void {
    const parsed = TIME.test(nextTime) ? Date.parse(`${nextDay}T${nextTime}:00Z`) : Number.NaN;
    const at = Number.isNaN(parsed) ? undefined : parsed;
    setDay(nextDay);
    setTime(nextTime);
    setKnown(at);
    onValueChange(at, at === undefined && (isDayWrong || nextDay !== '' || nextTime !== ''));
  }

  return (
    <Inline align="start" gap="sm" wrap="wrap">
      <Field label={label} hint={hint} error={error} required={required}>
        <DateInput
          labels={dateLabels}
          value={day}
          onValueChange={(next, problem) => change(next, time, isDayWrong(problem))}
        />
      </Field>
      <Field label={t('date.timeOf', { label })}>
        <Input
          value={time}
          onValueChange={(next) => change(day, next, false)}
          placeholder="15:00"
          maxLength={5}
          numeric
        />
      </Field>
    </Inline>
  );
}
