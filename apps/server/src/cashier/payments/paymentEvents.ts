import { depositMove, feeOf, type DepositState } from '@touchline/cashier';
import type { Logger } from 'pino';
import { type Db, type Trx, unrecorded, type RecordChange } from '../../kernel/index.ts';
import type { Mail } from '../../delivery/index.ts';
import { siteById, type Sites } from '../../site/index.ts';
import type { PaymentAlerts } from './alerts.ts';
import { mailDeposit } from './depositMail.ts';
import { applyToDeposit, contradictionOf, type DepositContext, type DepositNews } from './depositEvents.ts';
import { depositOfReference, insertFurtherDeposit, isOfOther, type FurtherPayment } from './depositParts.ts';
import type { ProviderEvent, ProviderEventKind, ProviderPayment } from './providers/adapter.ts';
import { hasRate, inBase } from '../../ledger/index.ts';
import type { MethodFamily } from './methodPauses.ts';
import type { MethodBounds, MethodEntry, Providers } from './providers/providersFile.ts';
import { methodOfSite } from './siteMethods.ts';
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

/** Provider and site whose secret has signed an event. */
export interface EventOrigin {
  readonly provider: string;
  readonly siteId: string;
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
  /** Stores an event of a provider and a site once for ever, and applies it to a payment of both. */
  take(from: EventOrigin, event: ProviderEvent, body: Buffer): Promise<void>;
  /** Applies what a provider says about a payment now. */
  applyState(row: PaymentRow, said: ProviderPayment, source: 'provider' | 'look-up'): Promise<void>;
  /**
   * Stores a further payment with the reference of a deposit that the transaction has locked, as a deposit of its own
   * whose money isn't booked yet.
   */
  storeFurther(trx: Trx, first: PaymentRow, further: Omit<FurtherPayment, 'feeFor'>): Promise<PaymentRow>;
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

  const entryOf = ({ method_id: methodId }: PaymentRow) =>
    providers.methods.find(({ id }) => id === methodId);
  const boundsIn = (entry: MethodEntry | undefined, row: PaymentRow) =>
    entry?.currencies.find(({ iso }) => iso === row.iso);

  /** Returns the bounds of a payment's method as its site has them now. */
  function boundsOf(row: PaymentRow): MethodBounds | undefined {
    const entry = entryOf(row);
    const site = siteById(sites, row.site_id);
    return boundsIn(entry && site ? methodOfSite(entry, site.state) : entry, row);
  }

  function familyOf(row: PaymentRow): MethodFamily | undefined {
    const own = entryOf(row);
    if (!own) return undefined;
    const all = providers.methods.filter(
      ({ family, direction }) => family === own.family && direction === 'deposit',
    );
    return {
      family: own.family,
      methodIds: all.map(({ id }) => id),
      isCards: all.some(({ group }) => group === 'cards'),
    };
  }

  function contextOf(row: PaymentRow): DepositContext {
    const site = siteById(sites, row.site_id);
    if (!site) throw new Error(`The site ${row.site_id} of the payment ${row.id} is gone.`);
    // Operators' changes of bounds are for new payments: those under way keep what either bounds allow.
    const bounds = [boundsIn(entryOf(row), row), boundsOf(row)].flatMap((one) => one ?? []);
    const [agreed = row.received ?? row.amount] = bounds.map(({ max }) => max);
    return {
      now: now(),
      site,
      least: bounds.reduce((least, { min }) => (min < least ? min : least), bounds[0]?.min ?? 0n),
      // A method that isn't listed any more bounds nothing above what was agreed.
      most: bounds.reduce((most, { max }) => (max > most ? max : most), agreed),
      family: familyOf(row),
      tellsCredit: entryOf(row)?.credit === 'told',
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

  function storeFurther(
    trx: Trx,
    first: PaymentRow,
    further: Omit<FurtherPayment, 'feeFor'>,
  ): Promise<PaymentRow> {
    const fee = boundsOf(first)?.fee;
    return insertFurtherDeposit(trx, first, {
      ...further,
      feeFor: (amount) => (fee ? feeOf(amount, fee) : 0n),
    });
  }

  /**
   * Returns the deposit that an event is about. A success of a further payment with its reference is a deposit of its
   * own; what comes before that success waits for it, unless only one payment of the reference is possible.
   */
  async function subjectOf(
    trx: Trx,
    first: PaymentRow,
    { kind, providerRef, amount, iso, at }: ProviderEvent,
  ): Promise<PaymentRow | undefined> {
    const known = await depositOfReference(trx, first, providerRef);
    if (known || providerRef === undefined) return known;
    if (kind !== 'succeeded') return isOfOther(first, providerRef) ? undefined : first;
    if (amount === undefined || iso === undefined) return undefined;
    const begun = at < now() ? at : now();
    return storeFurther(trx, first, { providerRef, amount, iso, at: begun, source: 'provider' });
  }

  /** Returns whether a reported success is above the amount that the site takes a provider's word for. */
  function needsLookUp(row: PaymentRow, { kind, amount, iso }: ProviderEvent): boolean {
    if (kind !== 'succeeded' || row.direction !== 'deposit' || amount === undefined || iso === undefined)
      return false;
    // The cast: rows of this direction have states of deposits.
    if (!depositMove(row.state as DepositState, 'paid') || !hasRate(iso)) return false;
    return inBase([{ iso, sum: amount }]) > contextOf(row).site.deposits.lookUpAbove;
  }

  /** Leaves the credit of a reported success to a look-up, which is due at once. */
  async function waitForLookUp(
    trx: Trx,
    row: PaymentRow,
    { event, stored }: { readonly event: ProviderEvent; readonly stored: store.EventKey },
  ): Promise<PaymentRow | undefined> {
    const { providerRef, instrument, requisite, at } = event;
    const acted = { event: 'acted', source: 'provider', providerRef, instrument, requisite, at } as const;
    const moved = await applyToDeposit(trx, row, acted, contextOf(row));
    await store.updatePayment(trx, row.id, { look_up_due_at: now() });
    await store.markEvent(trx, stored, { is_applied: true, note: 'left to a look-up' });
    return moved;
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
      const said = readEvent(stored);
      if (isOfOther(row, said.providerRef)) continue;
      const again = await applyReported(trx, row, said);
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
    storeFurther,
    applyIn: async (trx, row, news) => {
      const moved = await applyToDeposit(trx, row, news, contextOf(row));
      return moved !== undefined && (await withRetries(trx, moved, news.at)) !== undefined;
    },
    applyToWithdrawal: applyToPayout,
    async take({ provider, siteId }, event, body) {
      const moved = await db.transaction().execute(async (trx) => {
        const row = await store.lockPayment(trx, event.merchantRef);
        const own = row?.provider === provider && row.site_id === siteId ? row : undefined;
        const hash = providers.numbers.hashOf(body);
        const stored = {
          provider,
          site_id: siteId,
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
          const before = await store.eventById(trx, stored);
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
        const subject = await subjectOf(trx, own, event);
        if (!subject) {
          await store.markEvent(trx, stored, { note: 'another payment of this reference' });
          return undefined;
        }
        if (subject.id !== own.id) await store.markEvent(trx, stored, { payment_id: subject.id });
        if (needsLookUp(subject, event)) return await waitForLookUp(trx, subject, { event, stored });
        const first = await applyReported(trx, subject, event);
        const made = first && (await withRetries(trx, first, event.at));
        await store.markEvent(
          trx,
          stored,
          made ? { is_applied: true } : { note: `no move from ${subject.state}` },
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
