import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { disputeFeeOf, half, isAbove, oneMore, scriptOf } from './amounts.ts';
import type { Callbacks, Fault } from '../callbacks.ts';
import type { Payment, State, Store } from './store.ts';

const SECOND = 1000;
/** Time after which a transfer arrives, ms. */
const TRANSFER = 20 * SECOND;

export type NewPayment = Pick<
  Payment,
  | 'merchantRef'
  | 'amount'
  | 'currency'
  | 'method'
  | 'returnUrls'
  | 'notifyUrl'
  | 'expiresAt'
  | 'request'
  | 'refuseCredit'
>;

/** Page to which the hosted page leads the player. */
export type Outcome = keyof Payment['returnUrls'] | 'stay';

export interface Provider {
  /** Creates a payment; the same key with another request is a conflict. */
  create(wanted: NewPayment): Payment | 'conflict';
  /** True if the answer about a new payment gets lost: the payment exists, and the caller gets 504. */
  isAnswerLost(payment: Payment): boolean;
  /** True if the player has to confirm on another page first. */
  hasChallenge(payment: Payment): boolean;
  /** The player pays on the hosted page. */
  pay(payment: Payment): Promise<Outcome>;
  decline(payment: Payment): Promise<Outcome>;
  /** Cancels an unpaid payment; undefined if it is too late. */
  cancel(payment: Payment): Promise<Payment | undefined>;
  /** Gives money back once per reference; undefined if there isn't as much, or none of the currency. */
  refund(payment: Payment, ref: string, sum: NonNullable<Payment['paid']>): Payment | undefined;
}

export interface ProviderDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly callbacks: Callbacks;
}

const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * Creates a payment provider whose payments follow scripts: the last two digits of an amount choose how its payment
 * goes. All others succeed.
 */
export function createProvider({ store, clock, callbacks }: ProviderDeps): Provider {
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);

  function change(payment: Payment, values: Partial<Payment>): Payment {
    const changed = { ...(store.byId(payment.id) ?? payment), ...values };
    store.save(changed);
    return changed;
  }

  interface Telling {
    readonly fault?: Fault | undefined;
    readonly eventId?: string;
    /** Charge of the provider for the event. */
    readonly fee?: string | undefined;
  }

  function tell(
    payment: Payment,
    type: string,
    { fault, eventId = id('evt'), fee }: Telling = {},
  ): Promise<void> {
    const shown = { ...shownPayment(payment), fee };
    return callbacks.send(payment.notifyUrl, { id: eventId, type, at: seconds(), payment: shown }, fault);
  }

  async function end(
    payment: Payment,
    state: State,
    telling: Telling & { reason?: string } = {},
  ): Promise<void> {
    const { reason, ...rest } = telling;
    const ended = change(payment, { state, ...(reason === undefined ? {} : { reason }) });
    await tell(ended, `payment.${state}`, rest);
  }

  /** The payer's bank takes the money back; the first time that costs a fee. */
  function takeBack(payment: Payment): Promise<void> {
    const isFirst = store.byId(payment.id)?.disputeFee === undefined;
    const fee = disputeFeeOf(payment.amount);
    const taken = change(payment, { isChargedBack: true, ...(isFirst ? { disputeFee: fee } : {}) });
    return tell(taken, 'payment.charged_back', isFirst ? { fee } : {});
  }

  /** The payer's bank loses the dispute, and the money comes back. */
  function loseDispute(payment: Payment): Promise<void> {
    return tell(change(payment, { isChargedBack: false }), 'payment.dispute_won');
  }

  /** Pays by the payment's script, and returns where the hosted page leads. */
  async function payByScript(payment: Payment): Promise<Outcome> {
    const later = (ms: number, work: () => Promise<void>): void => clock.after(ms, work);
    const succeed = (telling?: Telling): Promise<void> => end(payment, 'succeeded', telling);
    const script = scriptOf(payment.amount);
    switch (script) {
      case '01':
        await end(payment, 'failed', { reason: 'declined' });
        return 'fail';
      case '02':
        await end(payment, 'failed', { reason: 'insufficient_funds' });
        return 'fail';
      case '03':
        await end(payment, 'pending');
        later(60 * SECOND, succeed);
        return 'pending';
      case '04':
        await succeed();
        return 'stay';
      case '06': {
        const eventId = id('evt');
        await succeed({ eventId });
        const paid = store.byId(payment.id) ?? payment;
        for (let copy = 0; copy < 2; copy += 1) await tell(paid, 'payment.succeeded', { eventId });
        return 'success';
      }
      case '07':
        await end(payment, 'failed', { reason: 'declined' });
        later(5 * SECOND, succeed);
        return 'pending';
      case '08':
        change(payment, { paid: { amount: half(payment.amount), currency: payment.currency } });
        await succeed();
        return 'pending';
      case '11':
      case '21':
      case '22':
        await succeed();
        later(120 * SECOND, () => takeBack(payment));
        if (script !== '11') later(240 * SECOND, () => loseDispute(payment));
        if (script === '22') later(360 * SECOND, () => takeBack(payment));
        return 'success';
      case '12':
        await succeed();
        later(60 * SECOND, () => {
          const refunded = change(payment, { refunds: { returned: payment.amount } });
          return tell(refunded, 'payment.refunded');
        });
        return 'success';
      case '13':
        change(payment, {
          paid: { amount: payment.amount, currency: payment.currency === 'USD' ? 'EUR' : 'USD' },
        });
        await succeed();
        return 'pending';
      case '14':
        await succeed({ fault: 'signature' });
        return 'pending';
      case '15':
        await succeed({ fault: 'time' });
        return 'pending';
      case '16':
        later((payment.expiresAt - seconds() + 300) * SECOND, succeed);
        return 'stay';
      case '17':
        change(payment, { state: 'succeeded' });
        return 'pending';
      case '19':
        await succeed();
        await tell(store.byId(payment.id) ?? payment, 'payment.succeeded');
        return 'success';
      case '26':
        if (payment.refuseCredit) {
          await end(payment, 'failed', { reason: 'credit_card' });
          return 'fail';
        }
        await succeed();
        return 'success';
      case '23': {
        await succeed();
        // The payer's bank sends the same transfer again.
        const again = { id: id('pay'), token: randomBytes(16).toString('hex'), createdAt: seconds() };
        const further = { ...payment, ...again, state: 'succeeded' as const, isFurther: true };
        store.save(further);
        await tell(further, 'payment.succeeded');
        return 'success';
      }
      case '24':
        await succeed();
        later(60 * SECOND, () => {
          const paid = store.byId(payment.id) ?? payment;
          const above = { amount: oneMore(payment.amount), currency: payment.currency };
          return tell({ ...paid, paid: above }, 'payment.refunded');
        });
        return 'success';
      case '25':
        await succeed();
        change(payment, { paid: { amount: oneMore(payment.amount), currency: payment.currency } });
        return 'success';
      case '20':
        change(payment, { paid: { amount: oneMore(payment.amount), currency: payment.currency } });
        await succeed();
        return 'pending';
      default:
        await succeed();
        return 'success';
    }
  }

  return {
    create(wanted) {
      const before = store.byRef(wanted.merchantRef);
      if (before) return before.request === wanted.request ? before : 'conflict';
      const payment: Payment = {
        ...wanted,
        id: id('pay'),
        token: randomBytes(16).toString('hex'),
        createdAt: seconds(),
        state: 'redirected',
        refunds: {},
      };
      store.save(payment);
      if (isTransfer(payment)) clock.after(TRANSFER, async () => void (await payOnce(payment)));
      return payment;
    },
    isAnswerLost: ({ amount }) => scriptOf(amount) === '09',
    hasChallenge: ({ amount }) => scriptOf(amount) === '10',
    pay: payOnce,
    async decline(payment) {
      if (isOpen(payment)) await end(payment, 'failed', { reason: 'declined' });
      return 'fail';
    },
    async cancel(payment) {
      if (!isOpen(payment)) return undefined;
      await end(payment, 'cancelled');
      return store.byId(payment.id);
    },
    refund(payment, ref, { amount, currency }) {
      if (payment.refunds[ref] !== undefined) return payment;
      if (currency !== (payment.paid?.currency ?? payment.currency)) return undefined;
      if (payment.state !== 'succeeded' || payment.isChargedBack) return undefined;
      if (isAbove([...Object.values(payment.refunds), amount], payment.paid?.amount ?? payment.amount))
        return undefined;
      return change(payment, { refunds: { ...payment.refunds, [ref]: amount } });
    },
  };

  async function payOnce(payment: Payment): Promise<Outcome> {
    const current = store.byId(payment.id) ?? payment;
    if (isOpen(current)) return payByScript(current);
    return current.state === 'succeeded' ? 'success' : 'fail';
  }
}

function isOpen({ state }: Payment): boolean {
  return state === 'redirected';
}

/** Returns whether a payment is made by transfer, by instructions instead of the hosted page. */
export function isTransfer({ method }: Pick<Payment, 'method'>): boolean {
  return method.endsWith('transfer');
}

const INSTRUMENTS: Readonly<Record<string, readonly [instrument: string, requisite: string]>> = {
  card: ['card-4242', '•••• 4242'],
  transfer: ['bank-3000', '•••• 3000'],
  instant: ['bank-3000', '•••• 3000'],
  wallet: ['wallet-demo', '•••• demo'],
  voucher: ['voucher', '•••• 0001'],
};

/** Returns a payment in the format of the protocol. */
export function shownPayment(payment: Payment): Record<string, unknown> {
  const [instrument, requisite] =
    Object.entries(INSTRUMENTS).find(([kind]) => payment.method.endsWith(kind))?.[1] ?? [];
  return {
    id: payment.id,
    merchantRef: payment.merchantRef,
    state: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    ...payment.paid,
    instrument,
    requisite,
    ...(payment.method.endsWith('card')
      ? { funding: scriptOf(payment.amount) === '26' ? 'credit' : 'debit' }
      : {}),
    reason: payment.reason,
  };
}
