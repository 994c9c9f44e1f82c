import { RadioGroup, type RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SelfExclusionConfirm } from './SelfExclusionConfirm.tsx';
import * as css from './SelfExclusion.css.ts';

export interface SelfExclusionValues {
  /** Selected period; empty before the selection. */
  readonly period: string;
  /** Optional reason; empty when none is given. */
  readonly reason: string;
  /** Whether the player has confirmed the consequences. */
  readonly understood: boolean;
  /** Password of the account. */
  readonly password: string;
}

export interface SelfExclusionLabels {
  /** Label of the period, for example “How long?” */
  readonly period: string;
  /** Label of the reason, for example “Why? You don't have to say.” */
  readonly reason: string;
  /** Label of the next button, for example “Go on”. */
  readonly next: string;
  /** Title of the consequences, for example “What follows”. */
  readonly consequencesTitle: string;
  /** Label of the checkbox, for example “I understand that this can't be undone early.” */
  readonly understood: string;
  /** Label of the password field. Without it no password is asked for. */
  readonly password?: string | undefined;
  /** Label of the back button. */
  readonly back: string;
  /** Label of the submit button, including the period, for example “Exclude me for 180 days”. */
  readonly submit: string;
}

export interface SelfExclusionProps extends RootProps<HTMLFormElement> {
  /** Current step: selecting a period, or confirming the consequences. */
  step: 'choose' | 'confirm';
  values: SelfExclusionValues;
  labels: SelfExclusionLabels;
  /** Periods to choose from, each with its end date as hint. */
  periods: readonly RadioOption[];
  /** Reasons to choose from, the first one empty. Without them no reason is asked for. */
  reasons?: readonly SelectOption[] | undefined;
  /**
   * Consequences, one sentence each: services that stop and continue, the end date, and that it can't be undone
   * early.
   */
  consequences: readonly string[];
  /** Error messages by field, and `form` for the form as a whole. */
  errors?: { readonly [Key in keyof SelfExclusionValues | 'form']?: string | undefined } | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player changes a field. */
  onValuesChange?: ((values: SelfExclusionValues) => void) | undefined;
  /** Called when the player continues to the second step. */
  onNext?: (() => void) | undefined;
  /** Called when the player returns to the first step. */
  onBack?: (() => void) | undefined;
  /** Called when the player submits the self-exclusion. */
  onSubmit?: (() => void) | undefined;
}

/** Self-exclusion in two steps: the period, then its consequences. Renders a `form`. */
export function SelfExclusion({
  step,
  values,
  labels,
  periods,
  reasons,
  consequences,
  errors = {},
  busy = false,
  onValuesChange,
  onNext,
  onBack,
  onSubmit,
  ...rest
}: SelfExclusionProps) {
  const change = (changed: Partial<SelfExclusionValues>) => onValuesChange?.({ ...values, ...changed });
  return (
    <form
      {...rest}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (step === 'choose') onNext?.();
        else onSubmit?.();
      }}
    >
      {step === 'choose' ? (
        <>
          <RadioGroup
            label={labels.period}
            options={periods}
            value={values.period}
            onValueChange={(period) => change({ period })}
          />
          {errors.period !== undefined && (
            <p role="alert" className={css.error}>
              {errors.period}
            </p>
          )}
          {reasons && (
            <Field label={labels.reason} error={errors.reason}>
              <Select
                options={reasons}
                value={values.reason}
                onValueChange={(reason) => change({ reason })}
              />
            </Field>
          )}
          <Button type="submit" tone="strong" size="lg" width="full">
            {labels.next}
          </Button>
        </>
      ) : (
        <SelfExclusionConfirm
          values={values}
          labels={labels}
          consequences={consequences}
          errors={errors}
          busy={busy}
          onChange={change}
          onBack={onBack}
        />
      )}
    </form>
  );
}
