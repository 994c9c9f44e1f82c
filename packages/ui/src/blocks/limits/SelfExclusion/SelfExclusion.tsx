import { RadioGroup, type RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SelfExclusionConfirm } from './SelfExclusionConfirm.tsx';
import * as css from './SelfExclusion.css.ts';

export interface SelfExclusionValues {
  /** The chosen length; empty before the choice. */
  readonly period: string;
  /** Why, if the player says so; empty otherwise. */
  readonly reason: string;
  /** The player read what follows. */
  readonly understood: boolean;
  /** The password of the account. */
  readonly password: string;
}

export interface SelfExclusionWords {
  /** "How long?" */
  readonly period: string;
  /** "Why? You don't have to say." */
  readonly reason: string;
  /** "Go on". */
  readonly next: string;
  /** "What follows". */
  readonly consequencesTitle: string;
  /** "I understand that this can't be undone early." */
  readonly understood: string;
  /** "Your password". Without it no password is asked for. */
  readonly password?: string | undefined;
  /** "Back". */
  readonly back: string;
  /** The action with its length: "Exclude me for 180 days". */
  readonly submit: string;
}

export interface SelfExclusionProps extends RootProps<HTMLFormElement> {
  /** Choosing, or reading once more what follows. */
  step: 'choose' | 'confirm';
  values: SelfExclusionValues;
  words: SelfExclusionWords;
  /** Lengths, each with the day on which it ends as its hint. */
  periods: readonly RadioOption[];
  /** Reasons, the first one empty. Without them nothing is asked. */
  reasons?: readonly SelectOption[] | undefined;
  /** What follows, one sentence each: what stops, what goes on, when it ends, that it can't be undone early. */
  consequences: readonly string[];
  /** What is wrong by field, and `form` for the answer as a whole. */
  errors?: { readonly [Key in keyof SelfExclusionValues | 'form']?: string | undefined } | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player filled in. */
  onValuesChange?: ((values: SelfExclusionValues) => void) | undefined;
  /** The player chose and goes on. */
  onNext?: (() => void) | undefined;
  /** The player goes back to the choice. */
  onBack?: (() => void) | undefined;
  /** The player wants to be excluded. */
  onSubmit?: (() => void) | undefined;
}

/** Self-exclusion in two steps: a length, then what follows from it. Renders a `form`. */
export function SelfExclusion({
  step,
  values,
  words,
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
            label={words.period}
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
            <Field label={words.reason} error={errors.reason}>
              <Select
                options={reasons}
                value={values.reason}
                onValueChange={(reason) => change({ reason })}
              />
            </Field>
          )}
          <Button type="submit" tone="strong" size="lg" width="full">
            {words.next}
          </Button>
        </>
      ) : (
        <SelfExclusionConfirm
          values={values}
          words={words}
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
