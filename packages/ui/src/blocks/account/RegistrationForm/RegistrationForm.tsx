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
  RegistrationLabels,
} from './registration.ts';

export interface RegistrationFormProps extends RootProps<HTMLFormElement> {
  /** Selected registration method. */
  method: RegistrationMethod;
  /** Available registration methods with their labels, in display order. */
  methods: readonly { readonly value: RegistrationMethod; readonly label: string }[];
  /** Values of the fields. */
  values: RegistrationValues;
  /** Available currencies. */
  currencies: readonly SelectOption[];
  /** Labels of the form. */
  labels: RegistrationLabels;
  /**
   * Additional fields of the method: phone, names, date of birth, address.
   * @default none
   */
  fields?: readonly FormField[] | undefined;
  /** Available bonuses, including the choice of none. */
  bonuses?: RegistrationBonuses | undefined;
  /** Sign-in with third-party accounts: `SocialButtons`. */
  social?: ReactNode;
  /** Sentence that the player agrees to. */
  agreement: ReactNode;
  /** Buttons or links that show what the player agrees to, without leaving the form. */
  documents?: ReactNode;
  /** Error messages by field; `form` for the form as a whole. */
  errors?: { readonly [Key in keyof RegistrationValues | 'form']?: string | undefined } | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Sentence with a link to the sign-in page. */
  footer?: ReactNode;
  /** Called when the player selects another method. */
  onMethodChange?: ((method: RegistrationMethod) => void) | undefined;
  /** Called when a value of `values` changes. */
  onValuesChange?: ((values: RegistrationValues) => void) | undefined;
  /** Called when a value of `fields` changes. */
  onFieldChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player selects a bonus or none. */
  onBonusChange?: ((value: string) => void) | undefined;
  /** Called when the player submits the form. */
  onSubmit?: (() => void) | undefined;
}

/**
 * Registration by e-mail, by phone, in one click or with a third-party account. Renders a `form`; controlled by its
 * parent.
 */
export function RegistrationForm({
  method,
  methods,
  values,
  currencies,
  labels,
  fields = [],
  bonuses,
  social,
  agreement,
  documents,
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
          label={labels.methods}
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
      {method === 'email' && (
        <EmailFields values={values} errors={errors} labels={labels} onChange={change} />
      )}
      {(method === 'oneClick' || method === 'social') && <p className={css.lead}>{labels.oneClickLead}</p>}
      {fields.length > 0 && <FormFields fields={fields} onValueChange={onFieldChange} />}
      <div className={css.pair}>
        <Field label={labels.currency} error={errors.currency} required>
          <Select
            name="currency"
            options={currencies}
            value={values.currency}
            onValueChange={(currency) => change({ currency })}
          />
        </Field>
        {labels.promoCode !== undefined && (
          <Field label={labels.promoCode} note={labels.optional} error={errors.promoCode}>
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
      <div>
        <Checkbox
          checked={values.agreed}
          error={errors.agreed}
          required
          onCheckedChange={(agreed) => change({ agreed })}
        >
          {agreement}
        </Checkbox>
        {documents !== undefined && <div className={css.documents}>{documents}</div>}
      </div>
      {method === 'social' ? (
        social
      ) : (
        <>
          <Button type="submit" tone="strong" size="lg" width="full" busy={busy}>
            {labels.submit}
          </Button>
          {social}
        </>
      )}
      {footer !== undefined && <p className={css.foot}>{footer}</p>}
    </form>
  );
}
