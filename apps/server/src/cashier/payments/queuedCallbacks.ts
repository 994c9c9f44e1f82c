import { type Db, createPlayerQueue } from '../../kernel/index.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import { paymentById } from './payments.store.ts';

/** Takes the call-backs about one player's payments one after the other; see `createPlayerQueue` for the reason. */
export function queuedCallbacks(db: Db, events: Pick<PaymentEvents, 'take'>): Pick<PaymentEvents, 'take'> {
  // A call-back is one transaction under the account's lock: a second one would only wait for the first.
  const queue = createPlayerQueue({ atOnce: 1 });
  return {
    async take(provider, event, body) {
      const payment = await paymentById(db, event.merchantRef);
      const take = () => events.take(provider, event, body);
      return payment ? queue.run(String(payment.player_id), take) : take();
    },
  };
}
