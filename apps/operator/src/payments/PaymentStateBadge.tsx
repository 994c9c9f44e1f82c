import { Badge, type BadgeTone } from '@touchline/ui';
import { paymentStateText } from './paymentText.ts';

const TONES: ReadonlyMap<string, BadgeTone> = new Map([
  ['succeeded', 'success'],
  ['refunded', 'success'],
  ['paid', 'success'],
  ['review', 'warning'],
  ['charged_back', 'danger'],
  ['created', 'info'],
  ['redirected', 'info'],
  ['pending', 'info'],
  ['held', 'info'],
  ['approved', 'info'],
  ['sent', 'info'],
]);

/** State of a deposit or a withdrawal. */
export function PaymentStateBadge({ state }: { readonly state: string }) {
  return <Badge tone={TONES.get(state) ?? 'neutral'}>{paymentStateText(state)}</Badge>;
}
