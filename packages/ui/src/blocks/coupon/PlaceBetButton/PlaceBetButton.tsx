import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PlaceBetButton.css.ts';

export interface PlaceBetButtonProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** Label with the amount, for example “Place bet · € 10.00”. */
  label: string;
  /** Reason why the bet can't be placed, with a suggested action. Disables the button. */
  reason?: string | undefined;
  /**
   * Whether the bet is being placed.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player places the bet. */
  onPlace?: (() => void) | undefined;
}

/** Button that places the bet. Renders a `button`, and the reason while it is disabled. */
export function PlaceBetButton({ label, reason, busy = false, onPlace, ...rest }: PlaceBetButtonProps) {
  const reasonId = useId();
  return (
    <div className={css.root}>
      <Button
        {...rest}
        data-place-bet=""
        tone="primary"
        size="lg"
        width="full"
        busy={busy}
        disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={onPlace}
      >
        {label}
      </Button>
      {reason !== undefined && (
        <p id={reasonId} className={css.reason}>
          {reason}
        </p>
      )}
    </div>
  );
}
