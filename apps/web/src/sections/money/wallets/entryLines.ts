import type { AccountEntry } from '../../../features/account/exchange.api.ts';

const columns = ['number', 'time', 'kind', 'amount', 'balance', 'currency', 'reference'] as const;

/**
 * Returns the lines of a file of movements on an account, after its column names; times are ISO 8601 in UTC.
 * @param iso currency of the account
 */
export function entryLines(entries: readonly AccountEntry[], iso: string): readonly (readonly string[])[] {
  return [
    columns,
    ...entries.map(({ id, at, kind, amount, balance, couponId, paymentId, exchangeId, roundId }) => [
      id,
      new Date(at * 1000).toISOString(),
      kind,
      amount,
      balance,
      iso,
      couponId ?? paymentId ?? exchangeId ?? roundId ?? '',
    ]),
  ];
}
