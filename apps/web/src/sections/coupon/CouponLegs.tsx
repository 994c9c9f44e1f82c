import type { Leg } from '../../features/coupon/coupon.rules.ts';
import { LegRow } from './LegRow.tsx';
import { useRowProps, type Rows } from './useRowProps.ts';

export interface CouponLegsProps {
  readonly legs: readonly Leg[];
  readonly rows: Rows;
}

/** Selections of the coupon as list items, each with its match, price and state. */
export function CouponLegs({ legs, rows }: CouponLegsProps) {
  const rowOf = useRowProps(rows);
  return legs.map((leg) => <LegRow key={leg.bet.selectionId} {...rowOf(leg)} />);
}
