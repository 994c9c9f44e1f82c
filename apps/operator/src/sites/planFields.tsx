import { Field, Input } from '@touchline/ui';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly write: (value: string) => void;
}

/** Field of a number in a plan. */
export function TextField({ label, value, write }: TextFieldProps) {
  return (
    <Field label={label}>
      <Input value={value} numeric inputMode="decimal" onValueChange={write} />
    </Field>
  );
}

/** Returns the whole number of a field; other texts count as 0, which the server refuses where it isn’t allowed. */
export const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0);

/** Returns entries with their position, which identifies a level. */
export const numbered = <Level,>(levels: readonly Level[]) =>
  levels.map((level, index) => ({ level, index }));
