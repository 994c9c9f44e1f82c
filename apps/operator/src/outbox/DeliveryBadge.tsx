import { Badge } from '@touchline/ui';
import { deliveryState, type Delivery } from './deliveryState.ts';

/** State of a message: sent, withdrawn or expired before that, given up, retried after a failure, or waiting. */
export function DeliveryBadge({ delivery }: { readonly delivery: Delivery }) {
  const { tone, text } = deliveryState(delivery);
  return <Badge tone={tone}>{text}</Badge>;
}
