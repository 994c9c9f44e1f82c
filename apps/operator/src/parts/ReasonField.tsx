import { Field, Input } from '@touchline/ui';
import { t } from '../words/words.ts';

interface ReasonFieldProps {
  readonly value: string;
  readonly onValueChange: (reason: string) => void;
  /** It was tried without one: the field says what is missing. */
  readonly isTried?: boolean;
}

const LEAST = 3;
const MOST = 300;

/** Whether a text says enough of why something is changed for the trail to take it. */
export const isReason = (text: string): boolean => text.trim().length >= LEAST;

/** Why something is changed, for the trail. */
export function ReasonField({ value, onValueChange, isTried = false }: ReasonFieldProps) {
  return (
    <Field
      label={t('edit.reason')}
      hint={t('edit.reasonHint')}
      error={isTried && !isReason(value) ? t('edit.reasonShort') : undefined}
      required
    >
      <Input value={value} onValueChange={onValueChange} maxLength={MOST} />
    </Field>
  );
}
