import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GameWallet.css.ts';

export interface GameWalletLabels {
  /** Label of the account button, for example “Change account”. */
  readonly change: string;
  /** Label of the deposit button, for example “Deposit”. */
  readonly deposit: string;
  /** Label of the break button, for example “Take a break”. */
  readonly pause: string;
}

export interface GameWalletProps extends RootProps<HTMLDivElement> {
  /** Name of the account that is played from, for example “Main · EUR” or “Play money”. */
  account: string;
  /** Formatted balance of the account. Without it only its name is shown. */
  balance?: string | undefined;
  /** Another balance that isn't in use, where the width allows: “Bonus € 40.00 · not in use here”. */
  note?: string | undefined;
  /** Remainder of the nearest limit, for example “Loss limit, 24 h” and “€ 43.50 left”. */
  limit?: { readonly label: string; readonly value: string } | undefined;
  /** Labels of the actions. */
  labels: GameWalletLabels;
  /** Called when the player wants to play from another account, or for play money. Without it there is no button. */
  onChange?: (() => void) | undefined;
  /** Called when the player wants to deposit. Without it there is no button. */
  onDeposit?: (() => void) | undefined;
  /** Called when the player wants a break. Without it there is no button, and never on phones. */
  onPause?: (() => void) | undefined;
}

/** Balance below a game with the nearest limit. Renders a `div`; its actions have labels where the width allows. */
export function GameWallet({
  account,
  balance,
  note,
  limit,
  labels,
  onChange,
  onDeposit,
  onPause,
  ...rest
}: GameWalletProps) {
  const names = (
    <>
      <span className={css.account}>{account}</span>
      {balance !== undefined && (
        <bdi dir="ltr" translate="no" data-amount="" className={css.balance}>
          {balance}
        </bdi>
      )}
    </>
  );
  return (
    <div {...rest} className={css.root}>
      {onChange ? (
        <button type="button" title={labels.change} className={css.change} onClick={onChange}>
          {names}
        </button>
      ) : (
        <div className={css.names}>{names}</div>
      )}
      {note !== undefined && <p className={css.note}>{note}</p>}
      {limit && (
        <p className={css.limit}>
          <span className={css.account}>{limit.label}</span> <b className={css.left}>{limit.value}</b>
        </p>
      )}
      {onDeposit && (
        <span className={css.narrow}>
          <IconButton
            icon="plus"
            emphasis="solid"
            tone="neutral"
            label={labels.deposit}
            onClick={onDeposit}
          />
        </span>
      )}
      <div className={css.actions}>
        {onPause && (
          <Button icon="pause" onClick={onPause}>
            {labels.pause}
          </Button>
        )}
        {onChange && <Button onClick={onChange}>{labels.change}</Button>}
        {onDeposit && (
          <Button icon="plus" onClick={onDeposit}>
            {labels.deposit}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Placeholder of a `GameWallet` while its session starts; has its height. */
export function GameWalletSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <Skeleton width="half" />
    </div>
  );
}
