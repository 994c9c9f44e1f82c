import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from '../form.css.ts';

export const registrationMethods = ['email', 'oneClick'] as const;
export type RegistrationMethod = (typeof registrationMethods)[number];

export interface RegistrationValues {
  readonly email: string;
  readonly password: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Where the site takes promo codes. */
  readonly promoCode?: string | undefined;
  /** Of age, and agrees to the rules. */
  readonly agreed: boolean;
}

export interface RegistrationWords {
  /** What the tabs choose: "Way to register". */
  readonly methods: string;
  readonly email: string;
  readonly password: string;
  /** What a password must be. */
  readonly passwordHint: string;
  readonly currency: string;
  /** "Promo code"; without it the field isn't shown. */
  readonly promoCode?: string | undefined;
  /** Beside what may stay empty: "optional". */
  readonly optional?: string | undefined;
  /** What one click does: "You get a login and a password at once." */
  readonly oneClickLead: string;
  /** "Create account". */
  readonly submit: string;
}

export interface RegistrationFormProps extends RootProps<HTMLFormElement> {
  /** Way to register. */
  method: RegistrationMethod;
  /** Ways that the site offers, in order, with their names. */
  methods: readonly { readonly value: RegistrationMethod; readonly label: string }[];
  /** What is filled in. */
  values: RegistrationValues;
  /** Currencies to choose from. */
  currencies: readonly SelectOption[];
  /** Labels of the form. */
  words: RegistrationWords;
  /** The sentence that is agreed to, with its link. */
  agreement: ReactNode;
  /** What is wrong by field, and `form` for the answer as a whole. */
  errors?: { readonly [Key in keyof RegistrationValues | 'form']?: string | undefined } | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** A sentence with the way to sign in. */
  footer?: ReactNode;
  /** The player chose another way. */
  onMethodChange?: ((method: RegistrationMethod) => void) | undefined;
  /** The player filled in. */
  onValuesChange?: ((values: RegistrationValues) => void) | undefined;
  /** The player wants an account. */
  onSubmit?: (() => void) | undefined;
}

/** Registration by e-mail or in one click. Renders a `form`; who holds it holds its values. */
export function RegistrationForm({
  method,
  methods,
  values,
  currencies,
  words,
  agreement,
  errors = {},
  busy = false,
  footer,
  onMethodChange,
  onValuesChange,
  onSubmit,
  ...rest
}: RegistrationFormProps) {
  const change = (part: Partial<RegistrationValues>) => onValuesChange?.({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <form {...rest} noValidate className={css.form} onSubmit={submit}>
      {methods.length > 1 && (
        <SegmentedControl
          label={words.methods}
          options={methods}
          value={method}
          onValueChange={onMethodChange}
        />
      )}
      {errors.form !== undefined && (
        <Notice tone="danger" announced>
          {errors.form}
        </Notice>
      )}
      {method === 'oneClick' ? (
        <p className={css.lead}>{words.oneClickLead}</p>
      ) : (
        <>
          <Field label={words.email} error={errors.email} required>
            <Input
              type="email"
              inputMode="email"
              name="email"
              autoComplete="email"
              value={values.email}
              onValueChange={(email) => change({ email })}
            />
          </Field>
          <Field label={words.password} hint={words.passwordHint} error={errors.password} required>
            <PasswordInput
              name="password"
              autoComplete="new-password"
              value={values.password}
              onValueChange={(password) => change({ password })}
            />
          </Field>
        </>
      )}
      <div className={css.pair}>
        <Field label={words.currency} error={errors.currency} required>
          <Select
            name="currency"
            options={currencies}
            value={values.currency}
            onValueChange={(currency) => change({ currency })}
          />
        </Field>
        {words.promoCode !== undefined && (
          <Field label={words.promoCode} note={words.optional} error={errors.promoCode}>
            <Input
              name="promoCode"
              autoComplete="off"
              value={values.promoCode ?? ''}
              onValueChange={(promoCode) => change({ promoCode })}
            />
          </Field>
        )}
      </div>
      <Checkbox
        checked={values.agreed}
        error={errors.agreed}
        required
        onCheckedChange={(agreed) => change({ agreed })}
      >
        {agreement}
      </Checkbox>
      <Button type="submit" tone="strong" size="lg" width="full" busy={busy}>
        {words.submit}
      </Button>
      {footer !== undefined && <p className={css.foot}>{footer}</p>}
    </form>
  );
}
