import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';
import { CodeStep, type CodeStepProps } from '../CodeStep/CodeStep.tsx';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { ResultCard } from '../ResultCard/ResultCard.tsx';
import { PasswordForm, type PasswordFormProps } from '../PasswordForm/PasswordForm.tsx';

/** Steps of a password recovery: identification, code, new password, done. */
export type RecoveryStep =
  | ({
      readonly step: 'request';
      /** Field for an e-mail, phone or account number. */
      readonly fields: readonly FormField[];
      readonly onValueChange?: ((id: string, value: string) => void) | undefined;
    } & Omit<AccountFormProps, 'children' | 'id' | 'ref'>)
  | ({ readonly step: 'code' } & Omit<CodeStepProps, 'id' | 'ref'>)
  | ({ readonly step: 'password' } & Omit<PasswordFormProps, 'id' | 'ref'>)
  | {
      readonly step: 'done';
      readonly title: string;
      readonly detail?: string | undefined;
      /** Label of the final button, for example “Sign in”. */
      readonly doneLabel: string;
      readonly onDone?: (() => void) | undefined;
    };

export interface PasswordRecoveryProps extends RootProps<HTMLDivElement> {
  /** Current step with its props. */
  state: RecoveryStep;
}

/** Recovery of a forgotten password in steps. Renders a `div` with the current step in `data-step`. */
export function PasswordRecovery({ state, ...rest }: PasswordRecoveryProps) {
  return (
    <div {...rest} data-step={state.step}>
      <Step state={state} />
    </div>
  );
}

function Step({ state }: { state: RecoveryStep }) {
  switch (state.step) {
    case 'request': {
      const { step: _, fields, onValueChange, ...form } = state;
      return (
        <AccountForm {...form}>
          <FormFields fields={fields} onValueChange={onValueChange} />
        </AccountForm>
      );
    }
    case 'code': {
      const { step: _, ...code } = state;
      return <CodeStep {...code} />;
    }
    case 'password': {
      const { step: _, ...form } = state;
      return <PasswordForm {...form} />;
    }
    case 'done':
      return (
        <ResultCard
          title={state.title}
          detail={state.detail}
          actions={
            <Button tone="strong" size="lg" width="full" onClick={state.onDone}>
              {state.doneLabel}
            </Button>
          }
        />
      );
  }
}
