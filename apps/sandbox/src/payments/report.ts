import { chargeOf, sumOf } from './amounts.ts';
import { shownPayout } from './payouts.ts';
import { shownPayment } from './provider.ts';
import type { Payment, Store } from './store.ts';

/** Charge for a transfer to the bank in currencies with cents, and the least balance that is transferred. */
const TRANSFER_CHARGE = '0.25';
const LEAST = 1;

/** Returns what the provider charges for a payment, with the fee of its dispute. */
function chargesOf(payment: Payment): string {
  return sumOf([
    ...(payment.state === 'succeeded' ? [chargeOf(paidOf(payment))] : []),
    ...(payment.disputeFee === undefined ? [] : [payment.disputeFee]),
  ]);
}

const paidOf = ({ paid, amount }: Payment): string => paid?.amount ?? amount;
const currencyOf = ({ paid, currency }: Payment): string => paid?.currency ?? currency;

/** Returns what is left of a payment's money at the provider. */
function leftOf(payment: Payment): string {
  const received = payment.state === 'succeeded' && !payment.isChargedBack ? [paidOf(payment)] : [];
  const back = payment.isChargedBack ? [] : Object.values(payment.refunds);
  return sumOf(received, [...back, chargesOf(payment)]);
}

/** Returns the merchant's money at the provider at the end of a day, by currency. */
function balances(store: Store, day: string): ReadonlyMap<string, string> {
  const payments = Map.groupBy(store.untilDay(day), currencyOf);
  const paidOut = store.payouts.untilDay(day).filter(({ state }) => state === 'paid');
  const taken = Map.groupBy([...store.settlementsUntil(day), ...paidOut], ({ currency }) => currency);
  return new Map(
    [...new Set([...payments.keys(), ...taken.keys()])].map((currency) => [
      currency,
      sumOf(
        (payments.get(currency) ?? []).map(leftOf),
        (taken.get(currency) ?? []).map(({ amount }) => amount),
      ),
    ]),
  );
}

/**
 * Returns the report of a day: its payments as they are now, transfers to the bank, and what is left of the payments
 * until its end. The first report of a day that is over transfers what is there to the bank.
 * @param day `yyyy-mm-dd`
 * @param today by the provider's clock
 */
export function reportOf(store: Store, day: string, today: string) {
  if (day < today) {
    for (const [currency, amount] of balances(store, day)) {
      if (Number(amount) >= LEAST) {
        const fee = amount.includes('.') ? TRANSFER_CHARGE : '0';
        store.saveSettlement({ id: `set_${day}_${currency}`, day, currency, amount, fee });
      }
    }
  }
  return {
    day,
    rows: [
      ...store.ofDay(day).map((payment) => ({
        type: 'payment',
        ...shownPayment(payment),
        state: payment.isChargedBack ? 'charged_back' : payment.state,
        fee: chargesOf(payment),
        refunded: sumOf(Object.values(payment.refunds)),
        at: payment.createdAt,
      })),
      ...store.payouts.ofDay(day).map((payout) => ({
        type: 'payout',
        ...shownPayout(payout),
        fee: '0',
        at: payout.createdAt,
      })),
    ],
    settlements: store.settlementsUntil(day).filter((one) => one.day === day),
    closing: Object.fromEntries(balances(store, day)),
  };
}
