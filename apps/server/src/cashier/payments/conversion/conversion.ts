import { rational, toWire } from '@touchline/betting';
import { exchangedAmount, rateText, type PairRate } from '@touchline/cashier';
import { type Trx, seconds } from '../../../kernel/index.ts';
import { currentRate } from '../../../ledger/index.ts';
import type { PaymentRow } from '../payments.store.ts';

/** Rate of a deposit in another currency than the account's, as it is stored. */
export type StoredConversion = {
  readonly [Column in 'credit_iso' | 'rate' | 'spread' | 'rate_source' | 'rate_at']: NonNullable<
    PaymentRow[Column]
  >;
};

/** Returns the stored rate of a deposit; undefined for one in the account's currency. */
export function conversionOf(row: {
  readonly [Column in keyof StoredConversion]: PaymentRow[Column];
}): StoredConversion | undefined {
  const { credit_iso, rate, spread, rate_source, rate_at } = row;
  if (credit_iso === null || rate === null || spread === null || rate_source === null || rate_at === null)
    return undefined;
  return { credit_iso, rate, spread, rate_source, rate_at };
}

/** Converts a rate to the columns that are stored of it. */
export function storedConversion({ rate, source, asOf }: PairRate, spread: string, creditIso: string) {
  return {
    credit_iso: creditIso,
    rate: rational.toText(rate),
    spread,
    rate_source: source,
    rate_at: new Date(asOf),
  };
}

/** Columns of a deposit in the account's currency. */
export const NO_CONVERSION = {
  credit_iso: null,
  rate: null,
  spread: null,
  rate_source: null,
  rate_at: null,
} as const;

/** Currency of a deposit, and the rate that it is converted at. */
type Convertible = Pick<PaymentRow, 'iso' | keyof StoredConversion>;

/** Returns an amount of a deposit in the account's currency, rounded down; the amount itself without a rate. */
export function creditedFor(row: Convertible, minor: bigint): bigint {
  const conversion = conversionOf(row);
  if (!conversion) return minor;
  const { credit_iso: to, rate, spread } = conversion;
  return exchangedAmount(minor, row.iso, to, { rate: rational.parse(rate), spread });
}

/**
 * Returns what arrives on the account of a deposit after its fee, in the account's currency.
 * @param paid with the fee, minor units
 * @param fee minor units
 */
export function creditAfterFee(row: Convertible, paid: bigint, fee: bigint): bigint {
  return creditedFor(row, paid) - creditedFor(row, fee);
}

/** Converts a rate and its credit to the format of the API. */
export function shownConversion(
  { credit_iso: iso, rate, spread, rate_source: source, rate_at: at }: StoredConversion,
  amount: bigint,
) {
  return {
    iso,
    amount: toWire(amount, iso),
    rate: rateText(rational.parse(rate)),
    spread,
    source,
    asOf: seconds(at),
  };
}

/**
 * Returns a deposit with the rate of this moment: its money arrived after the deposit had been given up, when its own
 * rate didn't count any more. One in the account's currency stays as it is. Undefined if there is no current rate.
 */
export async function ratedNow(trx: Trx, row: PaymentRow, now: Date): Promise<PaymentRow | undefined> {
  const conversion = conversionOf(row);
  if (!conversion) return row;
  const { credit_iso: to, spread } = conversion;
  const rate = await currentRate(trx, row.iso, to, now);
  return rate && { ...row, ...storedConversion(rate, spread, to) };
}
