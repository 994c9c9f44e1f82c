import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PaymentMethods.css.ts';

export interface PaymentMethod {
  readonly id: string;
  /** Name of the payment method, for example “Bank card”. */
  readonly name: string;
  /** Logo; a card icon is shown when there is none. */
  readonly logo?: ReactNode;
  /** Minimum and maximum, for example “€ 10 – € 5,000”. */
  readonly limits: string;
  /** Fee, for example “No fee”. */
  readonly fee?: string | undefined;
  /** Processing time, for example “At once”. */
  readonly time?: string | undefined;
  /** Highlight label, for example “Best for you”. */
  readonly recommended?: string | undefined;
  /** Reason why it is unavailable, and when it will be available. */
  readonly unavailable?: string | undefined;
}

export interface PaymentMethodTileProps extends RootProps<HTMLButtonElement> {
  /** Payment method to show. */
  method: PaymentMethod;
  /**
   * Whether the method is selected.
   * @default false
   */
  selected?: boolean | undefined;
  /** Called when the player selects the method. */
  onSelect?: (() => void) | undefined;
}

/**
 * Payment method with its limits, fee and processing time. Renders a `button`; `aria-disabled` while it is
 * unavailable.
 */
export function PaymentMethodTile({ method, selected = false, onSelect, ...rest }: PaymentMethodTileProps) {
  const { name, logo, limits, fee, time, recommended, unavailable } = method;
  const off = unavailable !== undefined;
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      // Not `disabled`, so that the reason is reachable by keyboard.
      aria-disabled={off || undefined}
      onClick={off ? undefined : onSelect}
      className={css.tile}
    >
      <span className={css.top}>
        <span className={css.logo}>{logo ?? <Icon name="card" />}</span>
        {recommended !== undefined && !off && <Badge tone="info">{recommended}</Badge>}
      </span>
      <span className={css.name}>{name}</span>
      {off ? (
        <span className={css.reason}>{unavailable}</span>
      ) : (
        <>
          <bdi className={css.entry}>{limits}</bdi>
          <span className={css.entry}>{[time, fee].filter(Boolean).join(' · ')}</span>
        </>
      )}
    </button>
  );
}
