import type { Payment } from '@touchline/contract';
import type { ConsultantTopic } from '@touchline/contract/consultant';

/** Returns the consultant's topic for a question about a payment: money that hasn't arrived, else its amount. */
export function topicOf({ direction, outcome }: Pick<Payment, 'direction' | 'outcome'>): ConsultantTopic {
  if (outcome === 'success') return 'wrong-amount';
  return direction === 'withdrawal' ? 'withdrawal-late' : 'deposit-missing';
}
