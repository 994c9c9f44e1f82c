import { Card } from '../../../primitives/Card/Card.tsx';
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';
import { FormFields } from '../FormFields/FormFields.tsx';
import type { FormField } from '../FormFields/formField.ts';

export interface SecretQuestionFormProps extends Omit<AccountFormProps, 'children'> {
  /** Predefined or custom question, its answer, and the password if required. */
  fields: readonly FormField[];
  /** Called when a field's value changes. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
}

/** Form for the secret question that support and account recovery use. Renders a `section` with a `form`. */
export function SecretQuestionForm({ fields, onValueChange, ...form }: SecretQuestionFormProps) {
  return (
    <Card>
      <AccountForm {...form}>
        <FormFields fields={fields} onValueChange={onValueChange} />
      </AccountForm>
    </Card>
  );
}
