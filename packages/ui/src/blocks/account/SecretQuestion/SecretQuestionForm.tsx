import { Card } from '../../../primitives/Card/Card.tsx';
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';
import { FormFields } from '../FormFields/FormFields.tsx';
import type { FormField } from '../FormFields/formField.ts';

export interface SecretQuestionFormProps extends Omit<AccountFormProps, 'children'> {
  /** The question: chosen or of the player's own, its answer, perhaps the password. */
  fields: readonly FormField[];
  /** The player changed a field. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
}

/** A question that only the player can answer, for support and recovery. Renders a `section` with a `form`. */
export function SecretQuestionForm({ fields, onValueChange, ...form }: SecretQuestionFormProps) {
  return (
    <Card>
      <AccountForm {...form}>
        <FormFields fields={fields} onValueChange={onValueChange} />
      </AccountForm>
    </Card>
  );
}
