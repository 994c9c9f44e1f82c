import { parseTaxPercent, toMinor, winningsTaxMinor, type WinningsTax } from '@touchline/betting';
import type { Trx } from '../../../kernel/index.ts';
import type { WinningsTaxEntry } from '../../../site/index.ts';
import { isBonusAccount, type AccountState, bookPostings, type TaxKind } from '../../../ledger/index.ts';
import type { CouponRow } from '../coupons.store.ts';

/** Kinds of transactions that together are the tax withheld. */
export const TAX_KINDS: readonly TaxKind[] = ['tax', 'tax-returned'];

/** Returns the tax of a site on the winnings of new coupons in a currency; undefined without one. */
export function taxOfSite(tax: WinningsTaxEntry | null, iso: string): WinningsTax | undefined {
  if (!tax) return undefined;
  return { rate: parseTaxPercent(tax.percent), freeMinor: toMinor(tax.free[iso] ?? '0', iso) };
}

/**
 * Makes the columns of the tax that a new coupon promises. Money won on a bonus account is not the player's own, so it
 * isn't taxed.
 */
export function taxRow(
  tax: WinningsTaxEntry | null,
  account: Pick<AccountState, 'iso' | 'type'>,
): Pick<CouponRow, 'tax_rate' | 'tax_free' | 'tax'> {
  const terms = isBonusAccount(account) ? undefined : taxOfSite(tax, account.iso);
  return { tax_rate: terms?.rate ?? null, tax_free: terms?.freeMinor ?? null, tax: 0n };
}

type TaxedCoupon = Pick<CouponRow, 'tax_rate' | 'tax_free' | 'promo_code' | 'amount' | 'extra_stake'>;

/**
 * Returns the tax of a coupon on everything that it has paid, minor units.
 * @param paidMinor its payout and its sales, without the refund of an insurance
 */
export function taxOn(coupon: TaxedCoupon, paidMinor: bigint): bigint {
  const { tax_rate: rate, tax_free: freeMinor } = coupon;
  if (rate === null || freeMinor === null) return 0n;
  // A promo code stakes no money of the player.
  const stakeMinor = coupon.promo_code === null ? coupon.amount + coupon.extra_stake : 0n;
  return winningsTaxMinor({ rate, freeMinor }, { paidMinor, stakeMinor });
}

/**
 * Books an amount of tax between the account of a coupon and the taxes withheld: above 0 it is withheld from what was
 * credited before, below 0 it is given back. The database refuses a second one with the same key.
 * @param booking minor units; the key is unique among the payments of all coupons
 */
export async function bookTax(
  trx: Trx,
  { id, account_id: account, iso }: Pick<CouponRow, 'id' | 'account_id' | 'iso'>,
  { amount, key, at }: { readonly amount: bigint; readonly key: string; readonly at: Date },
): Promise<void> {
  if (amount === 0n) return;
  await bookPostings(trx, {
    kind: amount > 0n ? 'tax' : 'tax-returned',
    ref: String(id),
    key,
    at,
    postings: [
      { account: 'tax', iso, amount },
      { account, iso, amount: -amount },
    ],
  });
}
