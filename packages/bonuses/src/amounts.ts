import { rational } from '@touchline/betting';
import { currencyTerms, minorOf, shareOf, type OfferTerms } from './offers.ts';

/**
 * Returns the bonus for a deposit: the offer's percentage, rounded half up, at most its cap. Undefined if the offer
 * isn't given in the currency or the deposit is too low.
 * @param deposit minor units of `iso`
 */
export function depositBonus(terms: OfferTerms, deposit: bigint, iso: string): bigint | undefined {
  const bounds = currencyTerms(terms, iso);
  if (!bounds || terms.percent === undefined) return undefined;
  if (deposit < (minorOf(bounds.minDeposit, iso) ?? 0n)) return undefined;
  const amount = rational.roundHalfUp(rational.multiply(shareOf(terms.percent), rational.of(deposit)));
  const cap = minorOf(bounds.cap, iso);
  const capped = cap !== undefined && amount > cap ? cap : amount;
  return capped > 0n ? capped : undefined;
}

/** Returns the fixed amount of an offer in a currency, minor units; undefined if it isn't given in it. */
export function fixedAmount(terms: OfferTerms, iso: string): bigint | undefined {
  return minorOf(currencyTerms(terms, iso)?.amount, iso);
}

/** Amounts that the wagering of a bonus is computed from, minor units. */
export interface WageringBase {
  readonly bonus: bigint;
  /** The deposit that the bonus was given for; 0 without one. */
  readonly deposit: bigint;
}

/**
 * Returns the stakes that a bonus requires, minor units: the multiple of its base, rounded up. 0 without wagering. A
 * bonus from free spins is the sum of their wins, so for it both bases are the same.
 */
export function requiredWagering({ wagering }: Pick<OfferTerms, 'wagering'>, base: WageringBase): bigint {
  if (!wagering) return 0n;
  const sum = wagering.base === 'depositAndBonus' ? base.bonus + base.deposit : base.bonus;
  return rational.ceil(rational.multiply(rational.parse(wagering.times), rational.of(sum)));
}
