import { toMinor } from '@touchline/betting';
import { wrongField } from '../../kernel/index.ts';

/**
 * Parses an amount above 0 of a request's body to minor units of `iso`. Throws a ProblemError 400 that names the
 * field, also for amounts beyond what the ledger stores.
 * @param path of the field, for example "/amount"
 */
export function amountIn(text: string, iso: string, path: string): bigint {
  const amount = minorIn(text, iso, path);
  if (amount <= 0n) throw wrongField(path, 'amount', `The amount must be above 0, got ${text}.`);
  return amount;
}

/** Like `amountIn`, for amounts that may be 0. */
export function amountOrZeroIn(text: string, iso: string, path: string): bigint {
  const amount = minorIn(text, iso, path);
  if (amount < 0n) throw wrongField(path, 'amount', `The amount can’t be negative, got ${text}.`);
  return amount;
}

function minorIn(text: string, iso: string, path: string): bigint {
  try {
    return toMinor(text, iso);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongField(path, 'amount', error.message);
  }
}
