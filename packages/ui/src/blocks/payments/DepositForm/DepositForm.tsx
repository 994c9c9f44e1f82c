import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { RadioGroup, type RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import { DetailList, type DetailItem } from '../../account/DetailList/DetailList.tsx';
import type { FormField } from '../../account/FormFields/formField.ts';
import { FormFields } from '../../account/FormFields/FormFields.tsx';
import { AmountField, type AmountFieldProps } from '../AmountField/AmountField.tsx';
import { PaymentMethodHead, type PaymentMethodHeadProps } from './PaymentMethodHead.tsx';

/** Choice of one among a few options, such as saved cards or bonuses. */
export interface PaymentChoice {
  /** Legend of the choice, for example “Pay with”, “Bonus”. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly RadioOption[];
}

export interface DepositFormProps extends RootProps<HTMLElement> {
  /** Chosen payment method. */
  method: PaymentMethodHeadProps['method'];
  /** Label of the button that changes the method, for example “Change”. */
  changeLabel?: string | undefined;
  /** Amount field with its limits and common amounts. */
  amount: Omit<AmountFieldProps, 'id' | 'ref' | 'onValueChange'>;
  /** Saved cards, and the option to use a new one. */
  cards?: PaymentChoice | undefined;
  /** Further fields of the payment method. */
  fields?: readonly FormField[] | undefined;
  /** Bonuses available for this deposit, and the option to use none. */
  bonuses?: PaymentChoice | undefined;
  /** Fee and amount received. */
  details?: readonly DetailItem[] | undefined;
  /**
   * Deposit limit and its remaining amount, or the reason why no deposit is possible: a `Notice` with a follow-up
   * action.
   */
  notice?: ReactNode;
  /** Label of the submit button, including the amount, for example “Deposit · € 50.00”. */
  submitLabel: string;
  /** Error message for the form as a whole. */
  error?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether depositing is currently impossible.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the player types or selects an amount. */
  onAmountChange?: ((value: string) => void) | undefined;
  /** Called when the player selects a card. */
  onCardChange?: ((value: string) => void) | undefined;
  /** Called with the id of a field and its new value. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player selects a bonus, or none. */
  onBonusChange?: ((value: string) => void) | undefined;
  /** Called when the player wants to change the payment method. */
  onMethodChange?: (() => void) | undefined;
  /** Called when the player submits the form. */
  onSubmit?: (() => void) | undefined;
}

/**
 * Deposit form: method, amount, card, bonus, and a submit button with the amount. Renders a `section` with a `form`.
 */
export function DepositForm({
  method,
  changeLabel,
  amount,
  cards,
  fields = [],
  bonuses,
  details = [],
  notice,
  submitLabel,
  error,
  busy,
  disabled = false,
  onAmountChange,
  onCardChange,
  onValueChange,
  onBonusChange,
  onMethodChange,
  onSubmit,
  ...rest
}: DepositFormProps) {
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
        <PaymentMethodHead method={method} changeLabel={changeLabel} onChange={onMethodChange} />
        {notice}
        {cards !== undefined && <RadioGroup {...cards} onValueChange={onCardChange} />}
        {fields.length > 0 && <FormFields fields={fields} onValueChange={onValueChange} />}
        <AmountField
          {...amount}
          data-field="amount"
          disabled={disabled || amount.disabled}
          onValueChange={onAmountChange}
        />
        {bonuses !== undefined && <RadioGroup {...bonuses} onValueChange={onBonusChange} />}
        {details.length > 0 && <DetailList details={details} />}
      </AccountForm>
    </Card>
  );
}
