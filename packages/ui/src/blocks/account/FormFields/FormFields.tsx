import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LazyCombobox } from '../../../primitives/Combobox/LazyCombobox.tsx';
import { LazyDateInput } from '../../../primitives/DateInput/LazyDateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input, type InputProps } from '../../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import type { FieldFormat, FormField } from './formField.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { LockedValue } from './LockedValue.tsx';
import * as css from './FormFields.css.ts';

export interface FormFieldsProps extends RootProps<HTMLDivElement> {
  /** Fields in display order, with their values and errors. */
  fields: readonly FormField[];
  /** Called when a field's value changes. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
}

/**
 * Form fields described by data, in two columns where the width allows. Renders a `div`; each field has its id in
 * `data-field`.
 */
export function FormFields({ fields, onValueChange, ...rest }: FormFieldsProps) {
  return (
    <div {...rest} className={css.grid}>
      {fields.map((field) => (
        <div key={field.id} data-field={field.id} className={classes(css.cell, field.wide && css.wide)}>
          {field.kind === 'locked' ? (
            <LockedValue {...field} />
          ) : (
            <Field
              label={field.label}
              hint={field.hint}
              error={field.error}
              note={field.note}
              required={field.required}
            >
              <Control field={field} onValueChange={onValueChange} />
            </Field>
          )}
        </div>
      ))}
    </div>
  );
}

interface ControlProps {
  field: Exclude<FormField, { kind: 'locked' }>;
  onValueChange: FormFieldsProps['onValueChange'];
}

function Control({ field, onValueChange }: ControlProps) {
  const { id, value, disabled, autoComplete } = field;
  const shared = { value, disabled, onValueChange: (next: string) => onValueChange?.(id, next) };
  switch (field.kind) {
    case 'text':
      return (
        <Input
          {...shared}
          {...keyboards[field.format ?? 'text']}
          name={id}
          autoComplete={autoComplete}
          placeholder={field.placeholder}
          maxLength={field.maxLength}
        />
      );
    case 'password':
      return <PasswordInput {...shared} name={id} autoComplete={autoComplete ?? 'current-password'} />;
    case 'select':
      return <Select {...shared} name={id} options={field.options} />;
    case 'phone':
      return (
        <PhoneInput
          {...shared}
          country={field.country}
          countries={field.countries}
          codeLabel={field.codeLabel}
          placeholder={field.placeholder}
          onCountryChange={(country) => onValueChange?.(field.codeId, country)}
        />
      );
    case 'date':
      return (
        <LazyDateInput
          {...shared}
          labels={field.labels}
          min={field.min}
          max={field.max}
          birthday={autoComplete === 'bday'}
        />
      );
    case 'search':
      return (
        <LazyCombobox
          {...shared}
          name={id}
          label={field.label}
          options={field.options}
          labels={field.labels}
        />
      );
    case 'longText':
      return <Textarea {...shared} name={id} maxLength={field.maxLength} />;
  }
}

const keyboards = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  digits: { inputMode: 'numeric', numeric: true },
  decimal: { inputMode: 'decimal', numeric: true },
  code: { numeric: true },
  url: { type: 'url', inputMode: 'url' },
} as const satisfies Record<FieldFormat, Partial<InputProps>>;
