import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { LockedFormField } from './formField.ts';
import * as css from './FormFields.css.ts';

/** Value that can't be changed here, with the reason. Renders a `dl`. */
export function LockedValue({ label, value, hint }: LockedFormField) {
  return (
    <dl>
      <dt>
        <Text size="label" tone="muted">
          {label}
        </Text>
      </dt>
      <dd className={css.locked}>
        <span className={css.lockedValue}>{value}</span>
        <span className={css.lock}>
          <Icon name="lock" size="sm" />
        </span>
      </dd>
      {hint !== undefined && (
        <dd>
          <Text size="label" tone="muted">
            {hint}
          </Text>
        </dd>
      )}
    </dl>
  );
}
