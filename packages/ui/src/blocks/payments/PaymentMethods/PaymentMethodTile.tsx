import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PaymentMethods.css.ts';

export interface PaymentMethod {
  readonly id: string;
  /** "Bank card". */
  readonly name: string;
  /** Its sign; a card's outline without one. */
  readonly logo?: ReactNode;
  /** "€ 10 – € 5,000". */
  readonly limits: string;
  /** "No fee". */
  readonly fee?: string | undefined;
  /** How long it takes: "At once". */
  readonly time?: string | undefined;
  /** A word that sets it apart: "Best for you". */
  readonly recommended?: string | undefined;
  /** Why it can't be used now, and when it can. */
  readonly unavailable?: string | undefined;
}

export interface PaymentMethodTileProps extends RootProps<HTMLButtonElement> {
  /** The way to pay. */
  method: PaymentMethod;
  /** In use or not. @default false */
  selected?: boolean | undefined;
  /** The player chose it. */
  onSelect?: (() => void) | undefined;
}

/** A way to pay with its limits, fee and time. Renders a `button`; `aria-disabled` while it can't be used. */
export function PaymentMethodTile({ method, selected = false, onSelect, ...rest }: PaymentMethodTileProps) {
  const { name, logo, limits, fee, time, recommended, unavailable } = method;
  const off = unavailable !== undefined;
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      // Not `disabled`: the reason must be within reach of the keyboard.
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
          <bdi className={css.fact}>{limits}</bdi>
          <span className={css.fact}>{[time, fee].filter(Boolean).join(' · ')}</span>
        </>
      )}
    </button>
  );
}
