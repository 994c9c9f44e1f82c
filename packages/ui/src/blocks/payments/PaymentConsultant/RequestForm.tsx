import { Field } from '../../../primitives/Field/Field.tsx';
import { FileInput, type FileInputProps } from '../../../primitives/FileInput/FileInput.tsx';
import { AccountForm, type AccountFormProps } from '../../account/AccountForm/AccountForm.tsx';
import { DetailList, type DetailItem } from '../../account/DetailList/DetailList.tsx';
import type { FormField } from '../../account/FormFields/formField.ts';
import { FormFields } from '../../account/FormFields/FormFields.tsx';

export interface RequestFormProps extends Omit<AccountFormProps, 'children'> {
  /** Details of the payment concerned. */
  details?: readonly DetailItem[] | undefined;
  /** Fields of the request: message, date, last digits of the card. */
  fields: readonly FormField[];
  /** File input for a receipt, with its label; left out when not set. */
  receipt?: (Omit<FileInputProps, 'id' | 'ref'> & { readonly label: string }) | undefined;
  /** Called with the id of a field and its new value. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
}

/** Request about a payment, with the payment's details and a receipt. Renders a `form`. */
export function RequestForm({ details = [], fields, receipt, onValueChange, ...form }: RequestFormProps) {
  return (
    <AccountForm {...form}>
      {details.length > 0 && <DetailList details={details} />}
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
