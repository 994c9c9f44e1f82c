import { parseId } from '../db/parseId.ts';
import { accountFacts } from '../wallet/accountFacts.ts';
import { askedOf, type Asked } from './asked.ts';
import type { CouponParts } from './couponParts.ts';
import type { PlacementRequest, Submission } from './couponRows.ts';
import type { CouponWithLegs } from './coupons.store.ts';
import { judgeLegs, type AskedTerms } from './judgement.ts';
import { insertCouponWithStake } from './newCoupon.store.ts';
import { shapeOfAsked } from './shapeProblem.ts';
import { judgeAmount } from './stake.ts';
import { takenRows } from './storing.ts';

/** Returns the rules that a placement's legs and prices are judged by. */
export function askedTerms({ asked, request }: Submission): AskedTerms {
  const { changeCoefAction, exactCoef, isDropOnScoreChange } = request.body;
  const { legs: _legs, ...shape } = shapeOfAsked(
    asked,
    asked.legs.map(({ shown }) => ({ odds: shown })),
  );
  return { shape, changeCoefAction, exactCoef, isDropOnScoreChange };
}

/**
 * Places a coupon in one statement, without locking the account: legs, prices and amount are valid by the book, and
 * the statement itself checks the balance, the absence of limits and blocks, and the key. Undefined if one of these
 * fails: then nothing is stored, and the placement under the lock finds the reason.
 */
export async function placeAtOnce(
  parts: CouponParts,
  request: PlacementRequest,
): Promise<CouponWithLegs | undefined> {
  const id = parseId(request.body.accountId);
  const account = id === undefined ? undefined : await accountFacts(parts.db, id);
  if (account?.playerId !== request.playerId) return undefined;
  const asked = askedOf(request.body, account.iso);
  if (!isOfBalance(asked)) return undefined;
  const submission = { request, account, asked };
  const judgement = judgeLegs(parts.book, asked.legs, askedTerms(submission));
  if (judgement.verdict !== 'accept') return undefined;
  const stake = await judgeAmount(parts, parts.db, submission, judgement.legs);
  if ('code' in stake) return undefined;
  const funding = { own: asked.amount, prepaid: 0n };
  const rows = takenRows(submission, { ...stake, funding, legs: judgement.legs }, parts.now());
  return insertUnlessRaced(parts.db, rows, asked.amount);
}

/** Whether the balance alone pays the stake: promo codes, advances and offers are rows that must be locked too. */
function isOfBalance({ promoCode, prepaid, offerOf }: Asked): boolean {
  return promoCode === undefined && prepaid === 0n && offerOf === undefined;
}

async function insertUnlessRaced(
  ...placed: Parameters<typeof insertCouponWithStake>
): Promise<CouponWithLegs | undefined> {
  try {
    return await insertCouponWithStake(...placed);
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'coupons_player_id_key_key') {
      return undefined;
    }
    throw error;
  }
}
