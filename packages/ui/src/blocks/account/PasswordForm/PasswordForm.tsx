import { Field } from '../../../primitives/Field/Field.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';
import * as css from './PasswordForm.css.ts';

export interface PasswordValues {
  /** Current password. Absent after a recovery. */
  readonly current?: string | undefined;
  readonly next: string;
  /** Repeated new password. Absent where the entered password can be revealed. */
  readonly repeat?: string | undefined;
}

export interface PasswordRule {
  readonly id: string;
  /** Text of the rule, for example “At least 8 characters”. */
  readonly label: string;
  /** Whether the new password satisfies the rule. */
  readonly met: boolean;
}

export interface PasswordFormWords {
  /** Label of the field, for example “Current password”. */
  readonly current: string;
  /** Label of the field, for example “New password”. */
  readonly next: string;
  /** Label of the field, for example “New password again”. Only needed with `repeat`. */
  readonly repeat?: string | undefined;
  /** Label of a satisfied rule for screen-reader users. */
  readonly met?: string | undefined;
  /** Label of an unsatisfied rule for screen-reader users. */
  readonly unmet?: string | undefined;
}

export interface PasswordFormProps extends Omit<AccountFormProps, 'children'> {
  /** Values of the fields. */
  values: PasswordValues;
  /** Labels of the fields. */
  labels: PasswordFormWords;
  /**
   * Rules for a password, each with its current state.
   * @default none
   */
  rules?: readonly PasswordRule[] | undefined;
  /** Hint below the new password's label. */
  hint?: string | undefined;
  /** Error messages by field. */
  errors?: { readonly [Key in keyof PasswordValues]?: string | undefined } | undefined;
  /** Called when a value changes. */
  onValuesChange?: ((values: PasswordValues) => void) | undefined;
}

/** Form for a new password, with rules checked during input. Renders a `form`. */
export function PasswordForm({
  values,
  labels,
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
          <Field label={labels.current} error={errors.current} required>
            <PasswordInput
              name="current"
              value={values.current}
              onValueChange={(current) => change({ current })}
            />
          </Field>
        )}
        <Field label={labels.next} hint={hint} error={errors.next} required>
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
                <VisuallyHidden>{` (${met ? labels.met : labels.unmet})`}</VisuallyHidden>
              </li>
            ))}
          </ul>
        )}
        {values.repeat !== undefined && labels.repeat !== undefined && (
          <Field label={labels.repeat} error={errors.repeat} required>
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
