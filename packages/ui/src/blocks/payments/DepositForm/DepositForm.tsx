import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { RadioGroup, type RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import { FactList, type Fact } from '../../account/FactList/FactList.tsx';
import type { FormField } from '../../account/FormFields/formField.ts';
import { FormFields } from '../../account/FormFields/FormFields.tsx';
import { AmountField, type AmountFieldProps } from '../AmountField/AmountField.tsx';
import { PaymentMethodHead, type PaymentMethodHeadProps } from './PaymentMethodHead.tsx';

/** One of a few ways on, such as saved cards or bonuses. */
export interface PaymentChoice {
  /** "Pay with", "Bonus". */
  readonly label: string;
  readonly value: string;
  readonly options: readonly RadioOption[];
}

export interface DepositFormProps extends RootProps<HTMLElement> {
  /** The way to pay that was chosen. */
  method: PaymentMethodHeadProps['method'];
  /** "Change", beside it. */
  changeLabel?: string | undefined;
  /** The amount with its limits and quick amounts. */
  amount: Omit<AmountFieldProps, 'id' | 'ref' | 'onValueChange'>;
  /** Cards saved before, and a new one. */
  cards?: PaymentChoice | undefined;
  /** What the method asks for besides the amount. */
  fields?: readonly FormField[] | undefined;
  /** Bonuses that this deposit can have, and none. */
  bonuses?: PaymentChoice | undefined;
  /** Fee and what arrives. */
  facts?: readonly Fact[] | undefined;
  /** The deposit limit and what is left of it, or why nothing can be put in now: a `Notice` with the way on. */
  notice?: ReactNode;
  /** Says the amount: "Deposit · € 50.00". */
  submitLabel: string;
  /** What is wrong with the answer as a whole. */
  error?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** Nothing can be put in now. @default false */
  disabled?: boolean | undefined;
  /** The player typed or chose an amount. */
  onAmountChange?: ((value: string) => void) | undefined;
  /** The player chose a card. */
  onCardChange?: ((value: string) => void) | undefined;
  /** The player changed a field. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** The player chose a bonus, or none. */
  onBonusChange?: ((value: string) => void) | undefined;
  /** The player wants another way to pay. */
  onMethodChange?: (() => void) | undefined;
  /** The player pays. */
  onSubmit?: (() => void) | undefined;
}

/** Puts money in: method, amount, card, bonus, one button that says the amount. Renders a `section` with a `form`. */
export function DepositForm({
  method,
  changeLabel,
  amount,
  cards,
  fields = [],
  bonuses,
  facts = [],
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
        {facts.length > 0 && <FactList facts={facts} />}
      </AccountForm>
    </Card>
  );
}
