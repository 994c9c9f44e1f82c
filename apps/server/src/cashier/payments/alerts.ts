import type { Logger } from 'pino';
import { type Db, type Trx, faultOf } from '../../kernel/index.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { receivedIso } from './receivedIso.ts';
import { putDifference } from './reconciliation/reconciliation.store.ts';

export interface AlertsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
}

/** Something that a provider has sent and that can't be read. */
export interface Unreadable {
  readonly provider: string;
  /** Id of the event, id of the payment that was looked up, or day of the report. */
  readonly subject: string;
  /** Our id of the payment, if it names one. */
  readonly paymentId?: string | undefined;
  /** `yyyy-mm-dd`, UTC. @default today */
  readonly day?: string | undefined;
  readonly error: unknown;
}

/** An event of a provider that contradicts the payment that it is about. */
export interface Contradiction {
  readonly kind: 'amount' | 'currency';
  /** State or kind of event. */
  readonly said: string;
  readonly amount: bigint | undefined;
  readonly iso: string | undefined;
}

/** Alerts to operators about providers; they are listed with the open differences of reconciliation. */
export interface PaymentAlerts {
  /** Names what can't be read, once for each subject. Nothing else is done with it. */
  unreadable(unreadable: Unreadable): Promise<void>;
  /** Names an event that books nothing, since it contradicts its payment. */
  contradiction(trx: Trx, row: PaymentRow, contradiction: Contradiction): Promise<void>;
}

export function createAlerts({ db, log, now }: AlertsDeps): PaymentAlerts {
  const today = (): string => now().toISOString().slice(0, 10);
  return {
    async unreadable({ provider, subject, paymentId, day = today(), error }) {
      const detail = faultOf(error);
      log.error({ provider, subject, detail }, 'A provider has sent something that can’t be read.');
      const row = paymentId === undefined ? undefined : await store.paymentById(db, paymentId);
      await putDifference(db, {
        reconciliation_id: null,
        provider,
        day,
        kind: 'unreadable',
        subject,
        payment_id: row?.provider === provider ? row.id : null,
        iso: null,
        detail,
        state: 'open',
        at: now(),
      });
    },
    async contradiction(trx, row, { kind, said, amount, iso }) {
      const { id, provider, received } = row;
      log.error({ provider, payment: id, said, kind }, 'An event of a provider contradicts its payment.');
      const own = receivedIso(row);
      await putDifference(trx, {
        reconciliation_id: null,
        provider,
        day: today(),
        kind,
        subject: id,
        payment_id: id,
        iso: own,
        theirs_iso: iso === undefined || iso === own ? null : iso,
        ours: received ?? row.amount - row.fee,
        theirs: amount ?? null,
        ours_state: row.state,
        theirs_state: said,
        state: 'open',
        at: now(),
      });
    },
  };
}
