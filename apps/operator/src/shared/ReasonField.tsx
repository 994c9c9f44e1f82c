import { Field, Input } from '@touchline/ui';
import { t } from '../messages/messages.ts';

interface ReasonFieldProps {
  readonly value: string;
  readonly onValueChange: (reason: string) => void;
  /** True if the form was submitted without a reason: the field then shows what is missing. */
  readonly isTried?: boolean;
}

const LEAST = 3;
const MOST = 300;

/** Returns whether a text is long enough to be a reason in the audit log. */
export const isReason = (text: string): boolean => text.trim().length >= LEAST;

/** Reason for a change, for the audit log. */
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
