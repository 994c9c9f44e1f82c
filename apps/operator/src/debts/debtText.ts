import type { Debt } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';

/** Returns the cause of a debt: the corrected bet or round, or the deposit that was taken back. */
export function causeOf({ couponId, roundId, paymentId = '' }: Debt): string {
  if (roundId !== undefined) return t('debts.ofRound', { id: roundId });
  if (couponId !== undefined) return t('debts.ofBet', { id: couponId });
  return t('debts.ofDeposit', { id: paymentId.slice(0, 8) });
}

/** Returns the part of a debt that the balance covers now, as decimal text. */
export const collectableOf = ({ open, balance }: Debt): string =>
  Number(balance) < Number(open) ? balance : open;
