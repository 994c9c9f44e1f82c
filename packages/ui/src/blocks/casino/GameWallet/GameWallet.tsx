import { Button } from '../../../primitives/Button/Button.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { ReactNode } from 'react';
import * as css from './GameWallet.css.ts';

export interface WalletPart {
  /** What it is: "Money", "Bonus", "Free spins". */
  readonly label: string;
  /** How much of it. */
  readonly value: string;
  /** What follows from it: "Wager € 210 more to withdraw it". */
  readonly note?: string | undefined;
}

export interface GameWalletProps extends RootProps<HTMLDivElement> {
  /** All that can be played with: "€ 248.50". */
  balance: string;
  /** What the button says: "Balance € 248.50". */
  label: string;
  /** Title of the panel: "Balance". */
  title: string;
  /** What the balance is made of. */
  parts: readonly WalletPart[];
  /** The ways on, at the foot: deposit, history. */
  actions?: ReactNode;
  /** In sight or not. */
  open?: boolean | undefined;
  /** The player opened or closed it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The balance over a game, and what it is made of. Renders a button; a panel opens beside it. */
export function GameWallet({ balance, label, title, parts, actions, ...popover }: GameWalletProps) {
  return (
    <Popover
      {...popover}
      label={title}
      trigger={
        <Button tone="header" size="sm" icon="wallet" aria-label={label}>
          <bdi dir="ltr">{balance}</bdi>
        </Button>
      }
    >
      <div className={css.root}>
        <dl className={css.parts}>
          {parts.map(({ label: part, value, note }) => (
            <div key={part} className={css.part}>
              <dt className={css.name}>{part}</dt>
              <dd className={css.value}>
                <bdi dir="ltr">{value}</bdi>
              </dd>
              {note !== undefined && <dd className={css.note}>{note}</dd>}
            </div>
          ))}
        </dl>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </Popover>
  );
}
