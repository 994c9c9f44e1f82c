import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import * as css from '../form.css.ts';

export const signInModes = ['password', 'phonePassword', 'sms'] as const;
export type SignInMode = (typeof signInModes)[number];

export interface SignInValues {
  /** E-mail address or account number. */
  readonly login: string;
  readonly password: string;
}

export interface SignInWords {
  /** "E-mail or account number". */
  readonly login: string;
  /** "Password". */
  readonly password: string;
  /** "Sign in". */
  readonly submit: string;
  /** What the tabs choose: "Way to sign in". */
  readonly modes?: string | undefined;
  /** "Stay signed in"; without it there is no tick box. */
  readonly remember?: string | undefined;
}

export interface SignInFormProps extends RootProps<HTMLFormElement> {
  /** What is filled in. */
  values: SignInValues;
  /** Labels of the form. */
  words: SignInWords;
  /** Way to sign in; a code that follows is a `CodeStep`. @default 'password' */
  mode?: SignInMode | undefined;
  /** Ways that the site offers, in order, with their names. @default one */
  modes?: readonly { readonly value: SignInMode; readonly label: string }[] | undefined;
  /** Fields of the other ways: the phone, perhaps its password. @default none */
  fields?: readonly FormField[] | undefined;
  /** The player stays signed in on this device. @default false */
  remembered?: boolean | undefined;
  /** Ways in by another account: `SocialButtons`. */
  social?: ReactNode;
  /** What is wrong by field, and `form` for the answer as a whole: what happened and what to do. */
  errors?: { readonly [Key in keyof SignInValues | 'form']?: string | undefined } | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** A link for a forgotten password. */
  recovery?: ReactNode;
  /** A sentence with the way to registration. */
  footer?: ReactNode;
  /** The player filled in. */
  onValuesChange?: ((values: SignInValues) => void) | undefined;
  /** The player chose another way. */
  onModeChange?: ((mode: SignInMode) => void) | undefined;
  /** The player filled in a field of another way. */
  onFieldChange?: ((id: string, value: string) => void) | undefined;
  /** The player wants to stay signed in, or not. */
  onRememberedChange?: ((remembered: boolean) => void) | undefined;
  /** The player wants in. */
  onSubmit?: (() => void) | undefined;
}

/** Sign-in by login and password, by phone, or by another account. Renders a `form`; who holds it holds its values. */
export function SignInForm({
  values,
  words,
  mode = 'password',
  modes = [],
  fields = [],
  remembered = false,
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
          label={words.modes ?? words.submit}
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
          <Field label={words.login} error={errors.login} required>
            <Input
              name="login"
              autoComplete="username"
              value={values.login}
              onValueChange={(login) => onValuesChange?.({ ...values, login })}
            />
          </Field>
          <Field label={words.password} error={errors.password} required>
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
      {words.remember !== undefined && (
        <Checkbox name="remember" checked={remembered} onCheckedChange={onRememberedChange}>
          {words.remember}
        </Checkbox>
      )}
      {recovery !== undefined && <span className={css.more}>{recovery}</span>}
      <Button type="submit" tone="strong" size="lg" width="full" busy={busy}>
        {words.submit}
      </Button>
      {social}
      {footer !== undefined && <p className={css.foot}>{footer}</p>}
    </form>
  );
}
