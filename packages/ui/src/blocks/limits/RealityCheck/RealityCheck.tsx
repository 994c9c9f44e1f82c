import type { ReactNode } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './RealityCheck.css.ts';

export interface RealityDetail {
  /** Label of the value, for example “Staked”. */
  readonly label: string;
  /** Formatted value, for example “€ 84.00”. */
  readonly value: string;
}

export interface RealityCheckLabels {
  /** Title, for example “You have played for 1 hour”. */
  readonly title: string;
  /** Introduction, for example “Since 20:04. This is what happened in that time.” */
  readonly description: string;
  /** Label of the continue button, for example “Go on playing”. */
  readonly goOn: string;
  /** Label of the sign-out button. */
  readonly signOut: string;
  /** Label of the checkbox, for example “Don't remind me again in this session”. Without it there is no checkbox. */
  readonly silence?: string | undefined;
}

export interface RealityCheckProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  labels: RealityCheckLabels;
  /** Values to show: time played, staked, returned, difference. */
  details: readonly RealityDetail[];
  /** Link to the bet history. */
  history?: ReactNode;
  /**
   * Whether the player wants no more reminders.
   * @default false
   */
  silenced?: boolean | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player ticks or unticks the checkbox. */
  onSilencedChange?: ((silenced: boolean) => void) | undefined;
  /** Called when the player continues. */
  onGoOn: () => void;
  /** Called when the player signs out. */
  onSignOut: () => void;
}

/**
 * Reminder of the time and money spent on playing; only an answer closes it. Renders a `div` with the role
 * `alertdialog`.
 */
export function RealityCheck({
  labels,
  details,
  history,
  silenced = false,
  onSilencedChange,
  onGoOn,
  onSignOut,
  ...rest
}: RealityCheckProps) {
  return (
    <ConfirmDialog
      {...rest}
      requiresAnswer
      title={labels.title}
      description={labels.description}
      confirmLabel={labels.goOn}
      cancelLabel={labels.signOut}
      onConfirm={onGoOn}
      onCancel={onSignOut}
    >
      <div className={css.root}>
        <dl className={css.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={css.entry}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {history}
        {labels.silence !== undefined && (
          <Checkbox checked={silenced} onCheckedChange={onSilencedChange}>
            {labels.silence}
          </Checkbox>
        )}
      </div>
    </ConfirmDialog>
  );
}
