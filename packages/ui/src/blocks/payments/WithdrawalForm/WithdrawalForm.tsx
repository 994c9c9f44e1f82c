import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import { FactList, type Fact } from '../../account/FactList/FactList.tsx';
import type { FormField } from '../../account/FormFields/formField.ts';
import { FormFields } from '../../account/FormFields/FormFields.tsx';
import { AmountField, type AmountFieldProps } from '../AmountField/AmountField.tsx';
import type { PaymentChoice } from '../DepositForm/DepositForm.tsx';
import { PaymentMethodHead, type PaymentMethodHeadProps } from '../DepositForm/PaymentMethodHead.tsx';
import { WithdrawalBalance, type WithdrawalBalanceProps } from './WithdrawalBalance.tsx';

export interface WithdrawalFormProps extends RootProps<HTMLElement> {
  /** What can be taken out. */
  balance: Omit<WithdrawalBalanceProps, 'id' | 'ref'>;
  /** The way out that was chosen. */
  method: PaymentMethodHeadProps['method'];
  /** "Change", beside it. */
  changeLabel?: string | undefined;
  /** The amount with its limits. */
  amount: Omit<AmountFieldProps, 'id' | 'ref' | 'onValueChange'>;
  /** Cards and accounts saved before, and a new one. */
  requisites?: PaymentChoice | undefined;
  /** Where the money goes, when it is not saved. */
  fields?: readonly FormField[] | undefined;
  /** Fee and what arrives. */
  facts?: readonly Fact[] | undefined;
  /** What stands in the way, and the way on: a `Notice`. */
  notice?: ReactNode;
  /** Says the amount: "Withdraw · € 50.00". */
  submitLabel: string;
  /** What is wrong with the answer as a whole. */
  error?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** Nothing can be taken out now. @default false */
  disabled?: boolean | undefined;
  /** The player typed or chose an amount. */
  onAmountChange?: ((value: string) => void) | undefined;
  /** The player chose where it goes. */
  onRequisiteChange?: ((value: string) => void) | undefined;
  /** The player changed a field. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** The player wants another way out. */
  onMethodChange?: (() => void) | undefined;
  /** The player asks for the money. */
  onSubmit?: (() => void) | undefined;
}

/** Takes money out: what is free, where it goes, how much. Renders a `section` with a `form`. */
export function WithdrawalForm({
  balance,
  method,
  changeLabel,
  amount,
  requisites,
  fields = [],
  facts = [],
  notice,
  submitLabel,
  error,
  busy,
  disabled = false,
  onAmountChange,
  onRequisiteChange,
  onValueChange,
  onMethodChange,
  onSubmit,
  ...rest
}: WithdrawalFormProps) {
  return (
    <Card {...rest}>
      <AccountForm
        tone="primary"
        submitLabel={submitLabel}
        error={error}
        busy={busy}
        disabled={disabled}
        onSubmit={onSubmit}
      >
        <WithdrawalBalance {...balance} />
        {notice}
        <PaymentMethodHead method={method} changeLabel={changeLabel} onChange={onMethodChange} />
        {requisites !== undefined && <RadioGroup {...requisites} onValueChange={onRequisiteChange} />}
        {fields.length > 0 && <FormFields fields={fields} onValueChange={onValueChange} />}
        <AmountField
          {...amount}
          data-field="amount"
          disabled={disabled || amount.disabled}
          onValueChange={onAmountChange}
        />
        {facts.length > 0 && <FactList facts={facts} />}
      </AccountForm>
    </Card>
  );
}
