import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input, onSide } from '../../../primitives/Input/Input.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LimitForm.css.ts';

interface LimitFieldBase {
  /** Id of the limit, for example `deposit.7d`. */
  readonly id: string;
  /** Label of the field, for example “7 days”. */
  readonly label: string;
  /** Help text, for example “€ 124 used, now € 200”. */
  readonly hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  readonly error?: string | undefined;
  /**
   * Whether the field is disabled because a change is already pending.
   * @default false
   */
  readonly disabled?: boolean | undefined;
  /** Amount as typed, or the selected option; empty when nothing is set. */
  readonly value: string;
}

/** Limit on an amount of money. */
export interface AmountLimitField extends LimitFieldBase {
  readonly kind: 'amount';
  /** Symbol or code of the currency. */
  readonly currency: string;
  /**
   * Side of the currency, the same as in formatted amounts of the language.
   * @default 'start'
   */
  readonly currencySide?: 'start' | 'end' | undefined;
  /** Text while the field is empty, for example “No limit”. */
  readonly placeholder?: string | undefined;
}

/** Limit selected from a list: hours of a session, minutes between reminders. */
export interface ChoiceLimitField extends LimitFieldBase {
  readonly kind: 'choice';
  readonly options: readonly SelectOption[];
}

export type LimitField = AmountLimitField | ChoiceLimitField;

export interface LimitFormProps extends RootProps<HTMLFormElement> {
  /** Limits of one type, such as 24 hours, 7 days and 30 days. */
  fields: readonly LimitField[];
  /**
   * Consequence of a change, for example “Lower limits work at once. Higher ones after 24 hours and your
   * confirmation.”
   */
  consequence: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the cancel button. Without it there is no such button. */
  cancelLabel?: string | undefined;
  /** Error message for the form as a whole: what happened and what to do. */
  error?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Content between the fields and the buttons, such as a password field. */
  children?: ReactNode;
  /** Called with the id of a field and its new value. */
  onFieldChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player submits the form. */
  onSubmit?: (() => void) | undefined;
  /** Called when the player cancels. */
  onCancel?: (() => void) | undefined;
}

/** Form for limits, with the consequence of a change. Renders a `form`; values are controlled by the parent. */
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
                {...signOf(field)}
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

function signOf({ currency, currencySide = 'start' }: AmountLimitField) {
  return onSide(<span className={css.currency}>{currency}</span>, currencySide);
}
