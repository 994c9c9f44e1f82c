import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from '../form.css.ts';

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
}

export interface SignInFormProps extends RootProps<HTMLFormElement> {
  /** What is filled in. */
  values: SignInValues;
  /** Labels of the form. */
  words: SignInWords;
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
  /** The player wants in. */
  onSubmit?: (() => void) | undefined;
}

/** Sign-in by login and password. Renders a `form`; who holds it holds its values. */
export function SignInForm({
  values,
  words,
  errors = {},
  busy = false,
  recovery,
  footer,
  onValuesChange,
  onSubmit,
  ...rest
}: SignInFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <form {...rest} noValidate className={css.form} onSubmit={submit}>
      {errors.form !== undefined && (
        <Notice tone="danger" announced>
          {errors.form}
        </Notice>
      )}
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
      {recovery !== undefined && <span className={css.more}>{recovery}</span>}
      <Button type="submit" tone="strong" size="lg" width="full" busy={busy}>
        {words.submit}
      </Button>
      {footer !== undefined && <p className={css.foot}>{footer}</p>}
    </form>
  );
}
