import { isUnfinished } from '@touchline/cashier';
import { createTroubleLog, type ErrorLog, type Db, ProviderSilentError } from '../../kernel/index.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import { namesOf } from './namesOf.ts';
import { nextLookUp } from './nextLookUp.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { receivedIso } from './receivedIso.ts';
import type { Providers } from './providers/providersFile.ts';
import type { Payouts } from './withdrawals/payouts.ts';

/** Least time between two look-ups that a waiting player causes, ms. */
const BETWEEN_LOOKS = 5000;
const ROUND = 50;

export interface LookUpsDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  readonly now: () => Date;
  readonly providers: Providers;
  readonly events: PaymentEvents;
  readonly payouts: Payouts;
}

/** Asks providers about unfinished payments. */
export interface LookUps {
  /** Asks about a payment that its player waits for, at most once in five seconds. */
  lookUp(row: PaymentRow): Promise<void>;
  /** Asks about the payments that are due, sends back money that may not be kept, and moves withdrawals. */
  doDue(): Promise<void>;
}

export function createLookUps({ db, log, now, providers, events, payouts }: LookUpsDeps): LookUps {
  const trouble = createTroubleLog(log);

  /** Asks a provider; a provider without an answer is asked again at the next time. */
  async function ask(row: PaymentRow): Promise<void> {
    if (row.direction === 'withdrawal') return payouts.ask(row);
    try {
      const said = await providers.of(row.provider)?.lookUp(...namesOf(row));
      if (said) await events.applyState(row, said, 'look-up');
    } catch (error) {
      if (!(error instanceof ProviderSilentError)) throw error;
    }
  }

  /** Reserves the look-up of a payment, so that one process makes it; undefined if another one has. */
  function reserve(id: string, canLook: (row: PaymentRow) => boolean): Promise<PaymentRow | undefined> {
    return db.transaction().execute(async (trx) => {
      const row = await store.lockPayment(trx, id);
      if (!row || !canLook(row)) return undefined;
      await store.updatePayment(trx, id, { looked_up_at: now(), look_up_due_at: nextLookUp(row, now()) });
      return row;
    });
  }

  /** Sends money back that was received and may not be credited; refused by its provider, it is tried again. */
  async function sendBack(row: PaymentRow): Promise<void> {
    const provider = providers.of(row.provider);
    if (!provider || row.provider_ref === null) return;
    try {
      await provider.refund(
        row.provider_ref,
        `${row.id}-unmatched`,
        row.received ?? row.amount,
        receivedIso(row),
      );
    } catch (error) {
      if (!(error instanceof ProviderSilentError))
        trouble(error, 'Money could not be sent back to its source.');
      return;
    }
    await events.apply(row.id, {
      event: 'sent-back',
      source: 'clock',
      at: now(),
      reason: row.reason ?? undefined,
    });
  }

  async function doDue(): Promise<void> {
    for (const id of await store.dueToLookUp(db, now(), ROUND)) {
      const row = await reserve(id, ({ look_up_due_at: due }) => due !== null && due <= now());
      if (row) await ask(row);
    }
    for (const row of await store.dueToReturn(db, ROUND)) await sendBack(row);
    await payouts.doDue();
  }

  return {
    async lookUp({ id }) {
      const row = await reserve(
        id,
        // Providers don't know withdrawals, only the payments of one.
        ({ state, request_id: requestId, looked_up_at: last }) =>
          (isUnfinished(state) || (state === 'sent' && requestId !== null)) &&
          (last === null || now().getTime() - last.getTime() >= BETWEEN_LOOKS),
      );
      if (row) await ask(row);
    },
    doDue,
  };
}
