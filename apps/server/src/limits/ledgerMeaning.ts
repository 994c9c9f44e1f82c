import type { LedgerKind } from '../wallet/wallet.tables.ts';

/**
 * What a ledger transaction is to its player's limits. A `refund` undoes the stake with the same ref; `none` moves
 * no money of the player's.
 */
type Meaning = 'deposit' | 'stake' | 'refund' | 'payout' | 'none';

/** Every kind has its meaning here, whatever product books it: a new one doesn't compile without. */
const MEANING = {
  'demo-credit': 'deposit',
  stake: 'stake',
  'stake-taken': 'none',
  'stake-returned': 'refund',
  payout: 'payout',
  sale: 'payout',
  'insurance-premium': 'stake',
  'insurance-refund': 'payout',
  'power-bet': 'stake',
  'advance-cover': 'stake',
  correction: 'payout',
  'correction-taken': 'payout',
  debt: 'payout',
} as const satisfies Record<LedgerKind, Meaning>;

/** The kinds that have one of the meanings. */
export function kindsThatAre(...meanings: readonly Meaning[]): string[] {
  return Object.entries(MEANING).flatMap(([kind, meaning]) => (meanings.includes(meaning) ? [kind] : []));
}
