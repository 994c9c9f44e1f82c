import { toWire } from '@touchline/betting';
import type { QueryOf } from '@touchline/contract';
import type { OperatorCalls } from '@touchline/contract/operatorCalls';
import { type SiteChoice, type Db, type RecordChange, ProblemError } from '../../kernel/index.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import * as store from './payments.store.ts';
import type { PaymentRow, StepRow } from './payments.store.ts';
import { receivedIso } from './receivedIso.ts';
import { STATE_GROUPS } from './shownPayment.ts';

/** Filters of the operators' list. */
export type PaymentList = NonNullable<QueryOf<OperatorCalls['listPayments']>['state']>;

/** A payment with its player's login. */
export type PaymentOfPlayer = PaymentRow & { readonly login: string };

/** Payments as operators see them, and their decisions. */
export interface PaymentDecisions {
  /** Returns payments on some sites, newest first. */
  list(asked: {
    readonly list?: PaymentList | undefined;
    readonly playerId?: bigint | undefined;
    readonly sites: SiteChoice;
    readonly before?: string | undefined;
    readonly limit: number;
  }): Promise<PaymentOfPlayer[]>;
  /** Returns a payment with its steps. Throws a ProblemError 404. */
  one(id: string): Promise<{ readonly row: PaymentRow; readonly steps: readonly StepRow[] }>;
  /**
   * Credits money that waits for a decision. Throws a ProblemError 409 if none does, or if it came in another currency.
   * @param record called in the same transaction
   */
  credit(id: string, operator: string, record: RecordChange): Promise<void>;
  /**
   * Lets a deposit that waits for a decision go back to its source, with the next run of the job. Throws a ProblemError
   * 409 if it doesn't wait.
   * @param record called in the same transaction
   */
  sendBack(id: string, record: RecordChange): Promise<void>;
}

export interface DecisionsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly events: PaymentEvents;
}

const undecidable = () =>
  new ProblemError(
    409,
    'PAYMENT_NOT_IN_REVIEW',
    'This payment doesn’t wait for a decision any more: load it again.',
  );

/**
 * Returns whether an operator may credit a deposit's money: it has come in the deposit's currency, and isn't a surplus,
 * which always goes back to its source. Reviews of the reason `currency` that are older than the column have no currency
 * stored.
 */
export const canCredit = ({
  received_iso: other,
  reason,
  surplus_of: whole,
}: Pick<PaymentRow, 'received_iso' | 'reason' | 'surplus_of'>): boolean =>
  other === null && reason !== 'currency' && whole === null;

const surplus = () =>
  new ProblemError(
    409,
    'PAYMENT_IS_SURPLUS',
    'This money is a surplus of another deposit and goes back to its source by itself: correct the balance by an adjustment instead.',
  );

const otherCurrency = (row: PaymentRow) =>
  new ProblemError(
    409,
    'OTHER_CURRENCY',
    `${toWire(row.received ?? 0n, receivedIso(row))} ${receivedIso(row)} arrived for a deposit in ${row.iso}, and can’t be credited: send it back to its source.`,
  );

export function createDecisions({ db, now, events }: DecisionsDeps): PaymentDecisions {
  return {
    list({ list, ...asked }) {
      // Withdrawals under review have a list of their own.
      if (list === 'review')
        return store.paymentsBefore(db, { ...asked, states: ['review'], direction: 'deposit' });
      return store.paymentsBefore(db, { ...asked, states: list && STATE_GROUPS[list] });
    },
    async one(id) {
      const row = await store.paymentById(db, id);
      if (!row) throw new ProblemError(404, 'PAYMENT_NOT_FOUND', 'Payment not found: check its number.');
      return { row, steps: (await store.stepsOf(db, [id])).get(id) ?? [] };
    },
    async credit(id, operator, record) {
      const row = await store.paymentById(db, id);
      if (row && !canCredit(row)) throw row.surplus_of === null ? otherCurrency(row) : surplus();
      const news = { event: 'claimed', source: `operator:${operator}`, at: now() } as const;
      if (!(await events.apply(id, news, record))) throw undecidable();
    },
    sendBack: (id, record) =>
      db.transaction().execute(async (trx) => {
        const row = await store.lockPayment(trx, id);
        if (row?.direction !== 'deposit' || row.state !== 'review' || row.reason === 'sent-back')
          throw undecidable();
        await store.updatePayment(trx, id, { reason: 'sent-back' });
        await record(trx, { before: { reason: row.reason }, after: { reason: 'sent-back' } });
      }),
  };
}
