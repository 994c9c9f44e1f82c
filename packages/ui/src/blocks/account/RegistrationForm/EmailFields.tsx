import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import type { RegistrationFormProps } from './RegistrationForm.tsx';
import type { RegistrationValues } from './registration.ts';

interface EmailFieldsProps extends Pick<RegistrationFormProps, 'values' | 'labels'> {
  errors: NonNullable<RegistrationFormProps['errors']>;
  onChange: (part: Partial<RegistrationValues>) => void;
}

/** E-mail and password of a registration by e-mail. Renders two fields. */
export function EmailFields({ values, labels, errors, onChange }: EmailFieldsProps) {
  return (
    <>
      <Field label={labels.email} error={errors.email} required>
        <Input
          type="email"
          inputMode="email"
          name="email"
          autoComplete="email"
          value={values.email}
          onValueChange={(email) => onChange({ email })}
        />
      </Field>
      <Field label={labels.password} hint={labels.passwordHint} error={errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={values.password}
          onValueChange={(password) => onChange({ password })}
        />
      </Field>
    </>
  );
}
