import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PlaceBetButton.css.ts';

export interface PlaceBetButtonProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** What it does, with its amount: "Place bet · € 10.00". */
  label: string;
  /** Why the bet can't be placed now, and what to do; the button then does nothing. */
  reason?: string | undefined;
  /** The bet is on its way. @default false */
  busy?: boolean | undefined;
  /** The player places the bet. */
  onPlace?: (() => void) | undefined;
}

/** The one action that moves money. Renders a `button`, and its reason while it can't be used. */
export function PlaceBetButton({ label, reason, busy = false, onPlace, ...rest }: PlaceBetButtonProps) {
  const reasonId = useId();
  return (
    <div className={css.root}>
      <Button
        {...rest}
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
