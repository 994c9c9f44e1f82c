import type { OperatorPayment } from '@touchline/contract/operators';
import { may } from '../api/session.ts';
import { messageOf, t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';

/** Address of a payment's page: a withdrawal has one of its own for operators who decide about withdrawals. */
export const paymentAddress = ({ id, direction }: Pick<OperatorPayment, 'id' | 'direction'>): string =>
  to(direction === 'withdrawal' && may('withdrawals') ? 'withdrawals' : 'payments', id);

/** Requested amount of a payment, with what has arrived if that is of another currency. */
export function amountText({
  amount,
  iso,
  received,
  receivedIso,
}: Pick<OperatorPayment, 'amount' | 'iso' | 'received' | 'receivedIso'>): string {
  const requested = moneyText(amount, iso);
  if (received === null || receivedIso === iso) return requested;
  return t('payments.arrived', { amount: requested, received: moneyText(received, receivedIso) });
}

/** Text of the state of a deposit or a withdrawal. */
export const paymentStateText = (state: string): string => messageOf('payments.state', state);

/** Text of the reason of a state: a code of the platform, or a provider's own. */
export const paymentReasonText = (reason: string): string => messageOf('payments.reason', reason);

/** Text of the cause of a step: an operator by name, or one of the platform's own. */
export const paymentSourceText = (source: string): string =>
  source.startsWith('operator:') ? source.slice('operator:'.length) : messageOf('payments.source', source);
