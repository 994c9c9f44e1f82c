import { Input, type FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';

interface PositionFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
}

/** Place in an order. */
export function PositionField({ value, onValueChange, ...checked }: PositionFieldProps) {
  return (
    <CheckedField name="position" label={t('casino.column.position')} {...checked}>
      <Input value={value} onValueChange={onValueChange} inputMode="numeric" maxLength={7} />
    </CheckedField>
  );
}
