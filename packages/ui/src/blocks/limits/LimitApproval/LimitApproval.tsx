import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LimitApproval.css.ts';

export interface LimitChange {
  readonly id: string;
  /** Name of the limit, for example “Deposits, 7 days”. */
  readonly name: string;
  /** Current amount, formatted. */
  readonly from: string;
  /** New amount, formatted. */
  readonly to: string;
}

export interface LimitApprovalLabels {
  /** Title, for example “Your higher limit is ready”. */
  readonly title: string;
  /**
   * Explanation, for example “You asked for it yesterday. It starts only with your yes; without an answer it ends in
   * 23 hours.”
   */
  readonly description: string;
  /** Label of the approve button, for example “Use the new limit”. */
  readonly approve: string;
  /** Label of the reject button, for example “Keep the old limit”. */
  readonly reject: string;
  /** Text between the old and the new amount for screen readers, for example “to”. */
  readonly to: string;
}

export interface LimitApprovalProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Limit increases that are due for approval. */
  changes: readonly LimitChange[];
  labels: LimitApprovalLabels;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player approves the new limit. */
  onApprove: () => void;
  /** Called when the player keeps the old limit. */
  onReject: () => void;
}

/**
 * Asks for the second confirmation that a limit increase requires; only an answer closes the dialog. Renders a `div`
 * with the role `alertdialog`.
 */
export function LimitApproval({ changes, labels, onApprove, onReject, ...rest }: LimitApprovalProps) {
  return (
    <ConfirmDialog
      {...rest}
      requiresAnswer
      title={labels.title}
      description={labels.description}
      confirmLabel={labels.approve}
      cancelLabel={labels.reject}
      onConfirm={onApprove}
      onCancel={onReject}
    >
      <ul className={css.list}>
        {changes.map(({ id, name, from, to }) => (
          <li key={id} className={css.row}>
            <span className={css.name}>{name}</span>
            <span className={css.amounts}>
              <s className={css.old}>{from}</s> <span className={css.arrow}>{labels.to}</span>{' '}
              <b className={css.amount}>{to}</b>
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
