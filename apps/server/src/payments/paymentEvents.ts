import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db, Trx } from '../db/database.ts';
import { unrecorded, type RecordChange } from '../db/recordChange.ts';
import type { Sites } from '../sites/sites.ts';
import { applyToDeposit, type DepositContext, type DepositNews } from './depositEvents.ts';
import type { ProviderEvent, ProviderEventKind, ProviderPayment } from './providers/adapter.ts';
import type { Providers } from './providers/providersFile.ts';
import * as store from './payments.store.ts';
import type { EventRow, PaymentRow } from './payments.store.ts';

export interface PaymentEventsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly providers: Providers;
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
  /** Stores an event of a provider once for ever, and applies it. */
  take(provider: string, event: ProviderEvent, body: Buffer): Promise<void>;
  /** Applies what a provider says about a payment now. */
  applyState(row: PaymentRow, said: ProviderPayment, source: 'provider' | 'look-up'): Promise<void>;
  /** Changes a payment that the transaction has locked; returns false if the news makes no move. */
  applyIn(trx: Trx, row: PaymentRow, news: DepositNews): Promise<boolean>;
}

const EVENT_OF: Readonly<Record<ProviderEventKind, DepositNews['event']>> = {
  redirected: 'address',
  pending: 'acted',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  'charged-back': 'charged-back',
  'dispute-won': 'dispute-won',
};

/** Creates the one way in which payments change. */
export function createPaymentEvents(deps: PaymentEventsDeps): PaymentEvents {
  const { db, log, now, sites, providers, notify } = deps;

  function contextOf(row: PaymentRow): DepositContext {
    const site = sites.all.find(({ id }) => id === row.site_id);
    if (!site) throw new Error(`The site ${row.site_id} of the payment ${row.id} is gone.`);
    const entry = providers.methods.find(({ id }) => id === row.method_id);
    const least = entry?.currencies.find(({ iso }) => iso === row.iso)?.min ?? 0n;
    return { now: now(), safety: site.safety, least };
  }

  /** Applies news, then again the stored events that are newer and had made no move; undefined without a move. */
  async function applyTo(trx: Trx, row: PaymentRow, news: DepositNews): Promise<PaymentRow | undefined> {
    let moved = await applyToDeposit(trx, row, news, contextOf(row));
    if (!moved) return undefined;
    for (const stored of await store.eventsToRetry(trx, row.id, news.at)) {
      const again = await applyToDeposit(trx, moved, newsOf(readEvent(stored)), contextOf(row));
      if (!again) continue;
      moved = again;
      await store.markEvent(trx, stored, { is_applied: true, note: null });
    }
    return moved;
  }

  async function apply(paymentId: string, news: DepositNews, record = unrecorded): Promise<boolean> {
    const moved = await db.transaction().execute(async (trx) => {
      const row = await store.lockPayment(trx, paymentId);
      const made = row && (await applyTo(trx, row, news));
      if (row && made) await record(trx, { before: { state: row.state }, after: { state: made.state } });
      return made;
    });
    if (moved) notify(moved.player_id, moved.id);
    return moved !== undefined;
  }

  return {
    apply,
    applyIn: async (trx, row, news) => (await applyTo(trx, row, news)) !== undefined,
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
        const made = await applyTo(trx, own, newsOf(event));
        await store.markEvent(
          trx,
          stored,
          made ? { is_applied: true } : { note: `no move from ${own.state}` },
        );
        return made;
      });
      if (moved) notify(moved.player_id, moved.id);
    },
    async applyState(row, said, source) {
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
    default:
      return state;
  }
}

function newsOf(event: ProviderEvent): DepositNews {
  if (event.kind === 'other') throw new Error('An event of an unknown kind has no news.');
  return { ...event, event: EVENT_OF[event.kind], source: 'provider' };
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
