import { toWire } from '@touchline/betting';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  ProviderSilentError,
  requireSignature,
  UnreadableCallbackError,
  faultOf,
} from '../../../kernel/index.ts';
import {
  RefundRefusedError,
  UnreadableAnswerError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ReportRow,
} from './adapter.ts';
import { createMoneyReader, type MoneyReader } from './readMoney.ts';

export interface TouchlineProviderOptions {
  /** Base address of the provider's API. */
  readonly url: string;
  /** Origins of the pages to which it may send players. */
  readonly pageOrigins: readonly string[];
  /** Key of the API. */
  readonly key: string;
  /** Returns the secrets of a site's call-backs: the current one, and the one before while they change. */
  readonly secretsOf: (siteId: string) => readonly string[];
  /** Currencies of its methods. */
  readonly currencies: ReadonlySet<string>;
}

/** Time for an answer, ms. */
const PATIENCE = 15_000;

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
/** Text that the database can store. */
const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check(isStorable, 'the text has characters that can’t be stored'),
  );
const Text = text(500);
/** Text that it can index as well. */
const Id = v.pipe(text(200), v.minLength(1));
/** Unix seconds until the end of the year 9999. */
const Seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799));
const Names = v.objectWithRest({ en: Text }, Text);
const Payment = v.object({
  id: Id,
  merchantRef: Id,
  state: Id,
  amount: v.optional(v.string()),
  currency: v.optional(v.string()),
  instrument: v.optional(Text),
  requisite: v.optional(Text),
  payer: v.optional(Text),
  /** Another word counts as none. */
  funding: v.fallback(v.optional(v.picklist(['credit', 'debit', 'prepaid'])), undefined),
  redirectUrl: v.optional(text(4000)),
  instructions: v.optional(v.array(v.object({ label: Names, value: Text }))),
  reason: v.optional(Text),
  fee: v.optional(v.string()),
});
const Row = v.object({
  type: v.literal('payment'),
  id: Id,
  merchantRef: Id,
  state: v.picklist(['redirected', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'charged_back']),
  amount: v.string(),
  currency: v.string(),
  fee: v.string(),
  refunded: v.string(),
});
const Report = v.object({
  /** Only payments are compared; a payment that can't be read is no other row. */
  rows: v.array(v.union([Row, v.object({ type: v.pipe(v.string(), v.notValue('payment')) })])),
  settlements: v.array(v.object({ id: Id, currency: v.string(), amount: v.string(), fee: v.string() })),
  closing: v.record(v.string(), v.string()),
});
const Event = v.object({ id: Id, type: Id, at: Seconds, payment: Payment });

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

/** Kinds of events by which money has moved, and the states of payments that have. */
const WITH_MONEY: ReadonlySet<ProviderEvent['kind'] | ProviderPayment['state']> = new Set([
  'succeeded',
  'refunded',
  'charged-back',
  'dispute-won',
  'returned',
]);

/** A provider that speaks the payment protocol of Touchline, version 1: JSON over HTTP, call-backs signed by HMAC. */
export function createTouchlineProvider({
  url,
  pageOrigins,
  key,
  secretsOf,
  currencies,
}: TouchlineProviderOptions): PaymentProvider {
  const money = createMoneyReader(currencies);

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
        // Followed, a redirect would take keys and requisites to an address that nobody has listed.
        redirect: 'error',
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
      const payment = v.parse(Payment, await answer.json());
      requireOwnPage(payment.redirectUrl, pageOrigins);
      const state = STATES.get(payment.state) ?? 'pending';
      return { ...shown(payment, state, money), state };
    } catch (error) {
      throw unreadable('The answer can’t be read.', error);
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
          ...(wanted.instrument === undefined ? {} : { instrument: wanted.instrument }),
          ...(wanted.refusesCredit ? { refuseCredit: true } : {}),
        },
        merchantRef,
      );
      if (answer.status === 409) throw new ProviderSilentError('The provider is still creating it.');
      if (answer.status >= 400) return { providerRef: undefined, state: 'failed', reason: 'refused' };
      return read(answer);
    },
    lookUp: async (merchantRef, providerRef) =>
      read(
        await ask(
          'GET',
          providerRef === undefined
            ? `/v1/payments?merchantRef=${encodeURIComponent(merchantRef)}`
            : `/v1/payments/${encodeURIComponent(providerRef)}`,
        ),
      ),
    cancel: async (providerRef) => {
      const path = `/v1/payments/${encodeURIComponent(providerRef)}`;
      const answer = await ask('POST', `${path}/cancel`, {});
      return read(answer.status === 409 ? await ask('GET', path) : answer);
    },
    async refund(providerRef, ref, amount, iso) {
      const path = `/v1/payments/${encodeURIComponent(providerRef)}/refunds`;
      const answer = await ask('POST', path, { ref, amount: toWire(amount, iso), currency: iso }, ref);
      if (answer.status >= 400)
        throw new RefundRefusedError(`The provider refused the refund ${ref}: ${answer.status}.`);
    },
    async report(day) {
      const text = await (await ask('GET', `/v1/reports/${encodeURIComponent(day)}`)).text();
      try {
        const report = v.parse(Report, JSON.parse(text));
        return {
          hash: createHash('sha256').update(text).digest('hex'),
          rows: report.rows.flatMap((row) => ('id' in row ? [reported(row, money)] : [])),
          settlements: report.settlements.map(({ id, currency, amount, fee }) => ({
            id,
            iso: currency,
            amount: money.balance(amount, currency),
            charge: money.sum(fee, currency),
          })),
          closing: new Map(
            Object.entries(report.closing).map(([iso, amount]) => [iso, money.balance(amount, iso)]),
          ),
        };
      } catch (error) {
        throw unreadable(`The report of ${day} can’t be read.`, error);
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
    readCallback(callback, siteId) {
      requireSignature(secretsOf(siteId), callback);
      try {
        const event = v.parse(Event, JSON.parse(callback.body.toString('utf8')));
        requireOwnPage(event.payment.redirectUrl, pageOrigins);
        const kind = EVENTS.get(event.type) ?? 'other';
        return {
          ...shown(event.payment, kind, money),
          eventId: event.id,
          at: new Date(event.at * 1000),
          merchantRef: event.payment.merchantRef,
          kind,
          charge: chargeOf(event.payment, money),
        };
      } catch (error) {
        // Without the error itself, which has what was sent.
        const cause = new Error(faultOf(error));
        throw new UnreadableCallbackError('The call-back is no event of the protocol.', { cause });
      }
    },
  };
}

/**
 * Checks the page to which a player would be sent. Only origins of the provider's list are allowed, whatever the sites and
 * their games may embed.
 * @throws RangeError for another page
 */
function requireOwnPage(redirectUrl: string | undefined, pageOrigins: readonly string[]): void {
  if (redirectUrl === undefined) return;
  const origin = URL.canParse(redirectUrl) ? new URL(redirectUrl).origin : 'no address';
  if (!pageOrigins.includes(origin))
    throw new RangeError(
      `redirectUrl leads to ${origin}, which isn’t in the provider’s list of pages: add it to pageOrigins if it is the provider’s.`,
    );
}

/** Returns the error for an answer that is none, since it can't be read. */
function unreadable(message: string, cause: unknown): ProviderSilentError {
  return new ProviderSilentError(message, { cause: new UnreadableAnswerError(faultOf(cause)) });
}

type Sent = v.InferOutput<typeof Payment>;

/**
 * Converts a payment of the protocol.
 * @param said state or kind of event
 * @throws RangeError if its amount or currency is missing or can't be read
 */
function shown(
  { id, amount, currency, ...rest }: Sent,
  said: ProviderEvent['kind'] | ProviderPayment['state'],
  money: MoneyReader,
): Omit<ProviderPayment, 'state'> {
  const hasMoved = WITH_MONEY.has(said);
  if (currency === undefined && (hasMoved || amount !== undefined || rest.fee !== undefined))
    throw new RangeError('The currency is missing.');
  if (amount === undefined && hasMoved) throw new RangeError('The amount is missing.');
  const iso = currency === undefined ? undefined : money.currency(currency);
  const read = hasMoved ? money.paid : money.sum;
  return {
    providerRef: id,
    amount: amount === undefined || iso === undefined ? undefined : read(amount, iso),
    iso,
    instrument: rest.instrument,
    requisite: rest.requisite,
    payer: rest.payer,
    funding: rest.funding,
    redirectUrl: rest.redirectUrl,
    instructions: rest.instructions,
    reason: rest.reason,
  };
}

function chargeOf({ fee, currency }: Sent, money: MoneyReader): bigint | undefined {
  return fee === undefined || currency === undefined ? undefined : money.sum(fee, currency);
}

function reported(row: v.InferOutput<typeof Row>, money: MoneyReader): ReportRow {
  const { id, merchantRef, state, currency } = row;
  const hasMoved = state === 'succeeded' || state === 'charged_back';
  return {
    providerRef: id,
    merchantRef,
    state: state === 'charged_back' ? 'charged-back' : state,
    iso: currency,
    amount: hasMoved ? money.paid(row.amount, currency) : money.sum(row.amount, currency),
    refunded: money.sum(row.refunded, currency),
    charge: money.sum(row.fee, currency),
  };
}
