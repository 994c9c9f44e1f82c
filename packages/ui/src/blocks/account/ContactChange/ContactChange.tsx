import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stepper, type StepperStep, type StepState } from '../../../primitives/Stepper/Stepper.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { CodeStep, type CodeStepProps } from '../CodeStep/CodeStep.tsx';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { OutcomeCard } from '../OutcomeCard/OutcomeCard.tsx';

export const changeSteps = ['enter', 'code', 'done'] as const;
export type ChangeStep = (typeof changeSteps)[number];

export interface ContactChangeWords {
  /** "Change the phone", "Bind an e-mail". */
  readonly title: string;
  /** What follows: "We send a code to the new number." */
  readonly lead?: string | undefined;
  /** "Send the code". */
  readonly submit: string;
  /** The way, for readers: "Changing the phone". */
  readonly way: string;
  /** Names of the three steps. */
  readonly steps: Readonly<Record<ChangeStep, string>>;
  /** States of the steps for readers. */
  readonly states: Readonly<Record<StepState, string>>;
  /** "The phone is changed". */
  readonly doneTitle: string;
  /** What holds from now on. */
  readonly doneDetail?: string | undefined;
  /** "Back to security". */
  readonly doneAction: string;
}

export interface ContactChangeProps extends RootProps<HTMLElement> {
  /** Where the player is on the way. */
  step: ChangeStep;
  /** Fields of the first step: the new address or login, perhaps the password. */
  fields: readonly FormField[];
  /** The step of the code. */
  code: Omit<CodeStepProps, 'id' | 'ref' | 'title'> & { readonly title: string };
  /** Labels of the way. */
  words: ContactChangeWords;
  /** News before the fields: a `Notice`. */
  notice?: ReactNode;
  /** What is wrong with the answer as a whole. */
  error?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player changed a field. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** The player wants the code. */
  onSubmit?: (() => void) | undefined;
  /** The player has seen that it is done. */
  onDone?: (() => void) | undefined;
}

/** The way to bind or change an e-mail, a phone or a login: enter, code, done. Renders a `section`. */
export function ContactChange({
  step,
  fields,
  code,
  words,
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
      <OutcomeCard
        {...rest}
        title={words.doneTitle}
        detail={words.doneDetail}
        actions={
          <Button tone="strong" size="lg" width="full" onClick={onDone}>
            {words.doneAction}
          </Button>
        }
      />
    );
  }
  return (
    <Card {...rest}>
      <Stack gap="lg">
        <Stepper label={words.way} steps={stepsOf(step, words)} stateLabels={words.states} />
        {step === 'enter' ? (
          <AccountForm
            title={words.title}
            lead={words.lead}
            submitLabel={words.submit}
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

function stepsOf(step: ChangeStep, words: ContactChangeWords): readonly StepperStep[] {
  const now = changeSteps.indexOf(step);
  return changeSteps.map((id, place) => ({
    id,
    label: words.steps[id],
    state: place < now ? 'done' : place === now ? 'current' : 'next',
  }));
}
