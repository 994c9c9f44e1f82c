import type { TimelineEntry } from '@touchline/contract/operators';
import type { ActivityTone } from '@touchline/ui';
import { isMessageKey, t } from '../../messages/messages.ts';
import {
  paymentAddress,
  paymentReasonText,
  paymentSourceText,
  paymentStateText,
} from '../../payments/paymentText.ts';
import { moneyText } from '../../shared/money.ts';
import type { EntryText } from './entryText.ts';

type Deposit = Extract<TimelineEntry, { kind: 'deposit' }>['payment'];
type Step = Extract<TimelineEntry, { kind: 'withdrawal' }>['payment'];

/** Prefix of the platform's source that names an operator. */
const OPERATOR = 'operator:';

const tones: Readonly<Partial<Record<Step['state'], ActivityTone>>> = {
  succeeded: 'success',
  paid: 'success',
  failed: 'danger',
  refused: 'danger',
  charged_back: 'danger',
  returned: 'warning',
  refunded: 'warning',
  held: 'warning',
  review: 'warning',
};

/** Returns the texts of a step of a deposit. */
export function depositText(payment: Deposit): EntryText {
  const { received, receivedIso, iso } = payment;
  const arrived = received === null || receivedIso === iso ? null : moneyText(received, receivedIso);
  return stepText('deposit', payment, [arrived === null ? null : t('timeline.arrived', { amount: arrived })]);
}

/** Returns the texts of a step of a withdrawal. */
export const withdrawalText = (payment: Step): EntryText => stepText('withdrawal', payment, []);

function stepText(
  direction: 'deposit' | 'withdrawal',
  payment: Step,
  facts: EntryText['details'],
): EntryText {
  const { id, state, amount, iso, method, reason, source } = payment;
  const key = `timeline.${direction}.${state}`;
  const money = { amount: moneyText(amount, iso) };
  const isNamed = isMessageKey(key);
  return {
    title: isNamed ? t(key, money) : t(`timeline.${direction}`, money),
    details: [
      isNamed ? null : paymentStateText(state),
      ...facts,
      method,
      reason === null ? null : paymentReasonText(reason),
      source.startsWith(OPERATOR) ? t('timeline.by', { operator: paymentSourceText(source) }) : null,
    ],
    href: paymentAddress({ id, direction }),
    tone: tones[state] ?? 'neutral',
  };
}
