import type { CouponRow, LegRow } from '../../coupons/couponAccess.ts';
import type { ResultEvent } from './results.store.ts';

/** State of a leg according to the events on its market. */
export type LegTarget = Pick<
  LegRow,
  'status_id' | 'settled_coef' | 'is_void' | 'status_beneath' | 'coef_beneath'
>;

/** Returns the time of a bet that is compared with the windows of cancellations. */
function betAt({ accepted_at, placed_at }: Pick<CouponRow, 'accepted_at' | 'placed_at'>): Date {
  return accepted_at ?? placed_at;
}

function isInWindow({ kind, window_start: start, window_end: end }: ResultEvent, at: Date): boolean {
  return kind === 'cancellation' && end !== null && at <= end && (start === null || at >= start);
}

/** Returns the cancellations that weren't lifted. */
function windowsOf(events: readonly ResultEvent[]): readonly ResultEvent[] {
  const lifted = new Set(events.map(({ lifts }) => lifts));
  return events.filter(({ id }) => !lifted.has(id));
}

/** Returns the state of a leg according to the feed alone; for a void leg the state saved before. */
function unvoided(leg: LegRow): LegTarget {
  const nothing = { is_void: false, status_beneath: null, coef_beneath: null };
  return leg.is_void
    ? { status_id: leg.status_beneath ?? -1, settled_coef: leg.coef_beneath, ...nothing }
    : { status_id: leg.status_id, settled_coef: leg.settled_coef, ...nothing };
}

/**
 * Returns the state of a leg after all events that operators published about its market: void if the bet was placed
 * in a cancelled window, else the latest result of its selection, else unchanged.
 * @param events of the leg's market, oldest first
 */
export function legTarget(
  coupon: Pick<CouponRow, 'accepted_at' | 'placed_at'>,
  leg: LegRow,
  events: readonly ResultEvent[],
): LegTarget {
  const at = betAt(coupon);
  const own = unvoided(leg);
  if (windowsOf(events).some((event) => isInWindow(event, at))) {
    const beneath = { status_beneath: own.status_id, coef_beneath: own.settled_coef };
    return { status_id: 3, settled_coef: null, is_void: true, ...beneath };
  }
  const published = events.findLast(({ results }) => results?.[leg.selection_id])?.results?.[
    leg.selection_id
  ];
  if (!published) return own;
  return { ...own, status_id: published.result, settled_coef: published.settledCoef ?? null };
}

/** Returns whether a target differs from the leg's state. */
export function isChange(leg: LegTarget, target: LegTarget): boolean {
  return (
    leg.status_id !== target.status_id ||
    leg.settled_coef !== target.settled_coef ||
    leg.is_void !== target.is_void
  );
}
