import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import * as css from '../form.css.ts';
import { EmailFields } from './EmailFields.tsx';
import type {
  RegistrationBonuses,
  RegistrationMethod,
  RegistrationValues,
  RegistrationWords,
} from './registration.ts';

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
  /** What else the way asks for: phone, names, date of birth, address. @default none */
  fields?: readonly FormField[] | undefined;
  /** Bonuses to choose from, and none. */
  bonuses?: RegistrationBonuses | undefined;
  /** Ways in by another account: `SocialButtons`. */
  social?: ReactNode;
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
  /** The player filled in one of the other fields. */
  onFieldChange?: ((id: string, value: string) => void) | undefined;
  /** The player chose a bonus, or none. */
  onBonusChange?: ((value: string) => void) | undefined;
  /** The player wants an account. */
  onSubmit?: (() => void) | undefined;
}

/** Registration by e-mail, by phone, in one click or by another account. Renders a `form`; who holds it holds its values. */
export function RegistrationForm({
  method,
  methods,
  values,
  currencies,
  words,
  fields = [],
  bonuses,
  social,
  agreement,
  errors = {},
  busy = false,
  footer,
  onMethodChange,
  onValuesChange,
  onFieldChange,
  onBonusChange,
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
      {method === 'email' && <EmailFields values={values} errors={errors} words={words} onChange={change} />}
      {(method === 'oneClick' || method === 'social') && <p className={css.lead}>{words.oneClickLead}</p>}
      {fields.length > 0 && <FormFields fields={fields} onValueChange={onFieldChange} />}
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
      {bonuses !== undefined && <RadioGroup {...bonuses} onValueChange={onBonusChange} />}
      <Checkbox
        checked={values.agreed}
        error={errors.agreed}
        required
        onCheckedChange={(agreed) => change({ agreed })}
      >
        {agreement}
      </Checkbox>
      {method === 'social' ? (
        social
      ) : (
        <>
          <Button type="submit" tone="strong" size="lg" width="full" busy={busy}>
            {words.submit}
          </Button>
          {social}
        </>
      )}
      {footer !== undefined && <p className={css.foot}>{footer}</p>}
    </form>
  );
}
