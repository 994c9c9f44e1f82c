import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CodeInput, type CodeKind } from '../../../primitives/CodeInput/CodeInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import * as css from './CodeStep.css.ts';

export interface CodeStepWords {
  /** Label of the code: "Code from the message". */
  readonly code: string;
  /** "Confirm". */
  readonly submit: string;
  /** "Send a new code". */
  readonly resend?: string | undefined;
  /** "Change the number". */
  readonly change?: string | undefined;
}

export interface CodeStepProps extends RootProps<HTMLFormElement> {
  /** "Enter the code". */
  title?: string | undefined;
  /** Where it was sent: "We sent six figures to +44 ··· 73." */
  lead: ReactNode;
  /** The code as far as it is typed. */
  value: string;
  /** How many characters it has. @default 6 */
  length?: number | undefined;
  /** Figures, or letters and figures. @default 'digits' */
  kind?: CodeKind | undefined;
  /** Labels of the step. */
  words: CodeStepWords;
  /** What is wrong with the code, and what to do: wrong, expired, too many tries. */
  error?: string | undefined;
  /** How long until a new code can be sent, in place of the button: "New code in 0:42". */
  wait?: string | undefined;
  /** Says that a new code was sent. */
  sent?: string | undefined;
  /** The code is being checked. @default false */
  busy?: boolean | undefined;
  /** The code can't be entered now: too many tries. @default false */
  disabled?: boolean | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player sends the code. */
  onSubmit?: (() => void) | undefined;
  /** The player wants a new code. */
  onResend?: (() => void) | undefined;
  /** The player goes back to change where it is sent. */
  onChangeAddress?: (() => void) | undefined;
}

/** The step of a one-time code: where it went, the code, a new one after a while. Renders a `form`. */
export function CodeStep({
  title,
  lead,
  value,
  length = 6,
  kind = 'digits',
  words,
  error,
  wait,
  sent,
  busy = false,
  disabled = false,
  onValueChange,
  onSubmit,
  onResend,
  onChangeAddress,
  ...rest
}: CodeStepProps) {
  return (
    <AccountForm
      {...rest}
      title={title}
      lead={lead}
      saved={sent}
      submitLabel={words.submit}
      busy={busy}
      disabled={disabled}
      onSubmit={onSubmit}
      secondary={
        <div className={css.ways}>
          {wait !== undefined ? (
            <span className={css.wait}>{wait}</span>
          ) : (
            words.resend !== undefined && (
              <Button emphasis="plain" onClick={onResend}>
                {words.resend}
              </Button>
            )
          )}
          {words.change !== undefined && (
            <Button emphasis="plain" tone="muted" onClick={onChangeAddress}>
              {words.change}
            </Button>
          )}
        </div>
      }
    >
      <Field label={words.code} error={error} required>
        <CodeInput
          length={length}
          kind={kind}
          value={value}
          disabled={disabled}
          onValueChange={onValueChange}
        />
      </Field>
    </AccountForm>
  );
}
