import { Field } from '../../../primitives/Field/Field.tsx';
import { FileInput, type FileInputProps } from '../../../primitives/FileInput/FileInput.tsx';
import { AccountForm, type AccountFormProps } from '../../account/AccountForm/AccountForm.tsx';
import { FactList, type Fact } from '../../account/FactList/FactList.tsx';
import type { FormField } from '../../account/FormFields/formField.ts';
import { FormFields } from '../../account/FormFields/FormFields.tsx';

export interface RequestFormProps extends Omit<AccountFormProps, 'children'> {
  /** The payment in question. */
  facts?: readonly Fact[] | undefined;
  /** What is asked for: message, date, last figures of the card. */
  fields: readonly FormField[];
  /** A place for a receipt, with its label; without it there is none. */
  receipt?: (Omit<FileInputProps, 'id' | 'ref'> & { readonly label: string }) | undefined;
  /** The player changed a field. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
}

/** A question about a payment, with the payment and a receipt. Renders a `form`. */
export function RequestForm({ facts = [], fields, receipt, onValueChange, ...form }: RequestFormProps) {
  return (
    <AccountForm {...form}>
      {facts.length > 0 && <FactList facts={facts} />}
      <FormFields fields={fields} onValueChange={onValueChange} />
      {receipt !== undefined && <Receipt {...receipt} />}
    </AccountForm>
  );
}

function Receipt({ label, ...input }: NonNullable<RequestFormProps['receipt']>) {
  return (
    <Field label={label}>
      <FileInput {...input} />
    </Field>
  );
}
