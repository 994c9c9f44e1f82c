import type { ReactNode } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './RealityCheck.css.ts';

export interface RealityFact {
  /** "Staked". */
  readonly label: string;
  /** "€ 84.00". */
  readonly value: string;
}

export interface RealityCheckWords {
  /** "You have played for 1 hour". */
  readonly title: string;
  /** "Since 20:04. This is what happened in that time." */
  readonly description: string;
  /** "Go on playing". */
  readonly goOn: string;
  /** "Sign out". */
  readonly signOut: string;
  /** "Don't remind me again in this session". Without it nothing is asked. */
  readonly silence?: string | undefined;
}

export interface RealityCheckProps extends RootProps<HTMLDivElement> {
  /** In sight or not. */
  open: boolean;
  words: RealityCheckWords;
  /** Time played, staked, returned, the difference. */
  facts: readonly RealityFact[];
  /** A link to the history of bets. */
  history?: ReactNode;
  /** The player wants no more reminders. @default false */
  silenced?: boolean | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player ticked or cleared the wish for no more reminders. */
  onSilencedChange?: ((silenced: boolean) => void) | undefined;
  /** The player goes on. */
  onGoOn: () => void;
  /** The player signs out. */
  onSignOut: () => void;
}

/** Says how long and for how much was played; only an answer closes it. Renders a `div` with the role of an alert dialog. */
export function RealityCheck({
  words,
  facts,
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
      answerDue
      title={words.title}
      description={words.description}
      confirmLabel={words.goOn}
      cancelLabel={words.signOut}
      onConfirm={onGoOn}
      onCancel={onSignOut}
    >
      <div className={css.root}>
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {history}
        {words.silence !== undefined && (
          <Checkbox checked={silenced} onCheckedChange={onSilencedChange}>
            {words.silence}
          </Checkbox>
        )}
      </div>
    </ConfirmDialog>
  );
}
