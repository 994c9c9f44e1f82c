import { Field } from '../../../primitives/Field/Field.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';
import * as css from './PasswordForm.css.ts';

export interface PasswordValues {
  /** The password in use; not asked for after a recovery. */
  readonly current?: string | undefined;
  readonly next: string;
  /** The new one again; not asked for where what is typed can be looked at. */
  readonly repeat?: string | undefined;
}

export interface PasswordRule {
  readonly id: string;
  /** "At least 8 characters". */
  readonly label: string;
  /** Whether the new password meets it. */
  readonly met: boolean;
}

export interface PasswordFormWords {
  /** "Current password". */
  readonly current: string;
  /** "New password". */
  readonly next: string;
  /** "New password again". Only needed with `repeat`. */
  readonly repeat?: string | undefined;
  /** Says of a rule that it is met, for readers. */
  readonly met?: string | undefined;
  /** Says of a rule that it is not met yet, for readers. */
  readonly unmet?: string | undefined;
}

export interface PasswordFormProps extends Omit<AccountFormProps, 'children'> {
  /** What is filled in. */
  values: PasswordValues;
  /** Labels of the fields. */
  words: PasswordFormWords;
  /** What a password must be, and what it is already. @default none */
  rules?: readonly PasswordRule[] | undefined;
  /** What is good to know before choosing a password. */
  hint?: string | undefined;
  /** What is wrong by field. */
  errors?: { readonly [Key in keyof PasswordValues]?: string | undefined } | undefined;
  /** The player filled in. */
  onValuesChange?: ((values: PasswordValues) => void) | undefined;
}

/** A new password, checked rule by rule as it is typed. Renders a `form`. */
export function PasswordForm({
  values,
  words,
  rules = [],
  hint,
  errors = {},
  onValuesChange,
  ...rest
}: PasswordFormProps) {
  const change = (part: Partial<PasswordValues>) => onValuesChange?.({ ...values, ...part });
  return (
    <AccountForm {...rest}>
      <div className={css.fields}>
        {values.current !== undefined && (
          <Field label={words.current} error={errors.current} required>
            <PasswordInput
              name="current"
              value={values.current}
              onValueChange={(current) => change({ current })}
            />
          </Field>
        )}
        <Field label={words.next} hint={hint} error={errors.next} required>
          <PasswordInput
            name="next"
            autoComplete="new-password"
            value={values.next}
            onValueChange={(next) => change({ next })}
          />
        </Field>
        {rules.length > 0 && (
          <ul className={css.rules}>
            {rules.map(({ id, label, met }) => (
              <li key={id} className={css.rule} data-met={met ? '' : undefined}>
                <Icon name={met ? 'success' : 'dot'} size="sm" />
                {label}
                <VisuallyHidden>{` (${met ? words.met : words.unmet})`}</VisuallyHidden>
              </li>
            ))}
          </ul>
        )}
        {values.repeat !== undefined && words.repeat !== undefined && (
          <Field label={words.repeat} error={errors.repeat} required>
            <PasswordInput
              name="repeat"
              autoComplete="new-password"
              value={values.repeat}
              onValueChange={(repeat) => change({ repeat })}
            />
          </Field>
        )}
      </div>
    </AccountForm>
  );
}
