import { toMinor } from '@touchline/betting';
import { wrongField } from '../http/problem.ts';

/**
 * Parses an amount above 0 of a request's body to minor units of `iso`. Throws a ProblemError 400 that names the
 * field.
 * @param path of the field, for example "/amount"
 */
export function amountIn(text: string, iso: string, path: string): bigint {
  let amount = 0n;
  try {
    amount = toMinor(text, iso);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongField(path, 'amount', error.message);
  }
  if (amount <= 0n) throw wrongField(path, 'amount', `The amount must be above 0, got ${text}.`);
  return amount;
}
