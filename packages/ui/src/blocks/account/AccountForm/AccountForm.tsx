import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import * as css from './AccountForm.css.ts';

export const accountFormTones = ['strong', 'primary', 'danger', 'neutral'] as const;
export type AccountFormTone = (typeof accountFormTones)[number];

export interface AccountFormProps extends RootProps<HTMLFormElement> {
  /** Fields of the form. */
  children: ReactNode;
  /** Label of the submit button. A form that moves money includes the amount. */
  submitLabel: string;
  /** Title above the fields. */
  title?: string | undefined;
  /** Introductory sentence below the title. */
  lead?: ReactNode;
  /** Error message about the form as a whole, with a suggested action. */
  error?: string | undefined;
  /** Summary of a long form's errors. Each entry links to its field. */
  problems?: { readonly title: string; readonly items: readonly FieldProblem[] } | undefined;
  /** Confirmation that the data was saved. */
  saved?: string | undefined;
  /**
   * Appearance of the submit button: `primary` for moving money, `danger` for removing something, `neutral` for a
   * setting on a page that has another main action.
   * @default 'strong'
   */
  tone?: AccountFormTone | undefined;
  /**
   * Marks the submit button as one that moves money.
   * @default true for the tone `primary`
   */
  movesMoney?: boolean | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether the form can't be submitted at the moment.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Secondary action below the submit button. */
  secondary?: ReactNode;
  /** Sentence at the end of the form. */
  footer?: ReactNode;
  /** Called when the player submits the form. */
  onSubmit?: (() => void) | undefined;
}

/** Common frame of the account's forms: messages, fields, one main action. Renders a `form`. */
export function AccountForm({
  children,
  submitLabel,
  title,
  lead,
  error,
  problems,
  saved,
  tone = 'strong',
  movesMoney,
  busy = false,
  disabled = false,
  secondary,
  footer,
  onSubmit,
  ...rest
}: AccountFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit?.();
  };
  return (
    <form {...rest} noValidate className={css.root} onSubmit={submit}>
      {(title !== undefined || lead !== undefined) && (
        <div className={css.head}>
          {title !== undefined && <Heading level={2}>{title}</Heading>}
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
      )}
      {error !== undefined && (
        <Notice tone="danger" announced>
          {error}
        </Notice>
      )}
      {problems !== undefined && problems.items.length > 0 && <ErrorSummary {...problems} />}
      {saved !== undefined && (
        <Notice tone="success" announced>
          {saved}
        </Notice>
      )}
      {children}
      <div className={css.actions}>
        <Button
          type="submit"
          tone={tone}
          movesMoney={movesMoney}
          size="lg"
          width="full"
          busy={busy}
          disabled={disabled}
        >
          {submitLabel}
        </Button>
        {secondary}
      </div>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </form>
  );
}
