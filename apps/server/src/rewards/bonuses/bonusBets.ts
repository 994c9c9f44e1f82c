import { currencyTerms, type BonusProduct, type OfferTerms, type WageringTerms } from '@touchline/bonuses';
import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';

/** The active grant of a bonus account, as far as stakes depend on it. */
export interface StakedGrant {
  readonly id: bigint;
  readonly product: BonusProduct;
  /** Maximum stake, decimal text. */
  readonly maxBet: string | undefined;
  /** Absent for free bets. */
  readonly wagering: WageringTerms | undefined;
  /** Set when it expired and only its open bets run on. */
  readonly closes_at: Date | null;
}

/** Returns the active grant of an account that the transaction has locked. */
export async function activeGrantOn(trx: Trx, accountId: bigint): Promise<StakedGrant | undefined> {
  const { rows } = await sql<{ id: bigint; iso: string; closes_at: Date | null; terms: OfferTerms }>`
    select g.id, g.iso, g.closes_at, v.terms
    from bonus_grants g
    join bonus_offer_versions v on v.offer_id = g.offer_id and v.version = g.version
    where g.account_id = ${accountId} and g.state = 'active'`.execute(trx);
  const [found] = rows;
  if (!found) return undefined;
  const { id, iso, closes_at, terms } = found;
  return {
    id,
    closes_at,
    product: terms.product,
    maxBet: currencyTerms(terms, iso)?.maxBet,
    wagering: terms.wagering,
  };
}

/** Stores that a coupon is staked from a grant. */
export async function recordBonusBet(trx: Trx, couponId: bigint, grantId: bigint): Promise<void> {
  await trx.insertInto('bonus_bets').values({ coupon_id: couponId, grant_id: grantId }).execute();
}

/** Notes that a coupon was decided or corrected, so that its grant is computed again; nothing for other coupons. */
export async function noteBonusBet(
  trx: Trx,
  coupon: { readonly id: bigint; readonly is_bonus: boolean },
): Promise<void> {
  if (!coupon.is_bonus) return;
  await sql`
    update bonus_grants set is_due = true
    where id = (select grant_id from bonus_bets where coupon_id = ${coupon.id})`.execute(trx);
}
