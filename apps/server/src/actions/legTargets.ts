import type { CouponRow, LegRow } from '../coupons/couponAccess.ts';
import type { ResultEvent } from './results.store.ts';

/** What the events on a leg's market make of it. */
export type LegTarget = Pick<LegRow, 'status_id' | 'settled_coef' | 'is_void'>;

/** When a bet came about: the instant that a cancellation's window is held against. */
function betAt({ accepted_at, placed_at }: Pick<CouponRow, 'accepted_at' | 'placed_at'>): Date {
  return accepted_at ?? placed_at;
}

function isInWindow({ kind, window_start: start, window_end: end }: ResultEvent, at: Date): boolean {
  return kind === 'cancellation' && end !== null && at <= end && (start === null || at >= start);
}

/**
 * What a leg is after everything that operators published about its market: void for good when the bet came about in a
 * cancelled window, else the latest result of its selection, else what it was.
 * @param events of the leg's market, oldest first
 */
export function legTarget(
  coupon: Pick<CouponRow, 'accepted_at' | 'placed_at'>,
  leg: LegRow,
  events: readonly ResultEvent[],
): LegTarget {
  const at = betAt(coupon);
  if (leg.is_void || events.some((event) => isInWindow(event, at))) {
    return { status_id: 3, settled_coef: null, is_void: true };
  }
  const published = events.findLast(({ results }) => results?.[leg.selection_id])?.results?.[
    leg.selection_id
  ];
  if (!published) return leg;
  return { status_id: published.result, settled_coef: published.settledCoef ?? null, is_void: false };
}

/** Whether a target says anything else than the leg does. */
export function isChange(leg: LegTarget, target: LegTarget): boolean {
  return (
    leg.status_id !== target.status_id ||
    leg.settled_coef !== target.settled_coef ||
    leg.is_void !== target.is_void
  );
}
