import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CodeInput, type CodeKind } from '../../../primitives/CodeInput/CodeInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm, type AccountFormTone } from '../AccountForm/AccountForm.tsx';
import * as css from './CodeStep.css.ts';

export interface CodeStepLabels {
  /** Label of the code field, for example “Code from the message”. */
  readonly code: string;
  /** Label of the submit button, for example “Confirm”. */
  readonly submit: string;
  /** Label of the resend button, for example “Send a new code”. */
  readonly resend?: string | undefined;
  /** Label of the button that changes the recipient, for example “Change the number”. */
  readonly change?: string | undefined;
}

export interface CodeStepProps extends RootProps<HTMLFormElement> {
  /** Title of the step, for example “Enter the code”. */
  title?: string | undefined;
  /** Recipient of the code, for example “We sent six figures to +44 ··· 73.” */
  lead: ReactNode;
  /** Characters entered so far. */
  value: string;
  /**
   * Number of characters of the code.
   * @default 6
   */
  length?: number | undefined;
  /**
   * Allowed characters: digits only, or letters and digits.
   * @default 'digits'
   */
  kind?: CodeKind | undefined;
  /** Labels of the step. */
  labels: CodeStepLabels;
  /** Error message about the code, for example wrong, expired or too many attempts. */
  error?: string | undefined;
  /** Remaining time until a new code can be requested, shown in place of the button. Example: “New code in 0:42”. */
  wait?: string | undefined;
  /** Confirmation that a new code was sent. */
  sent?: string | undefined;
  /**
   * Appearance of the submit button: `primary` if the code moves money.
   * @default 'strong'
   */
  tone?: AccountFormTone | undefined;
  /**
   * Whether the code is being verified.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether the code can't be entered, for example after too many attempts.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the entered code changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player submits the code. */
  onSubmit?: (() => void) | undefined;
  /** Called when the player requests a new code. */
  onResend?: (() => void) | undefined;
  /** Called when the player goes back to change the recipient. */
  onChangeAddress?: (() => void) | undefined;
}

/** One-time code step: recipient, code field and a resend button after a delay. Renders a `form`. */
export function CodeStep({
  title,
  lead,
  value,
  length = 6,
  kind = 'digits',
  labels,
  error,
  wait,
  sent,
  tone,
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
      submitLabel={labels.submit}
      tone={tone}
      busy={busy}
      disabled={disabled}
      onSubmit={onSubmit}
      secondary={
        <div className={css.ways}>
          {wait !== undefined ? (
            <span className={css.wait}>{wait}</span>
          ) : (
            labels.resend !== undefined && (
              <Button emphasis="plain" onClick={onResend}>
                {labels.resend}
              </Button>
            )
          )}
          {labels.change !== undefined && (
            <Button emphasis="plain" tone="muted" onClick={onChangeAddress}>
              {labels.change}
            </Button>
          )}
        </div>
      }
    >
      <Field label={labels.code} error={error} required>
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
