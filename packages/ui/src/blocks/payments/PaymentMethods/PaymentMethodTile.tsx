import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import * as css from './PaymentMethods.css.ts';

export interface PaymentMethod {
  readonly id: string;
  /** Name of the payment method, for example “Bank card”. */
  readonly name: string;
  /** Logo, such as a `PaymentMark`; a card's is shown when there is none. */
  readonly logo?: ReactNode;
  /** Fee, for example “1.5 %”. */
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
 * Payment method with its processing time and fee, or the reason why it is locked. Renders a `button`; `aria-disabled`
 * while it is unavailable.
 */
export function PaymentMethodTile({ method, selected = false, onSelect, ...rest }: PaymentMethodTileProps) {
  const { name, logo, fee, time, recommended, unavailable } = method;
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
        <span className={css.logo}>{logo ?? <PaymentMark name="card" />}</span>
        {selected ? (
          <span className={css.tick}>
            <Icon name="check" size="sm" />
          </span>
        ) : (
          recommended !== undefined && !off && <Badge tone="info">{recommended}</Badge>
        )}
      </span>
      <span className={css.name}>{name}</span>
      {off ? (
        <span className={css.reason}>
          <Icon name="lock" size="sm" />
          <span>{unavailable}</span>
        </span>
      ) : (
        <span className={css.entry}>{[time, fee].filter(Boolean).join(' · ')}</span>
      )}
    </button>
  );
}
