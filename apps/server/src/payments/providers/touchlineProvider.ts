import { toMinor, toWire } from '@touchline/betting';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ProviderSilentError } from '../../providers/circuit.ts';
import { requireSignature, UnreadableCallbackError } from '../../providers/signature.ts';
import {
  RefundRefusedError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ReportRow,
} from './adapter.ts';

export interface TouchlineProviderOptions {
  /** Base address of the provider's API. */
  readonly url: string;
  /** Key of the API. */
  readonly key: string;
  /** Secrets of call-backs: the current one, and the one before while they change. */
  readonly secrets: readonly string[];
}

/** Time for an answer, ms. */
const PATIENCE = 15_000;

const Names = v.objectWithRest({ en: v.string() }, v.string());
const Payment = v.object({
  id: v.string(),
  merchantRef: v.string(),
  state: v.string(),
  amount: v.optional(v.string()),
  currency: v.optional(v.string()),
  instrument: v.optional(v.string()),
  requisite: v.optional(v.string()),
  payer: v.optional(v.string()),
  redirectUrl: v.optional(v.string()),
  instructions: v.optional(v.array(v.object({ label: Names, value: v.string() }))),
  reason: v.optional(v.string()),
  fee: v.optional(v.string()),
});
const Row = v.object({
  type: v.literal('payment'),
  id: v.string(),
  merchantRef: v.string(),
  state: v.picklist(['redirected', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'charged_back']),
  amount: v.string(),
  currency: v.string(),
  fee: v.string(),
  refunded: v.string(),
});
const Report = v.object({
  rows: v.array(v.union([Row, v.object({ type: v.string() })])),
  settlements: v.array(
    v.object({ id: v.string(), currency: v.string(), amount: v.string(), fee: v.string() }),
  ),
  closing: v.record(v.string(), v.string()),
});
const Event = v.object({ id: v.string(), type: v.string(), at: v.number(), payment: Payment });

/** States of the protocol; an unknown one counts as `pending`, never as an end. */
const STATES: ReadonlyMap<string, ProviderPayment['state']> = new Map([
  ['redirected', 'redirected'],
  ['pending', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
  ['sent', 'pending'],
  ['paid', 'succeeded'],
  ['returned', 'returned'],
]);

const EVENTS: ReadonlyMap<string, ProviderEvent['kind']> = new Map([
  ['payment.redirected', 'redirected'],
  ['payment.pending', 'pending'],
  ['payment.succeeded', 'succeeded'],
  ['payment.failed', 'failed'],
  ['payment.cancelled', 'cancelled'],
  ['payment.refunded', 'refunded'],
  ['payment.charged_back', 'charged-back'],
  ['payment.dispute_won', 'dispute-won'],
  ['payout.paid', 'succeeded'],
  ['payout.failed', 'failed'],
  ['payout.cancelled', 'cancelled'],
  ['payout.returned', 'returned'],
]);

/** A provider that speaks the payment protocol of Touchline, version 1: JSON over HTTP, call-backs signed by HMAC. */
export function createTouchlineProvider({ url, key, secrets }: TouchlineProviderOptions): PaymentProvider {
  /** Throws a ProviderSilentError if there is no answer, or none of its own. */
  async function ask(method: 'GET' | 'POST', path: string, body?: object, once?: string): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(once === undefined ? {} : { 'idempotency-key': once }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch (error) {
      throw new ProviderSilentError(`${method} ${path} got no answer.`, { cause: error });
    }
    if (answer.status >= 500) throw new ProviderSilentError(`${method} ${path} got ${answer.status}.`);
    return answer;
  }

  async function read(answer: Response): Promise<ProviderPayment> {
    if (answer.status === 404) return { providerRef: undefined, state: 'unknown' };
    try {
      return shown(v.parse(Payment, await answer.json()));
    } catch (error) {
      throw new ProviderSilentError('The answer can’t be read.', { cause: error });
    }
  }

  return {
    async createDeposit({ merchantRef, amount, iso, method, expiresAt, ...wanted }) {
      const answer = await ask(
        'POST',
        '/v1/payments',
        {
          merchantRef,
          amount: toWire(amount, iso),
          currency: iso,
          method,
          fields: wanted.fields,
          returnUrls: wanted.returnUrls,
          notifyUrl: wanted.notifyUrl,
          expiresAt: Math.floor(expiresAt.getTime() / 1000),
          customer: wanted.customer,
          language: wanted.language,
        },
        merchantRef,
      );
      if (answer.status === 409) throw new ProviderSilentError('The provider is still creating it.');
      if (answer.status >= 400) return { providerRef: undefined, state: 'failed', reason: 'refused' };
      return read(answer);
    },
    lookUp: async (merchantRef) =>
      read(await ask('GET', `/v1/payments?merchantRef=${encodeURIComponent(merchantRef)}`)),
    cancel: async (providerRef) => {
      const path = `/v1/payments/${encodeURIComponent(providerRef)}`;
      const answer = await ask('POST', `${path}/cancel`, {});
      return read(answer.status === 409 ? await ask('GET', path) : answer);
    },
    async refund(providerRef, ref, amount, iso) {
      const path = `/v1/payments/${encodeURIComponent(providerRef)}/refunds`;
      const answer = await ask('POST', path, { ref, amount: toWire(amount, iso) }, ref);
      if (answer.status >= 400)
        throw new RefundRefusedError(`The provider refused the refund ${ref}: ${answer.status}.`);
    },
    async report(day) {
      const text = await (await ask('GET', `/v1/reports/${encodeURIComponent(day)}`)).text();
      try {
        const report = v.parse(Report, JSON.parse(text));
        return {
          hash: createHash('sha256').update(text).digest('hex'),
          rows: report.rows.flatMap((row) => ('id' in row ? [reported(row)] : [])),
          settlements: report.settlements.map(({ id, currency, amount, fee }) => ({
            id,
            iso: currency,
            amount: toMinor(amount, currency),
            charge: toMinor(fee, currency),
          })),
          closing: new Map(
            Object.entries(report.closing).map(([iso, amount]) => [iso, signedMinor(amount, iso)]),
          ),
        };
      } catch (error) {
        throw new ProviderSilentError(`The report of ${day} can’t be read.`, { cause: error });
      }
    },
    async createPayout({ merchantRef, amount, iso, method, instrument, fields, notifyUrl, customer }) {
      const answer = await ask(
        'POST',
        '/v1/payouts',
        {
          merchantRef,
          amount: toWire(amount, iso),
          currency: iso,
          method,
          destination: instrument === undefined ? { fields } : { instrument },
          ...(notifyUrl === undefined ? {} : { notifyUrl }),
          customer,
        },
        merchantRef,
      );
      if (answer.status === 409) throw new ProviderSilentError('The provider is still creating it.');
      if (answer.status >= 400) return { providerRef: undefined, state: 'failed', reason: 'refused' };
      return read(answer);
    },
    lookUpPayout: async (merchantRef) =>
      read(await ask('GET', `/v1/payouts?merchantRef=${encodeURIComponent(merchantRef)}`)),
    readCallback(callback) {
      requireSignature(secrets, callback);
      let event: v.InferOutput<typeof Event>;
      try {
        event = v.parse(Event, JSON.parse(callback.body.toString('utf8')));
      } catch (error) {
        throw new UnreadableCallbackError('The call-back is no event of the protocol.', { cause: error });
      }
      return {
        ...shown(event.payment),
        eventId: event.id,
        at: new Date(event.at * 1000),
        merchantRef: event.payment.merchantRef,
        kind: EVENTS.get(event.type) ?? 'other',
        charge: chargeOf(event.payment),
      };
    },
  };
}

function shown({ id, state, amount, currency, ...rest }: v.InferOutput<typeof Payment>): ProviderPayment {
  return {
    providerRef: id,
    state: STATES.get(state) ?? 'pending',
    amount: amount === undefined || currency === undefined ? undefined : toMinor(amount, currency),
    iso: currency,
    instrument: rest.instrument,
    requisite: rest.requisite,
    payer: rest.payer,
    redirectUrl: rest.redirectUrl,
    instructions: rest.instructions,
    reason: rest.reason,
  };
}

function chargeOf({ fee, currency }: v.InferOutput<typeof Payment>): bigint | undefined {
  return fee === undefined || currency === undefined ? undefined : toMinor(fee, currency);
}

function reported(row: v.InferOutput<typeof Row>): ReportRow {
  const { id, merchantRef, state, currency } = row;
  return {
    providerRef: id,
    merchantRef,
    state: state === 'charged_back' ? 'charged-back' : state,
    iso: currency,
    amount: toMinor(row.amount, currency),
    refunded: toMinor(row.refunded, currency),
    charge: toMinor(row.fee, currency),
  };
}

/** Reads an amount that may be below 0. */
function signedMinor(amount: string, iso: string): bigint {
  return amount.startsWith('-') ? -toMinor(amount.slice(1), iso) : toMinor(amount, iso);
}
