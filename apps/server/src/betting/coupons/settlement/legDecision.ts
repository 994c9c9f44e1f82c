import type { LineBook } from '../../feed/lineBook.ts';
import type { ResultEvent } from '../../betActions/corrections/publishedEvents.ts';
import type { CouponRow, LegRow } from '../coupons.store.ts';
import { isHalfResult, isOnQuarterLine, takesCoefficient } from './legResults.ts';

type Result = Pick<LegRow, 'status_id' | 'settled_coef'>;

/**
 * State of a leg by all that is known: `status_id` is in force; `status_beneath` is the feed's state while an operator
 * decides the leg, null otherwise.
 */
export type LegDecision = Pick<
  LegRow,
  'status_id' | 'settled_coef' | 'is_void' | 'status_beneath' | 'coef_beneath'
>;

/** Sources of a leg's state. */
export interface DecisionSources {
  readonly book: Pick<LineBook, 'result' | 'settledCoef'>;
  /** Events that operators published about the leg's market, oldest first. */
  readonly events: readonly ResultEvent[];
}

/** Returns the time of a bet that is compared with the windows of cancellations. */
function betAt({ accepted_at, placed_at }: Pick<CouponRow, 'accepted_at' | 'placed_at'>): Date {
  return accepted_at ?? placed_at;
}

function isInWindow({ kind, window_start: start, window_end: end }: ResultEvent, at: Date): boolean {
  return kind === 'cancellation' && end !== null && at <= end && (start === null || at >= start);
}

/** Returns the published results and cancellations that weren't lifted. */
function inForce(events: readonly ResultEvent[]): readonly ResultEvent[] {
  const lifted = new Set(events.map(({ lifts }) => lifts));
  return events.filter(({ id }) => !lifted.has(id));
}

/** Result of a leg in the book; `impossible` for one that the leg can't have, by which no coupon may be paid. */
export function feedResult(
  { book }: Pick<DecisionSources, 'book'>,
  leg: LegRow,
): Result | 'impossible' | undefined {
  const result = book.result(leg.selection_id);
  if (result === undefined) return undefined;
  const settledCoef = book.settledCoef(leg.selection_id);
  const isPossible =
    (!isHalfResult(result) || isOnQuarterLine(leg.line)) &&
    (settledCoef === undefined || takesCoefficient(result, settledCoef));
  return isPossible ? { status_id: result, settled_coef: settledCoef ?? null } : 'impossible';
}

/** Returns whether an operator's result or cancellation decides a leg. */
export function isDecidedByOperator({ is_void, status_beneath }: LegRow): boolean {
  return is_void || status_beneath !== null;
}

/** Returns the feed's state of a leg: the first result that it gave, or open. */
function fedState(sources: DecisionSources, leg: LegRow): Result {
  const stored = isDecidedByOperator(leg)
    ? { status_id: leg.status_beneath ?? -1, settled_coef: leg.coef_beneath }
    : { status_id: leg.status_id, settled_coef: leg.settled_coef };
  if (stored.status_id !== -1) return stored;
  const result = feedResult(sources, leg);
  return result === undefined || result === 'impossible' ? stored : result;
}

/**
 * Decides a leg, at settlement and at every correction: void if the bet was placed in a cancelled window, else by the
 * latest published result of its selection, else by the feed. Lifted cancellations and results don't count. The order
 * in which results and bets came makes no difference.
 */
export function decideLeg(
  sources: DecisionSources,
  coupon: Pick<CouponRow, 'accepted_at' | 'placed_at'>,
  leg: LegRow,
): LegDecision {
  const fed = fedState(sources, leg);
  const beneath = { status_beneath: fed.status_id, coef_beneath: fed.settled_coef };
  const events = inForce(sources.events).filter(({ market_id }) => market_id === leg.market_id);
  if (events.some((event) => isInWindow(event, betAt(coupon)))) {
    return { status_id: 3, settled_coef: null, is_void: true, ...beneath };
  }
  const published = events.findLast(({ results }) => results?.[leg.selection_id])?.results?.[
    leg.selection_id
  ];
  if (published) {
    const { result, settledCoef = null } = published;
    return { status_id: result, settled_coef: settledCoef, is_void: false, ...beneath };
  }
  return { ...fed, is_void: false, status_beneath: null, coef_beneath: null };
}

/** Returns whether a decision differs from the leg's state in force. */
export function isChange(leg: LegDecision, decision: LegDecision): boolean {
  return (
    leg.status_id !== decision.status_id ||
    leg.settled_coef !== decision.settled_coef ||
    leg.is_void !== decision.is_void
  );
}

/** Returns whether a decision differs from all that is stored of the leg. */
export function isToStore(leg: LegDecision, decision: LegDecision): boolean {
  return (
    isChange(leg, decision) ||
    leg.status_beneath !== decision.status_beneath ||
    leg.coef_beneath !== decision.coef_beneath
  );
}
