import { Badge, type BadgeTone } from '@touchline/ui';

const TONES: ReadonlyMap<string, BadgeTone> = new Map([
  ['succeeded', 'success'],
  ['refunded', 'success'],
  ['review', 'warning'],
  ['charged_back', 'danger'],
  ['created', 'info'],
  ['redirected', 'info'],
  ['pending', 'info'],
]);

/** State of a payment, by the name that operators and providers use. */
export function PaymentStateBadge({ state }: { readonly state: string }) {
  return <Badge tone={TONES.get(state) ?? 'neutral'}>{state.replace('_', ' ')}</Badge>;
}
