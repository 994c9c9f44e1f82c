import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LimitForm.css.ts';

interface LimitFieldBase {
  /** Which limit: "deposit.7d". */
  readonly id: string;
  /** "7 days". */
  readonly label: string;
  /** What is good to know: "€ 124 used, now € 200". */
  readonly hint?: string | undefined;
  /** What is wrong, and what to do. */
  readonly error?: string | undefined;
  /** A change of this one waits already. @default false */
  readonly disabled?: boolean | undefined;
  /** The amount as the player types it, or the option chosen; empty when nothing is. */
  readonly value: string;
}

/** A limit in money. */
export interface AmountLimitField extends LimitFieldBase {
  readonly kind: 'amount';
  /** Sign of the currency, after the amount. */
  readonly currency: string;
  /** Shown while nothing is filled in: "No limit". */
  readonly placeholder?: string | undefined;
}

/** A limit out of a list: hours of a session, minutes between reminders. */
export interface ChoiceLimitField extends LimitFieldBase {
  readonly kind: 'choice';
  readonly options: readonly SelectOption[];
}

export type LimitField = AmountLimitField | ChoiceLimitField;

export interface LimitFormProps extends RootProps<HTMLFormElement> {
  /** The limits of one type, such as 24 hours, 7 days and 30 days. */
  fields: readonly LimitField[];
  /** What follows: "Lower limits work at once. Higher ones after 24 hours and your confirmation." */
  consequence: string;
  /** Words of the main action. */
  submitLabel: string;
  /** Words of leaving it as it is. Without it there is no such button. */
  cancelLabel?: string | undefined;
  /** The answer as a whole: what happened and what to do. */
  error?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** More between the fields and the actions, such as a password field. */
  children?: ReactNode;
  /** The player filled in. */
  onFieldChange?: ((id: string, value: string) => void) | undefined;
  /** The player wants the change. */
  onSubmit?: (() => void) | undefined;
  /** The player leaves it as it is. */
  onCancel?: (() => void) | undefined;
}

/** Limits to fill in, with what follows from a change. Renders a `form`; who holds it holds its values. */
export function LimitForm({
  fields,
  consequence,
  submitLabel,
  cancelLabel,
  error,
  busy = false,
  children,
  onFieldChange,
  onSubmit,
  onCancel,
  ...rest
}: LimitFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <form {...rest} noValidate className={css.form} onSubmit={submit}>
      {error !== undefined && (
        <Notice tone="danger" announced>
          {error}
        </Notice>
      )}
      <div className={css.fields}>
        {fields.map((field) => (
          <Field key={field.id} label={field.label} hint={field.hint} error={field.error}>
            {field.kind === 'amount' ? (
              <Input
                numeric
                inputMode="decimal"
                autoComplete="off"
                value={field.value}
                placeholder={field.placeholder}
                disabled={field.disabled}
                end={<span className={css.currency}>{field.currency}</span>}
                onValueChange={(value) => onFieldChange?.(field.id, value)}
              />
            ) : (
              <Select
                options={field.options}
                value={field.value}
                disabled={field.disabled}
                onValueChange={(value) => onFieldChange?.(field.id, value)}
              />
            )}
          </Field>
        ))}
      </div>
      {children}
      <p className={css.consequence}>{consequence}</p>
      <div className={css.actions}>
        {cancelLabel !== undefined && (
          <Button width="full" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          type="submit"
          tone="strong"
          width="full"
          busy={busy}
          disabled={fields.every(({ disabled }) => disabled)}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
