import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import { DetailList, type DetailItem } from '../../account/DetailList/DetailList.tsx';
import type { FormField } from '../../account/FormFields/formField.ts';
import { FormFields } from '../../account/FormFields/FormFields.tsx';
import { AmountField, type AmountFieldProps } from '../AmountField/AmountField.tsx';
import type { PaymentChoice } from '../DepositForm/DepositForm.tsx';
import { PaymentMethodHead, type PaymentMethodHeadProps } from '../DepositForm/PaymentMethodHead.tsx';
import { WithdrawalBalance, type WithdrawalBalanceProps } from './WithdrawalBalance.tsx';

export interface WithdrawalFormProps extends RootProps<HTMLElement> {
  /** Withdrawable and locked amounts. */
  balance: Omit<WithdrawalBalanceProps, 'id' | 'ref'>;
  /** Chosen payment method. */
  method: PaymentMethodHeadProps['method'];
  /** Label of the button that changes the method, for example “Change”. */
  changeLabel?: string | undefined;
  /** Amount field with its limits. */
  amount: Omit<AmountFieldProps, 'id' | 'ref' | 'onValueChange'>;
  /** Saved cards and accounts, and the option to use a new one. */
  requisites?: PaymentChoice | undefined;
  /** Fields for payment details that aren't saved. */
  fields?: readonly FormField[] | undefined;
  /** Fee and amount received. */
  details?: readonly DetailItem[] | undefined;
  /** Notice of what prevents the withdrawal, with a follow-up action: a `Notice`. */
  notice?: ReactNode;
  /** Label of the submit button, including the amount, for example “Withdraw · € 50.00”. */
  submitLabel: string;
  /** Error message for the form as a whole. */
  error?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether withdrawing is currently impossible.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the player types or selects an amount. */
  onAmountChange?: ((value: string) => void) | undefined;
  /** Called when the player selects a saved card or account. */
  onRequisiteChange?: ((value: string) => void) | undefined;
  /** Called with the id of a field and its new value. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player wants to change the payment method. */
  onMethodChange?: (() => void) | undefined;
  /** Called when the player submits the form. */
  onSubmit?: (() => void) | undefined;
}

/** Withdrawal form: balance, destination and amount. Renders a `section` with a `form`. */
export function WithdrawalForm({
  balance,
  method,
  changeLabel,
  amount,
  requisites,
  fields = [],
  details = [],
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
        {details.length > 0 && <DetailList details={details} />}
      </AccountForm>
    </Card>
  );
}
