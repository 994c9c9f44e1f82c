import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Input } from '../../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import * as css from '../form.css.ts';

export const signInModes = ['password', 'phonePassword', 'sms'] as const;
export type SignInMode = (typeof signInModes)[number];

export interface SignInValues {
  /** E-mail or account number. */
  readonly login: string;
  readonly password: string;
}

/** Sign-in without fields, such as with a passkey. */
export interface OtherSignIn {
  readonly id: string;
  /** Label of its button, for example “Sign in with a passkey”. */
  readonly label: string;
  readonly icon: IconName;
  /** Whether the sign-in is pending. */
  readonly busy?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface SignInLabels {
  /** Label of the login field, for example “E-mail or account number”. */
  readonly login: string;
  /** Label of the password field, for example “Password”. */
  readonly password: string;
  /** Label of the submit button, for example “Sign in”. */
  readonly submit: string;
  /** Accessible name of the method tabs, for example “Way to sign in”. */
  readonly modes?: string | undefined;
  /** Label of the tick box, for example “Stay signed in”. Without it there is no tick box. */
  readonly remember?: string | undefined;
}

export interface SignInFormProps extends RootProps<HTMLFormElement> {
  /** Values of the fields. */
  values: SignInValues;
  /** Labels of the form. */
  labels: SignInLabels;
  /**
   * Selected sign-in method. A code that follows is a `CodeStep`.
   * @default 'password'
   */
  mode?: SignInMode | undefined;
  /**
   * Available sign-in methods with their labels, in display order.
   * @default one
   */
  modes?: readonly { readonly value: SignInMode; readonly label: string }[] | undefined;
  /**
   * Fields of the other methods: the phone, and its password if required.
   * @default none
   */
  fields?: readonly FormField[] | undefined;
  /**
   * Whether the player stays signed in on this device.
   * @default false
   */
  remembered?: boolean | undefined;
  /**
   * Whether the browser offers passkeys in the list of the login field, besides stored passwords.
   * @default false
   */
  passkeys?: boolean | undefined;
  /**
   * Sign-in methods without fields, each with a button below the submit button.
   * @default none
   */
  others?: readonly OtherSignIn[] | undefined;
  /** Sign-in with third-party accounts: `SocialButtons`. */
  social?: ReactNode;
  /** Error messages by field; `form` for the form as a whole, with a suggested action. */
  errors?: { readonly [Key in keyof SignInValues | 'form']?: string | undefined } | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Link to the password recovery. */
  recovery?: ReactNode;
  /** Sentence with a link to the registration. */
  footer?: ReactNode;
  /** Called when a value of `values` changes. */
  onValuesChange?: ((values: SignInValues) => void) | undefined;
  /** Called when the player selects another method. */
  onModeChange?: ((mode: SignInMode) => void) | undefined;
  /** Called when a value of `fields` changes. */
  onFieldChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player toggles the tick box. */
  onRememberedChange?: ((remembered: boolean) => void) | undefined;
  /** Called when the player submits the form. */
  onSubmit?: (() => void) | undefined;
}

/**
 * Sign-in by login and password, by phone, or with a third-party account. Renders a `form`; controlled by its parent.
 */
export function SignInForm({
  values,
  labels,
  mode = 'password',
  modes = [],
  fields = [],
  remembered = false,
  passkeys = false,
  others = [],
  social,
  errors = {},
  busy = false,
  recovery,
  footer,
  onValuesChange,
  onModeChange,
  onFieldChange,
  onRememberedChange,
  onSubmit,
  ...rest
}: SignInFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <form {...rest} noValidate className={css.form} onSubmit={submit}>
      {modes.length > 1 && (
        <SegmentedControl
          label={labels.modes ?? labels.submit}
          options={modes}
          value={mode}
          onValueChange={onModeChange}
        />
      )}
      {errors.form !== undefined && (
        <Notice tone="danger" announced>
          {errors.form}
        </Notice>
      )}
      {mode === 'password' ? (
        <>
          <Field label={labels.login} error={errors.login} required>
            <Input
              name="login"
              autoComplete={passkeys ? 'username webauthn' : 'username'}
              value={values.login}
              onValueChange={(login) => onValuesChange?.({ ...values, login })}
            />
          </Field>
          <Field label={labels.password} error={errors.password} required>
            <PasswordInput
              name="password"
              value={values.password}
              onValueChange={(password) => onValuesChange?.({ ...values, password })}
            />
          </Field>
        </>
      ) : (
        <FormFields fields={fields} onValueChange={onFieldChange} />
      )}
      {labels.remember !== undefined && (
        <Checkbox name="remember" checked={remembered} onCheckedChange={onRememberedChange}>
          {labels.remember}
        </Checkbox>
      )}
      {recovery !== undefined && <span className={css.more}>{recovery}</span>}
      <Button type="submit" tone="strong" size="lg" width="full" busy={busy}>
        {labels.submit}
      </Button>
      {others.length > 0 && (
        <Stack gap="sm">
          {others.map(({ id, label, icon, busy: isPending, onSelect }) => (
            <Button
              key={id}
              emphasis="outline"
              icon={icon}
              size="lg"
              width="full"
              busy={isPending}
              onClick={onSelect}
            >
              {label}
            </Button>
          ))}
        </Stack>
      )}
      {social}
      {footer !== undefined && <p className={css.foot}>{footer}</p>}
    </form>
  );
}
