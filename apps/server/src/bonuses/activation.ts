import { expiryOf, requiredWagering } from '@touchline/bonuses';
import type { GrantRow } from './grants.store.ts';

/** Returns the columns of a grant that becomes active now. */
export function activeFrom(
  { amount, deposit_amount: deposit, terms }: GrantRow,
  accountId: bigint,
  at: Date,
) {
  return {
    state: 'active' as const,
    account_id: accountId,
    activated_at: at,
    expires_at: expiryOf(at, terms.days),
    required: requiredWagering(terms, { bonus: amount ?? 0n, deposit: deposit ?? 0n }),
    counts_any: terms.wagering?.countFrom === 'any',
  };
}
