import {
  convertMaximum,
  couponTotalOdds,
  oddsMilli,
  oddsToWire,
  rational,
  toMinor,
  toWire,
  type Coupon,
} from '@touchline/betting';
import type { AnswerOf, Calls, CouponRefusal } from '@touchline/contract';
import { type Db, type Trx, seconds, ProblemError } from '../../../kernel/index.ts';
import { BASE_CURRENCY, hasRate, rateBetween } from '../../../ledger/index.ts';
import { makeCode } from '../sharedCoupons/makeCode.ts';
import type { CouponRow } from '../coupons.store.ts';
import { couponRefusal } from '../placement/openLegs.ts';
import {
  freePromoCode,
  freePromoCodes,
  insertPromoCodes,
  lockPromoCode,
  promoCodeFor,
  restakePromoCode,
  type PromoCodeRow,
} from '../../../rewards/index.ts';

/** Amounts of promo codes for a new player of a demonstration, in the base currency. */
const DEMO_AMOUNTS = ['5.00', '10.00'].map((text) => toMinor(text, BASE_CURRENCY));
const DEMO_DAYS = 30;
const DAY_MS = 86_400_000;
const CODE_LENGTH = 10;

type PromoState = AnswerOf<Calls['promoCode']>['state'];

function stateOf({ coupon_id, expires_at }: PromoCodeRow, now: Date): PromoState {
  if (coupon_id !== null) return 'used';
  return expires_at !== null && expires_at <= now ? 'expired' : 'usable';
}

function promoView({ code, amount, iso, expires_at }: PromoCodeRow) {
  return {
    code,
    amount: toWire(amount, iso),
    iso,
    ...(expires_at === null ? {} : { expiresAt: seconds(expires_at) }),
  };
}

/** Returns the player's own codes that can be staked now. */
export async function ownPromoCodes(
  db: Db,
  playerId: bigint,
  now: Date,
): Promise<AnswerOf<Calls['promoCodes']>> {
  return { promoCodes: (await freePromoCodes(db, playerId, now)).map(promoView) };
}

/** Returns the value of a code. Throws a ProblemError 404 for an unknown code and for another player's. */
export async function promoCodeOf(
  db: Db,
  playerId: bigint,
  code: string,
  now: Date,
): Promise<AnswerOf<Calls['promoCode']>> {
  const row = await promoCodeFor(db, playerId, code.trim().toUpperCase());
  if (!row) {
    throw new ProblemError(404, 'PROMO_CODE_NOT_FOUND', 'This code doesn’t exist: check the spelling.');
  }
  return { ...promoView(row), state: stateOf(row, now) };
}

/**
 * Returns why a code can't be staked on a coupon; undefined if it can. Locks the code until the transaction ends.
 * @param amount minor units of `iso`: a code is always staked as a whole
 */
export async function promoRefusal(
  trx: Trx,
  stake: {
    readonly playerId: bigint;
    readonly code: string;
    readonly amount: bigint;
    readonly iso: string;
    readonly coupon: Coupon;
  },
  now: Date,
): Promise<CouponRefusal | undefined> {
  const row = await lockPromoCode(trx, stake.playerId, stake.code);
  if (!row) return couponRefusal('PROMO_CODE', 'This promo code doesn’t exist: check the spelling.');
  const state = stateOf(row, now);
  if (state === 'used')
    return couponRefusal('PROMO_CODE', 'This promo code has already been used: use another one.');
  if (state === 'expired')
    return couponRefusal('PROMO_CODE', 'This promo code has expired: use another one.');
  if (row.iso === stake.iso && row.amount === stake.amount) return lowPrice(row, stake.coupon);
  const worth = toWire(row.amount, row.iso);
  return couponRefusal(
    'PROMO_CODE',
    `This promo code is for a stake of exactly ${worth} ${row.iso}: change the stake.`,
    worth,
  );
}

/** Refuses a coupon whose total price is below the code's minimum. */
function lowPrice({ min_coef: least }: PromoCodeRow, coupon: Coupon): CouponRefusal | undefined {
  if (least === null) return undefined;
  const total = couponTotalOdds(coupon);
  if (total && rational.compare(total, rational.of(BigInt(least), 1000n)) >= 0) return undefined;
  const text = oddsToWire(oddsMilli(least));
  return couponRefusal(
    'PROMO_CODE',
    `This free bet is for bets at ${text} or more: choose selections with higher odds.`,
  );
}

/**
 * Updates the code of a corrected coupon: a returned coupon releases it, and a coupon that is no longer returned
 * takes it again, unless another coupon has it.
 * @param coupon as it was before the correction
 */
export async function movePromoCode(
  trx: Trx,
  { id, promo_code: code, outcome }: Pick<CouponRow, 'id' | 'promo_code' | 'outcome'>,
  isReturned: boolean,
  at: Date,
): Promise<void> {
  if (code === null || isReturned === (outcome === 'returned')) return;
  if (isReturned) await freePromoCode(trx, id, at);
  else await restakePromoCode(trx, code, id);
}

/** Grants sample codes to a new player of a demonstration. */
export async function grantDemoPromoCodes(
  trx: Trx,
  { playerId, iso, now }: { readonly playerId: bigint; readonly iso: string; readonly now: Date },
): Promise<void> {
  if (!hasRate(iso)) return;
  const conversion = { from: BASE_CURRENCY, to: iso, rate: rateBetween(BASE_CURRENCY, iso) };
  await insertPromoCodes(
    trx,
    DEMO_AMOUNTS.map((amount) => ({
      code: makeCode(CODE_LENGTH),
      player_id: playerId,
      amount: convertMaximum(amount, conversion),
      iso,
      expires_at: new Date(now.getTime() + DEMO_DAYS * DAY_MS),
    })),
  );
}
