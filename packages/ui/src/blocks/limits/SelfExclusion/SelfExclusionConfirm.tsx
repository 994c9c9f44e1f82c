import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { PasswordInput } from '../../../primitives/Input/PasswordInput.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { SelfExclusionProps, SelfExclusionValues } from './SelfExclusion.tsx';
import * as css from './SelfExclusion.css.ts';

type Shared = Required<Pick<SelfExclusionProps, 'values' | 'labels' | 'consequences'>> &
  Pick<SelfExclusionProps, 'errors' | 'busy' | 'onBack'>;

interface SelfExclusionConfirmProps extends Shared {
  onChange: (changed: Partial<SelfExclusionValues>) => void;
}

/** Second step: consequences, their confirmation, and the password if required. */
export function SelfExclusionConfirm({
  values,
  labels,
  consequences,
  errors = {},
  busy = false,
  onChange,
  onBack,
}: SelfExclusionConfirmProps) {
  return (
    <>
      {errors.form !== undefined && (
        <Notice tone="danger" announced>
          {errors.form}
        </Notice>
      )}
      <div>
        <h3 className={css.title}>{labels.consequencesTitle}</h3>
        <ul className={css.consequences}>
          {consequences.map((sentence) => (
            <li key={sentence} className={css.consequence}>
              {sentence}
            </li>
          ))}
        </ul>
      </div>
      <Checkbox
        checked={values.understood}
        error={errors.understood}
        required
        onCheckedChange={(understood) => onChange({ understood })}
      >
        {labels.understood}
      </Checkbox>
      {labels.password !== undefined && (
        <Field label={labels.password} error={errors.password} required>
          <PasswordInput
            name="password"
            value={values.password}
            onValueChange={(password) => onChange({ password })}
          />
        </Field>
      )}
      <div className={css.actions}>
        <Button size="lg" width="full" disabled={busy} onClick={onBack}>
          {labels.back}
        </Button>
        <Button type="submit" tone="danger" size="lg" width="full" busy={busy}>
          {labels.submit}
        </Button>
      </div>
    </>
  );
}
