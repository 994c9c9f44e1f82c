import { DateInput, Field, type DateProblem } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { dateLabels } from './dateLabels.ts';
import { isDayWrong } from './dayFault.ts';

interface DayFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Day in use, `2026-03-14`; empty for none. */
  readonly value: string;
  /** Called with a whole day, or with an empty text once the field is emptied. */
  readonly onValueChange: (day: string) => void;
}

/**
 * Field for a day that counts at once, as in a filter. A day that is half typed or doesn't exist changes nothing, and is
 * an error once the focus has left the field.
 */
export function DayField({ label, hint, value, onValueChange }: DayFieldProps) {
  const [problem, setProblem] = useState<DateProblem>();
  const [isFocused, setFocused] = useState(false);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Another day replaces what is typed, for example that of a saved view.
    if (value !== '') setProblem(undefined);
  }
  return (
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <Field label={label} hint={hint} error={isFocused ? undefined : errorOf(problem)}>
        <DateInput
          labels={dateLabels}
          value={value}
          onValueChange={(day, fault) => {
            setProblem(fault);
            if (!isDayWrong(fault) && day !== value) onValueChange(day);
          }}
        />
      </Field>
    </div>
  );
}

function errorOf(problem: DateProblem | undefined): string | undefined {
  if (!isDayWrong(problem)) return undefined;
  return t(problem === 'incomplete' ? 'date.incomplete' : 'date.impossible');
}
