import { Button } from '../../../primitives/Button/Button.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { ReactNode } from 'react';
import * as css from './GameWallet.css.ts';

export interface WalletPart {
  /** Label of the amount, for example “Money”, “Bonus” or “Free spins”. */
  readonly label: string;
  /** Formatted amount. */
  readonly value: string;
  /** Condition of the amount, for example “Wager € 210 more to withdraw it”. */
  readonly note?: string | undefined;
}

export interface GameWalletProps extends RootProps<HTMLDivElement> {
  /** Total balance available for playing, for example “€ 248.50”. */
  balance: string;
  /** Label of the button, for example “Balance € 248.50”. */
  label: string;
  /** Title of the panel, for example “Balance”. */
  title: string;
  /** Amounts that make up the balance. */
  parts: readonly WalletPart[];
  /** Actions at the bottom of the panel, for example deposit and history. */
  actions?: ReactNode;
  /** Whether the panel is open. */
  open?: boolean | undefined;
  /** Called when the panel opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Balance over a game with its composition. Renders a button that opens a panel. */
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
