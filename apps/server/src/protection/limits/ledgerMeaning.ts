import type { LedgerKind } from '../../ledger/index.ts';

/**
 * Meaning of a ledger transaction for its player's limits. A `refund` undoes the stake with the same ref; a `wager`
 * and its `wager-refund` are stakes of a bonus, which count for wagering limits but aren't losses of the player; `none`
 * moves none of the player's money.
 */
type Meaning = 'deposit' | 'stake' | 'refund' | 'wager' | 'wager-refund' | 'payout' | 'none';

/** Meaning of every kind, whatever product books it: a new kind doesn't compile without an entry. */
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
  'jackpot-win': 'payout',
  // A tip is money lost.
  tip: 'stake',
  'tournament-entry': 'stake',
  // Undoes its entry, which has the same ref.
  'tournament-entry-returned': 'refund',
  // Gifts never widen a loss limit.
  'spins-win': 'none',
  correction: 'payout',
  'correction-taken': 'payout',
  debt: 'payout',
  'deposit-debt': 'none',
  deposit: 'deposit',
  // Undoes its deposit, which has the same ref.
  'deposit-void': 'deposit',
  'unmatched-claimed': 'deposit',
  unmatched: 'none',
  'unmatched-returned': 'none',
  'deposit-refund': 'none',
  'deposit-refund-failed': 'none',
  'payment-fee': 'none',
  'provider-charge': 'none',
  settled: 'none',
  adjustment: 'none',
  chargeback: 'none',
  'chargeback-won': 'none',
  exchange: 'none',
  'bonus-grant': 'none',
  'bonus-convert': 'none',
  'bonus-removed': 'none',
  'bonus-stake': 'wager',
  'bonus-returned': 'wager-refund',
  'bonus-payout': 'none',
  'bonus-correction': 'none',
  // Rewards never reduce a loss.
  cashback: 'none',
  'level-cashback': 'none',
  'points-exchange': 'none',
  referral: 'none',
  goodwill: 'none',
  prize: 'none',
  // Limits count stakes and payouts as they are before tax.
  tax: 'none',
  'tax-returned': 'none',
  // A withdrawal gives no room of a deposit limit back.
  withdrawal: 'none',
  'withdrawal-sent': 'none',
  'withdrawal-paid': 'none',
  'withdrawal-returned': 'none',
  'withdrawal-bounced': 'none',
} as const satisfies Record<LedgerKind, Meaning>;

/** Returns the kinds that have one of the meanings. */
export function kindsThatAre(...meanings: readonly Meaning[]): string[] {
  return Object.entries(MEANING).flatMap(([kind, meaning]) => (meanings.includes(meaning) ? [kind] : []));
}
