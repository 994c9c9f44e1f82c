import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import * as css from './AccountForm.css.ts';

export const accountFormTones = ['strong', 'primary', 'danger'] as const;
export type AccountFormTone = (typeof accountFormTones)[number];

export interface AccountFormProps extends RootProps<HTMLFormElement> {
  /** Fields of the form. */
  children: ReactNode;
  /** Words of the one main action; a form that moves money says the amount. */
  submitLabel: string;
  /** Title above the fields. */
  title?: string | undefined;
  /** One plain sentence below the title. */
  lead?: ReactNode;
  /** What is wrong with the form as a whole, and what to do. */
  error?: string | undefined;
  /** What is wrong in a long form, field by field, each a way to its field. */
  problems?: { readonly title: string; readonly items: readonly FieldProblem[] } | undefined;
  /** Says that it was saved. */
  saved?: string | undefined;
  /** `primary` moves money, `danger` takes something away. @default 'strong' */
  tone?: AccountFormTone | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The form can't go now. @default false */
  disabled?: boolean | undefined;
  /** Another way on, below the main action. */
  secondary?: ReactNode;
  /** A sentence at the end. */
  footer?: ReactNode;
  /** The player sends the form. */
  onSubmit?: (() => void) | undefined;
}

/** The frame of every form of the account: news, fields, one main action. Renders a `form`. */
export function AccountForm({
  children,
  submitLabel,
  title,
  lead,
  error,
  problems,
  saved,
  tone = 'strong',
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
        <Button type="submit" tone={tone} size="lg" width="full" busy={busy} disabled={disabled}>
          {submitLabel}
        </Button>
        {secondary}
      </div>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </form>
  );
}
