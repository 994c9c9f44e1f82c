import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db, Trx } from '../db/database.ts';
import { unrecorded, type RecordChange } from '../db/recordChange.ts';
import type { Mail } from '../mail/mail.ts';
import { siteById } from '../sites/siteById.ts';
import type { Sites } from '../sites/sites.ts';
import type { PaymentAlerts } from './alerts.ts';
import { mailDeposit } from './depositMail.ts';
import { applyToDeposit, contradictionOf, type DepositContext, type DepositNews } from './depositEvents.ts';
import type { ProviderEvent, ProviderEventKind, ProviderPayment } from './providers/adapter.ts';
import type { Providers } from './providers/providersFile.ts';
import {
  applyToWithdrawal,
  payoutContradiction,
  type WithdrawalNews,
} from './withdrawals/withdrawalEvents.ts';
import * as store from './payments.store.ts';
import type { EventRow, PaymentRow } from './payments.store.ts';

export interface PaymentEventsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly providers: Providers;
  readonly mail: Pick<Mail, 'queue'>;
  readonly alerts: Pick<PaymentAlerts, 'contradiction'>;
  /** Tells all tabs and devices of a player that a payment has changed. */
  readonly notify: (playerId: bigint, paymentId: string) => void;
}

/** All changes of payments. */
export interface PaymentEvents {
  /**
   * Applies news to a payment; returns false if it is missing or the news makes no move.
   * @param record called in the same transaction if it makes one
   */
  apply(paymentId: string, news: DepositNews, record?: RecordChange): Promise<boolean>;
  /**
   * Applies news to a withdrawal or to a payment of one; returns false if it is missing or the news makes no move.
   * @param record called in the same transaction if it makes one
   */
  applyToWithdrawal(id: string, news: WithdrawalNews, record?: RecordChange): Promise<boolean>;
  /** Stores an event of a provider once for ever, and applies it. */
  take(provider: string, event: ProviderEvent, body: Buffer): Promise<void>;
  /** Applies what a provider says about a payment now. */
  applyState(row: PaymentRow, said: ProviderPayment, source: 'provider' | 'look-up'): Promise<void>;
  /** Changes a payment that the transaction has locked; returns false if the news makes no move. */
  applyIn(trx: Trx, row: PaymentRow, news: DepositNews): Promise<boolean>;
}

/** Events of deposits by what providers report. */
const EVENT_OF: Readonly<Partial<Record<ProviderEventKind, DepositNews['event']>>> = {
  redirected: 'address',
  pending: 'acted',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  'charged-back': 'charged-back',
  'dispute-won': 'dispute-won',
};

/** Events of payments of withdrawals by what providers report. */
const PAYOUT_EVENT_OF: Readonly<Partial<Record<ProviderEventKind, WithdrawalNews['event']>>> = {
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  returned: 'sent-back',
};

/** Creates the one way in which payments change. */
export function createPaymentEvents(deps: PaymentEventsDeps): PaymentEvents {
  const { db, log, now, sites, providers, mail, alerts, notify } = deps;

  function contextOf(row: PaymentRow): DepositContext {
    const site = siteById(sites, row.site_id);
    if (!site) throw new Error(`The site ${row.site_id} of the payment ${row.id} is gone.`);
    const entry = providers.methods.find(({ id }) => id === row.method_id);
    const least = entry?.currencies.find(({ iso }) => iso === row.iso)?.min ?? 0n;
    return {
      now: now(),
      site,
      least,
      onCredited: (trx, credited, paid) => mailDeposit(trx, mail, { row: credited, site, paid }),
    };
  }

  /** Applies what a provider has reported; undefined if it makes no move. */
  async function applyReported(
    trx: Trx,
    row: PaymentRow,
    said: ProviderEvent,
  ): Promise<PaymentRow | undefined> {
    if (said.kind === 'other') return undefined;
    if (row.direction === 'withdrawal') {
      const event = PAYOUT_EVENT_OF[said.kind];
      return event && payoutMoved(trx, row, { ...said, event, source: 'provider' });
    }
    const event = EVENT_OF[said.kind];
    if (event === undefined) return undefined;
    const { amount, iso, kind } = said;
    const contradicts = contradictionOf(row, { event, amount, iso });
    if (contradicts !== undefined)
      await alerts.contradiction(trx, row, { kind: contradicts, said: kind, amount, iso });
    return applyToDeposit(trx, row, { ...said, event, source: 'provider' }, contextOf(row));
  }

  /** Applies what is said about a payment of a withdrawal; another amount or currency is an alert. */
  async function payoutMoved(
    trx: Trx,
    row: PaymentRow,
    news: WithdrawalNews,
  ): Promise<PaymentRow | undefined> {
    const { event: said, amount, iso } = news;
    const kind = payoutContradiction(row, news);
    if (kind !== undefined) await alerts.contradiction(trx, row, { kind, said, amount, iso });
    return applyToWithdrawal(trx, row, news, now());
  }

  /** Applies again the stored events that are newer than a move and had made none. */
  async function withRetries(trx: Trx, moved: PaymentRow, at: Date): Promise<PaymentRow> {
    let row = moved;
    for (const stored of await store.eventsToRetry(trx, moved.id, at)) {
      const again = await applyReported(trx, row, readEvent(stored));
      if (!again) continue;
      row = again;
      await store.markEvent(trx, stored, { is_applied: true, note: null });
    }
    return row;
  }

  /** Changes a locked payment, records the change, and notifies its player. */
  async function changed(
    paymentId: string,
    at: Date,
    change: (trx: Trx, row: PaymentRow) => Promise<PaymentRow | undefined>,
    record: RecordChange,
  ): Promise<boolean> {
    const moved = await db.transaction().execute(async (trx) => {
      const row = await store.lockPayment(trx, paymentId);
      const made = row && (await change(trx, row));
      if (!row || !made) return undefined;
      const last = await withRetries(trx, made, at);
      await record(trx, { before: { state: row.state }, after: { state: last.state } });
      return last;
    });
    if (moved) tell(moved);
    return moved !== undefined;
  }

  const tell = ({ player_id: playerId, request_id: requestId, id }: PaymentRow): void =>
    notify(playerId, requestId ?? id);

  const apply = (paymentId: string, news: DepositNews, record = unrecorded): Promise<boolean> =>
    changed(paymentId, news.at, (trx, row) => applyToDeposit(trx, row, news, contextOf(row)), record);

  const applyToPayout = (id: string, news: WithdrawalNews, record = unrecorded): Promise<boolean> =>
    changed(id, news.at, (trx, row) => payoutMoved(trx, row, news), record);

  return {
    apply,
    applyIn: async (trx, row, news) => {
      const moved = await applyToDeposit(trx, row, news, contextOf(row));
      return moved !== undefined && (await withRetries(trx, moved, news.at)) !== undefined;
    },
    applyToWithdrawal: applyToPayout,
    async take(provider, event, body) {
      const moved = await db.transaction().execute(async (trx) => {
        const row = await store.lockPayment(trx, event.merchantRef);
        const own = row?.provider === provider ? row : undefined;
        const hash = createHash('sha256').update(body).digest('hex');
        const stored = {
          provider,
          event_id: event.eventId,
          payment_id: own?.id ?? null,
          event: event.kind,
          body_hash: hash,
          body: JSON.stringify(keptOf(event)),
          at: event.at,
          received_at: now(),
          note: own ? null : 'no payment of ours',
        };
        if (!(await store.insertEvent(trx, stored))) {
          const before = await store.eventById(trx, provider, event.eventId);
          if (before?.body_hash !== hash)
            log.error(
              { provider, event: event.eventId },
              'An event came again with another body: it is ignored.',
            );
          return undefined;
        }
        if (!own || event.kind === 'other') {
          log.warn({ provider, event: event.eventId }, 'An event of a provider fits no payment: it is kept.');
          return undefined;
        }
        const first = await applyReported(trx, own, event);
        const made = first && (await withRetries(trx, first, event.at));
        await store.markEvent(
          trx,
          stored,
          made ? { is_applied: true } : { note: `no move from ${own.state}` },
        );
        return made;
      });
      if (moved) tell(moved);
    },
    async applyState(row, said, source) {
      if (row.direction === 'withdrawal') {
        for (const event of payoutEventsOf(said))
          await applyToPayout(row.id, { ...said, event, source, at: now() });
        return;
      }
      const event = eventOfState(row, said, now());
      if (event) await apply(row.id, { ...said, event, source, at: now() });
    },
  };
}

/** After these times without a trace at the provider a deposit counts as failed or expired, ms. */
const UNKNOWN_AFTER = 600_000;
const EXPIRED_AFTER = 120_000;

function eventOfState(
  row: PaymentRow,
  { state }: ProviderPayment,
  now: Date,
): DepositNews['event'] | undefined {
  const isExpired = row.expires_at !== null && now.getTime() > row.expires_at.getTime() + EXPIRED_AFTER;
  switch (state) {
    case 'unknown':
      if (isExpired) return 'expired';
      return now.getTime() > row.created_at.getTime() + UNKNOWN_AFTER ? 'failed' : undefined;
    case 'redirected':
      return isExpired ? 'expired' : 'address';
    case 'pending':
      return 'acted';
    case 'succeeded':
      return 'paid';
    case 'returned':
      return undefined;
    default:
      return state;
  }
}

/** Returns what happened to a payout by its state now: one that came back was paid before. */
function payoutEventsOf({ state }: ProviderPayment): readonly WithdrawalNews['event'][] {
  switch (state) {
    case 'succeeded':
      return ['paid'];
    case 'returned':
      return ['paid', 'sent-back'];
    case 'failed':
    case 'cancelled':
      return ['failed'];
    default:
      return [];
  }
}

/** The facts of an event as they are kept, so that it can be applied later. */
type KeptEvent = Omit<ProviderEvent, 'at' | 'amount' | 'charge'> & {
  readonly amount?: string | undefined;
  readonly charge?: string | undefined;
};

function keptOf({ amount, charge, ...event }: ProviderEvent): KeptEvent {
  return { ...event, amount: amount?.toString(), charge: charge?.toString() };
}

function readEvent({ body, at }: EventRow): ProviderEvent {
  // The cast: the text was written from what `keptOf` returns.
  const { amount, charge, ...event } = JSON.parse(body) as KeptEvent;
  const minor = (text: string | undefined) => (text === undefined ? undefined : BigInt(text));
  return { ...event, at, amount: minor(amount), charge: minor(charge) };
}
