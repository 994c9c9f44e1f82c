import type { Coupon } from '@touchline/betting';
import type { CouponPlacement, CouponRefusal, SiteConfig } from '@touchline/contract';
import type { AccountFacts } from '../wallet/accountFacts.ts';
import { requestHash } from '../wallet/idempotency.ts';
import type { Asked } from './asked.ts';
import type { NewCoupon } from './newCoupon.store.ts';
import { pricesOf, type PayoutTerms } from './payoutTerms.ts';

/** Settings of a site for coupons. */
export type CouponSite = Pick<
  SiteConfig,
  'isAvailableCouponBonusBet' | 'showVipBet' | 'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount'
>;

export interface PlacementRequest {
  readonly playerId: bigint;
  /** The player's idempotency key. */
  readonly key: string;
  readonly body: CouponPlacement;
  readonly site: CouponSite;
  /** Refusal if the site currently accepts no bets from this player. */
  readonly closed?: CouponRefusal | undefined;
}

/** A placement with its account, before it is decided. */
export interface Submission<Account extends AccountFacts = AccountFacts> {
  readonly request: PlacementRequest;
  readonly account: Account;
  readonly asked: Asked;
}

/** Converts the terms of a coupon's payout to columns. */
function termsRow({ systemValue, blockStakes, hyperBonus, ...terms }: PayoutTerms) {
  const blocks = Object.entries(blockStakes ?? {}).map(([id, stake]) => [id, String(stake)]);
  return {
    type_id: terms.typeId,
    amount: terms.amount,
    max_payout: terms.maxPayout,
    system_value: systemValue ?? null,
    block_amounts: blocks.length > 0 ? Object.fromEntries(blocks) : null,
    has_bonus_bet: terms.hasBonusBet ?? false,
    ...hyperBonusRow(hyperBonus),
    boost_percent: terms.boostPercent ?? null,
  } satisfies Partial<NewCoupon['coupon']>;
}

/** Converts the hyper bonus of a coupon to columns. */
export function hyperBonusRow(terms: PayoutTerms['hyperBonus']) {
  return {
    hyper_percents: terms ? [...terms.percents] : null,
    hyper_min_stake: terms?.minStakeMinor ?? null,
    hyper_max_bonus: terms?.maxBonusMinor ?? null,
  };
}

/** Columns of later events, all empty. */
const NOTHING_HAPPENED = {
  outcome: null,
  payout: null,
  settled_at: null,
  offer: null,
  is_advance_void: false,
  extra_stake: 0n,
  sold_stake: 0n,
  has_sales: false,
  power_coef: null,
  power_bet: null,
  insured_percent: null,
  insurance_premium: null,
  insurance_refund: null,
  corrections: 0,
} as const satisfies Partial<NewCoupon['coupon']>;

/** Makes the first row of a coupon. The caller sets its state and the source of its stake. */
export function couponRow(
  { request, account, asked }: Submission,
  priced: { readonly terms: PayoutTerms; readonly coupon: Coupon },
  placedAt: Date,
) {
  const { body, key, playerId } = request;
  return {
    ...NOTHING_HAPPENED,
    player_id: playerId,
    account_id: account.id,
    key,
    request_hash: requestHash({ call: 'placeCoupon', body }),
    iso: account.iso,
    ...termsRow(priced.terms),
    ...pricesOf(priced.coupon),
    express_id: priced.terms.boostPercent === undefined ? null : (asked.expressId ?? null),
    promo_code: asked.promoCode ?? null,
    is_vip: asked.isVip,
    ref_id: body.refId ?? null,
    offer_of: null,
    max_stake: null,
    prepaid_amount: null,
    prepaid_until: null,
    change_coef_action: body.changeCoefAction,
    exact_coef: body.exactCoef,
    is_drop_on_score_change: body.isDropOnScoreChange,
    coef_view_id: body.coefViewId,
    placed_at: placedAt,
    accepted_at: null,
    delay_seconds: 0,
    decides_at: null,
    refusal: null,
  } satisfies Omit<NewCoupon['coupon'], 'state'>;
}
