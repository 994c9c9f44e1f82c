import type { Logger } from 'pino';
import { type Db, createTroubleLog, ProviderSilentError } from '../../../kernel/index.ts';
import { siteById, type Sites } from '../../../site/index.ts';
import { nextLookUp } from '../nextLookUp.ts';
import { notifyUrl } from '../notifyUrl.ts';
import type { PaymentEvents } from '../paymentEvents.ts';
import * as payments from '../payments.store.ts';
import type { PaymentRow } from '../payments.store.ts';
import type { Providers } from '../providers/providersFile.ts';
import { doubtsAbout } from './automaticRules.ts';
import { numberOf } from '../../../accounts/index.ts';
import { instrumentById } from './instruments.store.ts';
import * as store from './withdrawals.store.ts';

const HOUR = 3_600_000;
const ROUND = 50;

export interface PayoutsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly providers: Providers;
  readonly events: PaymentEvents;
}

/** Steps of withdrawals that the platform makes by itself. */
export interface Payouts {
  /** Decides new withdrawals by the automatic rules, and sends the payments of approved ones. */
  doDue(): Promise<void>;
  /** Asks about a payment that was sent; one that the provider doesn't know is created there by the same reference. */
  ask(leg: PaymentRow): Promise<void>;
}

export function createPayouts({ db, log, now, sites, providers, events }: PayoutsDeps): Payouts {
  const trouble = createTroubleLog(log);

  /** Approves a withdrawal, or hands it to operators with the doubts about it. */
  async function decide(id: string): Promise<void> {
    const request = await payments.paymentById(db, id);
    const site = request && siteById(sites, request.site_id);
    if (!request || !site) return;
    const doubts = await doubtsAbout(db, request, site, now());
    const event = doubts.length === 0 ? 'passed' : 'doubted';
    const ends = new Date(request.created_at.getTime() + site.withdrawals.reviewHours * HOUR);
    await events.applyToWithdrawal(id, { event, source: 'clock', at: now() }, (trx) =>
      store.updateRequest(trx, id, {
        doubts: JSON.stringify(doubts),
        review_ends_at: doubts.length === 0 ? null : ends,
      }),
    );
  }

  /**
   * Sends a payment: it counts as sent before its provider is called, so that no crash sends it twice or without a
   * trace. Without an answer it stays sent and is looked up.
   */
  async function dispatch(id: string): Promise<void> {
    const leg = await payments.paymentById(db, id);
    if (!leg) return;
    const provider = providers.of(leg.provider);
    const at = now();
    if (!provider) {
      await events.applyToWithdrawal(id, { event: 'rejected', source: 'clock', at, reason: 'refused' });
      return;
    }
    if (provider.isDown()) return;
    const due = nextLookUp({ created_at: at, expires_at: null }, at);
    const isMine = await events.applyToWithdrawal(id, { event: 'dispatched', source: 'clock', at }, (trx) =>
      payments.updatePayment(trx, id, { look_up_due_at: due }),
    );
    if (isMine) await create(leg);
  }

  async function create(leg: PaymentRow): Promise<void> {
    // A withdrawal has the amount of all its payments: sent itself, it would be paid twice.
    if (leg.request_id === null) return;
    const instrument = leg.instrument_id === null ? undefined : await instrumentById(db, leg.instrument_id);
    const site = siteById(sites, leg.site_id);
    const provider = providers.of(leg.provider);
    if (!instrument || !provider) return;
    const stored = await numberOf(db, instrument.instrument);
    // Without one it was stored by an earlier version, in plain text.
    const number = stored
      ? providers.numbers.open(stored)
      : { name: instrument.instrument, fields: instrument.fields };
    const isTyped = Object.keys(number.fields).length > 0;
    try {
      const said = await provider.createPayout({
        merchantRef: leg.id,
        amount: leg.amount - leg.fee,
        iso: leg.iso,
        method: leg.method_id,
        instrument: isTyped ? undefined : number.name,
        fields: number.fields,
        notifyUrl: site && notifyUrl(site, leg.provider),
        customer: `${leg.site_id}-${leg.player_id}`,
      });
      await events.applyState(leg, said, 'provider');
    } catch (error) {
      if (!(error instanceof ProviderSilentError)) throw error;
    }
  }

  return {
    async doDue() {
      for (const id of await store.heldIds(db, ROUND)) await tried(() => decide(id));
      for (const id of await store.approvedLegIds(db, ROUND)) await tried(() => dispatch(id));
    },
    async ask(leg) {
      try {
        const said = await providers.of(leg.provider)?.lookUpPayout(leg.id);
        if (said?.state === 'unknown') await create(leg);
        else if (said) await events.applyState(leg, said, 'look-up');
      } catch (error) {
        if (!(error instanceof ProviderSilentError)) throw error;
      }
    },
  };

  /** One withdrawal that fails keeps no other one back. */
  async function tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      trouble(error, 'A withdrawal could not be moved; the next round tries again.');
    }
  }
}
