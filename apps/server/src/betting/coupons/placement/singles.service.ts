import { COUPON_TYPE } from '@touchline/betting';
import type { AnswerOf, BodyOf, Calls, Coupon, Problem } from '@touchline/contract';
import { ProblemError, KeyMismatchError } from '../../../kernel/index.ts';
import type { CouponDeps } from '../couponDeps.ts';
import type { PlacementRequest } from './submission.ts';
import type { CouponWithLegs } from '../coupons.store.ts';
import { couponView } from '../couponView.ts';
import { placeCoupon } from './placement.service.ts';

type Items = BodyOf<Calls['placeSingles']>['items'];
type Result = AnswerOf<Calls['placeSingles']>['results'][number];

export interface SinglesRequest extends Omit<PlacementRequest, 'key' | 'body'> {
  readonly items: Items;
  /** Called for each placed coupon, whatever its state. */
  readonly placed: (coupon: CouponWithLegs) => void;
}

/**
 * Places each bet as a coupon of its own, one after the other, with its own transaction, key and result, so that some
 * may be accepted while others fail. Throws a ProblemError on items that share a key.
 */
export async function placeSingles(
  deps: CouponDeps,
  { items, placed, ...request }: SinglesRequest,
): Promise<Result[]> {
  if (new Set(items.map(({ key }) => key)).size < items.length) {
    throw new ProblemError(400, 'KEY_TWICE', 'Two bets have the same key: give each bet a key of its own.');
  }
  const results: Result[] = [];
  for (const { key, placement } of items) {
    const result = await placeOne(deps, { ...request, key, body: placement }, placed);
    results.push({ key, ...result });
  }
  return results;
}

async function placeOne(
  deps: CouponDeps,
  request: PlacementRequest,
  placed: SinglesRequest['placed'],
): Promise<{ coupon: Coupon } | { problem: Problem }> {
  const { typeId } = request.body;
  if (typeId !== COUPON_TYPE.single && typeId !== COUPON_TYPE.multipleSingles) {
    return { problem: { code: 'COUPON_TYPE', message: 'Only singles are placed many at once: use type 0.' } };
  }
  try {
    const coupon = await placeCoupon(deps, request);
    placed(coupon);
    return { coupon: couponView(coupon) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem) return { problem };
    throw error;
  }
}

/**
 * Returns the fault of this bet alone. Faults of the platform fail the call; the keys then show which bets were
 * placed.
 */
function problemOf(error: unknown): Problem | undefined {
  if (error instanceof ProblemError) return { code: error.code, message: error.message };
  if (!(error instanceof KeyMismatchError)) return undefined;
  return {
    code: 'DUPLICATE_KEY_MISMATCH',
    message: 'This key came before with another bet: give a new bet a new key.',
  };
}
