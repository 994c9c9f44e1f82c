import { Field } from '../../packages/ui/src/primitives/Field/Field.tsx';
import { Input } from '../../packages/ui/src/primitives/Input/Input.tsx';
import * as css from './studio.css.ts';

interface ColourFieldProps {
  label: string;
  hint?: string;
  /** The colour; derived from the seeds when absent. */
  value: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A colour as a colour well and as a text field. */
export function ColourField({ label, hint, value, error, onChange }: ColourFieldProps) {
  const isHex = /^#[0-9a-f]{6}$/i.test(value ?? '');
  return (
    <Field label={label} hint={hint} error={error}>
      <div className={css.colour}>
        <input
          type="color"
          aria-label={`${label}, pick`}
          value={isHex ? value : '#808080'}
          onChange={(event) => onChange(event.target.value)}
          className={css.well}
        />
        <div className={css.grow}>
          <Input value={value ?? ''} placeholder="derived" onValueChange={onChange} />
        </div>
      </div>
    </Field>
  );
}
