import { type Db, ProblemError } from '../../../kernel/index.ts';
import type { Site } from '../../../site/index.ts';
import type { PaymentEvents } from '../paymentEvents.ts';
import type { PaymentRow } from '../payments.store.ts';
import { reversalFor } from './reversal.ts';

export interface CancelDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly events: PaymentEvents;
}

/** Cancels a withdrawal for its player, as far as the site allows it. Throws a ProblemError 409 otherwise. */
export async function cancelWithdrawal(
  { db, now, events }: CancelDeps,
  { id, player_id: playerId }: PaymentRow,
  site: Site,
): Promise<void> {
  const until = await reversalFor(db, site, playerId);
  const news = { event: 'cancelled', source: 'player', at: now(), until } as const;
  if (await events.applyToWithdrawal(id, news)) return;
  throw new ProblemError(
    409,
    'NOT_CANCELLABLE',
    'This withdrawal can’t be cancelled any more: see its state.',
  );
}
