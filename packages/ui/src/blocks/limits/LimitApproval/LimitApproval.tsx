import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LimitApproval.css.ts';

export interface LimitChange {
  readonly id: string;
  /** "Deposits, 7 days". */
  readonly name: string;
  /** "€ 200". */
  readonly from: string;
  /** "€ 300". */
  readonly to: string;
}

export interface LimitApprovalWords {
  /** "Your higher limit is ready". */
  readonly title: string;
  /** "You asked for it yesterday. It starts only with your yes; without an answer it ends in 23 hours." */
  readonly description: string;
  /** "Use the new limit". */
  readonly approve: string;
  /** "Keep the old limit". */
  readonly reject: string;
  /** For readers, between the old amount and the new one: "to". */
  readonly to: string;
}

export interface LimitApprovalProps extends RootProps<HTMLDivElement> {
  /** In sight or not. */
  open: boolean;
  /** The limits whose time has come. */
  changes: readonly LimitChange[];
  words: LimitApprovalWords;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player agrees. */
  onApprove: () => void;
  /** The player keeps what is. */
  onReject: () => void;
}

/**
 * Asks for the second yes that a higher limit needs; only an answer closes it.
 * Renders a `div` with the role of an alert dialog.
 */
export function LimitApproval({ changes, words, onApprove, onReject, ...rest }: LimitApprovalProps) {
  return (
    <ConfirmDialog
      {...rest}
      answerDue
      title={words.title}
      description={words.description}
      confirmLabel={words.approve}
      cancelLabel={words.reject}
      onConfirm={onApprove}
      onCancel={onReject}
    >
      <ul className={css.list}>
        {changes.map(({ id, name, from, to }) => (
          <li key={id} className={css.row}>
            <span className={css.name}>{name}</span>
            <span className={css.amounts}>
              <s className={css.old}>{from}</s> <span className={css.arrow}>{words.to}</span>{' '}
              <b className={css.amount}>{to}</b>
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
