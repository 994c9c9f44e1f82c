import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stepper, type StepperProps, type StepperStep } from '../../../primitives/Stepper/Stepper.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { CodeStep, type CodeStepProps } from '../CodeStep/CodeStep.tsx';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { ResultCard } from '../ResultCard/ResultCard.tsx';

export const changeSteps = ['enter', 'code', 'done'] as const;
export type ChangeStep = (typeof changeSteps)[number];

export interface ContactChangeLabels {
  /** Title of the form, for example “Change the phone” or “Bind an e-mail”. */
  readonly title: string;
  /** Explanation of the next step, for example “We send a code to the new number.” */
  readonly lead?: string | undefined;
  /** Label of the submit button, for example “Send the code”. */
  readonly submit: string;
  /** Accessible name of the list of steps, for example “Changing the phone”. */
  readonly way: string;
  /** Names of the three steps. */
  readonly steps: Readonly<Record<ChangeStep, string>>;
  /** Labels of the step states for screen-reader users. */
  readonly states: StepperProps['stateLabels'];
  /** Title of the last step, for example “The phone is changed”. */
  readonly doneTitle: string;
  /** Consequences of the change. */
  readonly doneDetail?: string | undefined;
  /** Label of the final button, for example “Back to security”. */
  readonly doneAction: string;
}

export interface ContactChangeProps extends RootProps<HTMLElement> {
  /** Current step. */
  step: ChangeStep;
  /** Fields of the first step: the new address or login, and the password if required. */
  fields: readonly FormField[];
  /** Props of the code step. */
  code: Omit<CodeStepProps, 'id' | 'ref' | 'title'> & { readonly title: string };
  /** Labels of the form and its steps. */
  labels: ContactChangeLabels;
  /** Message before the fields: a `Notice`. */
  notice?: ReactNode;
  /** Error message about the form as a whole. */
  error?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when a field's value changes. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player submits the first step. */
  onSubmit?: (() => void) | undefined;
  /** Called when the player activates the final button. */
  onDone?: (() => void) | undefined;
}

/**
 * Form in three steps (enter, code, done) for adding or changing an e-mail, a phone or a login. Renders a `section`.
 */
export function ContactChange({
  step,
  fields,
  code,
  labels,
  notice,
  error,
  busy,
  onValueChange,
  onSubmit,
  onDone,
  ...rest
}: ContactChangeProps) {
  if (step === 'done') {
    return (
      <ResultCard
        {...rest}
        title={labels.doneTitle}
        detail={labels.doneDetail}
        actions={
          <Button tone="strong" size="lg" width="full" onClick={onDone}>
            {labels.doneAction}
          </Button>
        }
      />
    );
  }
  return (
    <Card {...rest}>
      <Stack gap="lg">
        <Stepper label={labels.way} steps={stepsOf(step, labels)} stateLabels={labels.states} />
        {step === 'enter' ? (
          <AccountForm
            title={labels.title}
            lead={labels.lead}
            submitLabel={labels.submit}
            error={error}
            busy={busy}
            onSubmit={onSubmit}
          >
            {notice}
            <FormFields fields={fields} onValueChange={onValueChange} />
          </AccountForm>
        ) : (
          <CodeStep {...code} />
        )}
      </Stack>
    </Card>
  );
}

function stepsOf(step: ChangeStep, labels: ContactChangeLabels): readonly StepperStep[] {
  const now = changeSteps.indexOf(step);
  return changeSteps.map((id, place) => ({
    id,
    label: labels.steps[id],
    state: place < now ? 'done' : place === now ? 'current' : 'next',
  }));
}
