import type { PaymentRow } from './payments.store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Ages at which the provider of an unfinished payment is asked, ms; then hourly. */
const AGES = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE);
/** Time after the expiry of a deposit until which its provider is asked, ms. */
const ASKED_AFTER_EXPIRY = 7 * 24 * HOUR;
/** Time after the expiry at which an unpaid deposit is looked up to be closed, ms. */
const CLOSED_AFTER_EXPIRY = 2 * MINUTE + 1000;

/** Returns when the provider of an unfinished payment is asked next; null if it isn't any more. */
export function nextLookUp(
  { created_at: created, expires_at: expires }: Pick<PaymentRow, 'created_at' | 'expires_at'>,
  now: Date,
): Date | null {
  const age = now.getTime() - created.getTime();
  const planned = AGES.find((at) => at > age);
  const next = planned === undefined ? now.getTime() + HOUR : created.getTime() + planned;
  if (expires === null) return new Date(next);
  const closing = expires.getTime() + CLOSED_AFTER_EXPIRY;
  if (now.getTime() < closing && closing < next) return new Date(closing);
  return next > expires.getTime() + ASKED_AFTER_EXPIRY ? null : new Date(next);
}
