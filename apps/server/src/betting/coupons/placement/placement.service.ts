import type { CouponRefusal } from '@touchline/contract';
import { type Trx, parseId, KeyMismatchError } from '../../../kernel/index.ts';
import { withClosures } from '../../marketClosures/followClosures.ts';
import { limitRefusal } from '../../../protection/index.ts';
import {
  accountData,
  requestHash,
  isBonusAccount,
  type LockedAccount,
  lockOwnAccount,
} from '../../../ledger/index.ts';
import { recordBonusBet } from '../../../rewards/index.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { couponByKey, type CouponWithLegs } from '../coupons.store.ts';
import { checkOffer, endTakenOffer } from '../review/offers.ts';
import { bookStake, fundsOf } from '../stakes/funds.ts';
import { checkLegs, type LegRules } from './checkLegs.ts';
import { checkStake } from './checkStake.ts';
import { refusedRows, takenRows, type RefusedPlacement } from './couponRows.ts';
import { insertCoupon, insertCouponWithStake, type NewCoupon } from './newCoupon.store.ts';
import { isLive } from './openLegs.ts';
import { couponShape, parsePlacement, type ParsedPlacement } from './parsePlacement.ts';
import type { PlacementRequest, Submission } from './submission.ts';

/**
 * Places a coupon once per key, and returns the result: accepted, pending for its live delay, in review, to be
 * confirmed, or rejected with every reason. Throws a ProblemError on an invalid request, and a KeyMismatchError on a
 * key used for another one.
 */
export async function placeCoupon(deps: CouponDeps, request: PlacementRequest): Promise<CouponWithLegs> {
  return withClosures(
    deps,
    async () => (await placeInOneStatement(deps, request)) ?? placeUnderLock(deps, request),
  );
}

/**
 * Places a coupon without locking the account: legs, prices and amount are checked by the book, and the statement
 * itself checks the key, the balance, and that the player has no limits or blocks. Undefined, with nothing stored, if
 * anything fails: the placement under the lock then finds the reason.
 */
async function placeInOneStatement(
  deps: CouponDeps,
  request: PlacementRequest,
): Promise<CouponWithLegs | undefined> {
  if (request.closed) return undefined;
  const accountId = parseId(request.body.accountId);
  const account = accountId === undefined ? undefined : await accountData(deps.db, accountId);
  // Stakes from a bonus depend on its grant, which has to be locked with the account.
  if (account?.playerId !== request.playerId || isBonusAccount(account)) return undefined;
  const placement = parsePlacement(request.body, account.iso);
  if (!isPaidByBalance(placement)) return undefined;
  const submission = { request, account, placement };

  const checked = checkLegs(deps.book, placement.legs, legRulesOf(submission));
  if (checked.verdict !== 'accept') return undefined;
  const stake = await checkStake(deps, deps.db, submission, checked.legs);
  if ('code' in stake) return undefined;

  const funding = { own: placement.amount, prepaid: 0n };
  const rows = takenRows(submission, { ...stake, funding, legs: checked.legs }, deps.now());
  return insertUnlessRaced(deps, rows, placement.amount);
}

/**
 * Places a coupon with its account locked: a request with the same key waits for the lock and then finds the coupon.
 * Site, blocks and limits are checked first, then legs and prices, bonuses and amounts, funds.
 */
function placeUnderLock(deps: CouponDeps, request: PlacementRequest): Promise<CouponWithLegs> {
  const { playerId, key, body } = request;
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockOwnAccount(trx, playerId, body.accountId);
    const earlier = await couponByKey(trx, playerId, key);
    if (earlier) return requireSameRequest(earlier, request);
    const submission = { request, account, placement: parsePlacement(body, account.iso) };
    const refuse = (refused: RefusedPlacement): Promise<CouponWithLegs> =>
      insertOnce(trx, refusedRows(submission, refused, { book: deps.book, placedAt: deps.now() }));

    const limited = request.closed ?? (await limitsOf(deps, trx, submission));
    if (limited) return refuse({ state: 'rejected', refusal: limited });

    const rules = legRulesOf(submission);
    const checked =
      submission.placement.offerOf === undefined
        ? checkLegs(deps.book, submission.placement.legs, rules)
        : await checkOffer(deps, trx, submission, { ...rules, changeCoefAction: 1 });
    if (checked.verdict !== 'accept') {
      const state = checked.verdict === 'confirm' ? 'needsConfirm' : 'rejected';
      return refuse({ state, refusal: checked.refusal });
    }

    const stake = await checkStake(deps, trx, submission, checked.legs);
    if ('code' in stake) return refuse({ state: 'rejected', refusal: stake });
    const funding = await fundsOf(deps, trx, submission, stake.coupon);
    if ('code' in funding) return refuse({ state: 'rejected', refusal: funding });

    const rows = takenRows(submission, { ...stake, funding, legs: checked.legs }, deps.now());
    const placed = await insertOnce(trx, rows);
    await bookStake(trx, placed.coupon, placed.coupon.placed_at);
    if (funding.grantId !== undefined) await recordBonusBet(trx, placed.coupon.id, funding.grantId);
    await endTakenOffer(trx, placed);
    return placed;
  });
}

/**
 * Returns whether the balance alone pays the stake: promo codes, advances and offers are rows that must be locked
 * too.
 */
function isPaidByBalance({ promoCode, prepaid, offerOf }: ParsedPlacement): boolean {
  return promoCode === undefined && prepaid === 0n && offerOf === undefined;
}

/** Returns the rules that a placement's legs and prices are checked by. */
function legRulesOf({ placement, request }: Submission): LegRules {
  const { changeCoefAction, exactCoef, isDropOnScoreChange } = request.body;
  const { legs: _legs, ...shape } = couponShape(
    placement,
    placement.legs.map(({ shown }) => ({ odds: shown })),
  );
  return { shape, changeCoefAction, exactCoef, isDropOnScoreChange };
}

function limitsOf(
  { book, now }: CouponDeps,
  trx: Trx,
  { account, placement }: Submission<LockedAccount>,
): Promise<CouponRefusal | undefined> {
  return limitRefusal(trx, {
    account,
    // A promo code isn't the player's money.
    amount: placement.promoCode === undefined ? placement.amount : 0n,
    isHeld: false,
    // A leg that isn't in the book is refused for that reason.
    legs: placement.legs.flatMap(({ selectionId }) => {
      const found = book.bettable(selectionId);
      return found.ok ? [{ selectionId, sportId: found.match.sportId, isLive: isLive(found) }] : [];
    }),
    now: now(),
  });
}

function requireSameRequest(earlier: CouponWithLegs, { key, body }: PlacementRequest): CouponWithLegs {
  if (earlier.coupon.request_hash === requestHash({ call: 'placeCoupon', body })) return earlier;
  throw new KeyMismatchError(`The key ${key} came before with another request.`);
}

/** Undefined if another request with the key was faster. */
async function insertUnlessRaced(
  { db }: CouponDeps,
  rows: NewCoupon,
  amount: bigint,
): Promise<CouponWithLegs | undefined> {
  try {
    return await insertCouponWithStake(db, rows, amount);
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'coupons_player_id_key_key') {
      return undefined;
    }
    throw error;
  }
}

/** The key was looked up under the account's lock, so only a placement on another account can conflict. */
async function insertOnce(trx: Trx, rows: NewCoupon): Promise<CouponWithLegs> {
  const stored = await insertCoupon(trx, rows);
  if (stored) return stored;
  throw new KeyMismatchError(`The key ${rows.coupon.key} came before with another account.`);
}
