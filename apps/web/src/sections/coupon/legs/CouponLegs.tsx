import type { Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { LegRow, type LegRowProps } from './LegRow.tsx';
import { useLegLabels } from './useLegLabels.ts';

/** Props shared by the rows of every type. */
export interface Rows {
  readonly isFrozen: boolean;
  readonly coefViewId: number;
  /** Refusal codes by selection. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** Returns the props of a selection's row, without those specific to a type. */
export function useRowProps({ isFrozen, coefViewId, refusals }: Rows): (leg: Leg) => LegRowProps {
  const labels = useLegLabels();
  const hasCrests = useHasCrests();
  return (leg) => ({
    leg,
    labels,
    coefViewId,
    isFrozen,
    hasCrests,
    refusedBy: refusals.get(leg.bet.selectionId),
  });
}

export interface CouponLegsProps {
  readonly legs: readonly Leg[];
  readonly rows: Rows;
}

/** Selections of the coupon as list items, each with its match, price and state. */
export function CouponLegs({ legs, rows }: CouponLegsProps) {
  const rowOf = useRowProps(rows);
  return legs.map((leg) => <LegRow key={leg.bet.selectionId} {...rowOf(leg)} />);
}
