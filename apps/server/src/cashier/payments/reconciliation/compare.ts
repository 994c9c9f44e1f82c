import { differencesOf, type DepositState, type Difference } from '@touchline/cashier';
import type { Trx } from '../../../kernel/index.ts';
import { bookPostings } from '../../../ledger/index.ts';
import { bookCharge, chargesOf } from '../charges.ts';
import type { PaymentEvents } from '../paymentEvents.ts';
import { lockPayment, type PaymentRow } from '../payments.store.ts';
import type { ProviderPayment, ReportedSettlement, ReportRow } from '../providers/adapter.ts';
import { depositOfReference, sumsOfParts } from '../depositParts.ts';
import { receivedIso } from '../receivedIso.ts';
import { spanOf } from './days.ts';
import * as store from './reconciliation.store.ts';
import type { ReconciliationRow } from './reconciliation.store.ts';

/** A comparison in progress. */
export interface Comparing {
  readonly run: Pick<ReconciliationRow, 'id' | 'provider' | 'day'>;
  readonly events: Pick<PaymentEvents, 'applyIn' | 'storeFurther'>;
  /** The server's current time. */
  readonly now: Date;
  /**
   * Source and owner of the money of a row that isn't credited yet, by a look-up: a report names neither.
   * @default unknown
   */
  readonly source?: Pick<ProviderPayment, 'instrument' | 'requisite' | 'payer' | 'funding'> | undefined;
}

/** Most repairs of one deposit: a payment, its refund and its chargeback follow one another. */
const MOST_REPAIRS = 5;

/**
 * Compares a row of a report with the deposit, applies the safe repairs, and stores the differences.
 * @returns the deposit if it has changed
 */
export async function compareRow(
  trx: Trx,
  comparing: Comparing,
  row: ReportRow,
): Promise<PaymentRow | undefined> {
  const { run, events, now } = comparing;
  const found = await store.lockReported(trx, run.provider, row);
  if (!found) {
    await setAside(trx, comparing, row);
    return undefined;
  }
  const locked =
    (await depositOfReference(trx, found, row.providerRef)) ?? (await further(trx, comparing, found, row));
  if (!locked) return undefined;
  const { id } = locked;
  let payment: PaymentRow = locked;
  // A difference whose repair makes no move stays open until a person explains it.
  let unrepaired: Difference | undefined;
  for (let repairs = 0; repairs < MOST_REPAIRS; repairs += 1) {
    const open = await openBetween(trx, payment, row);
    const difference = open.find(({ repair }) => repair !== 'operator');
    if (difference?.repair === 'event') {
      const { event, amount = row.amount } = difference;
      const news = {
        ...(event === 'paid' ? comparing.source : {}),
        event,
        amount,
        iso: row.iso,
        providerRef: row.providerRef,
        source: 'report',
        at: now,
      } as const;
      const isApplied = await events.applyIn(trx, payment, news);
      await note(trx, comparing, { payment, row, difference, isRepaired: isApplied });
      if (!isApplied) {
        unrepaired = difference;
        break;
      }
    } else if (difference?.repair === 'charge') {
      const booked = await chargesOf(trx, id, row.iso);
      await bookCharge(trx, payment, { iso: row.iso, amount: difference.amount }, now);
      // The first charge of a payment is no difference: only the report has it.
      if (booked !== 0n) await note(trx, comparing, { payment, row, difference, isRepaired: true });
    } else break;
    payment = (await lockPayment(trx, id)) ?? payment;
  }
  const left = (await openBetween(trx, payment, row)).filter(({ repair }) => repair === 'operator');
  for (const difference of left) await note(trx, comparing, { payment, row, difference, isRepaired: false });
  await store.closeDifferences(
    trx,
    id,
    [...left, ...(unrepaired ? [unrepaired] : [])].map(({ kind }) => kind),
  );
  return payment === locked ? undefined : payment;
}

/** Stores a further payment with the reference of a deposit, if its money has come. */
async function further(
  trx: Trx,
  { run, events, now }: Comparing,
  first: PaymentRow,
  { state, providerRef, amount, iso }: ReportRow,
): Promise<PaymentRow | undefined> {
  if (state !== 'succeeded' && state !== 'charged-back') return undefined;
  // It belongs to the report's day.
  const end = spanOf(run.day).to.getTime() - 1;
  const at = new Date(Math.min(now.getTime(), end));
  return events.storeFurther(trx, first, { providerRef, amount, iso, at, source: 'report' });
}

async function openBetween(trx: Trx, payment: PaymentRow, row: ReportRow): Promise<readonly Difference[]> {
  const parts = await sumsOfParts(trx, payment.id);
  const ours = {
    // The cast: rows of this direction have states of deposits.
    state: payment.state as DepositState,
    iso: receivedIso(payment),
    amount: (payment.received ?? payment.amount) + parts.came,
    amountMode: payment.amount_mode,
    refunded: payment.refunded + parts.sentBack - (await store.unsentRefunds(trx, payment.id)),
    charge: await chargesOf(trx, payment.id, row.iso),
  };
  return differencesOf(ours, row);
}

interface Noted {
  readonly payment: PaymentRow;
  readonly row: ReportRow;
  readonly difference: Difference;
  readonly isRepaired: boolean;
}

function note(
  trx: Trx,
  { run, now }: Comparing,
  { payment, row, difference, isRepaired }: Noted,
): Promise<void> {
  const { kind } = difference;
  const amounts =
    kind === 'charge'
      ? { theirs: row.charge }
      : kind === 'refund' || kind === 'refund-missing'
        ? { ours: payment.refunded, theirs: row.refunded }
        : { ours: payment.received, theirs: row.amount };
  return store.putDifference(trx, {
    reconciliation_id: run.id,
    provider: run.provider,
    day: run.day,
    kind,
    subject: payment.id,
    payment_id: payment.id,
    iso: receivedIso(payment),
    theirs_iso: row.iso === receivedIso(payment) ? null : row.iso,
    ours_state: payment.state,
    theirs_state: row.state,
    ...amounts,
    state: isRepaired ? 'repaired' : 'open',
    at: now,
  });
}

/** Books money for an unknown payment to `suspense`, once, where an operator decides about it. */
async function setAside(trx: Trx, { run, now }: Comparing, row: ReportRow): Promise<void> {
  const [difference] = differencesOf(undefined, row);
  if (!difference) return;
  const { provider, day } = run;
  const { iso, charge, providerRef } = row;
  const ref = `${provider}:${day}:${providerRef}`;
  const amount = row.state === 'charged-back' ? 0n : row.amount - row.refunded;
  const psp = `psp.${provider}` as const;
  if (!(await store.isBooked(trx, `unmatched:${ref}`))) {
    const money = [
      { account: 'suspense' as const, iso, amount },
      { account: psp, iso, amount: -amount },
    ];
    await bookPostings(trx, { kind: 'unmatched', ref, at: now, postings: money });
    const postings = [
      { account: psp, iso, amount: charge },
      { account: 'fees' as const, iso, amount: -charge },
    ];
    await bookPostings(trx, { kind: 'provider-charge', ref, at: now, postings });
  }
  await store.putDifference(trx, {
    reconciliation_id: run.id,
    provider,
    day,
    kind: difference.kind,
    subject: providerRef,
    iso,
    theirs_state: row.state,
    theirs: row.amount,
    state: 'open',
    at: now,
  });
}

/** Books a transfer from a provider to the bank, once. */
export async function bookSettlement(
  trx: Trx,
  { run, now }: Omit<Comparing, 'events'>,
  { id, iso, amount, charge }: ReportedSettlement,
): Promise<void> {
  const ref = `${run.provider}:${run.day}:${id}`;
  if (await store.isBooked(trx, `settled:${ref}`)) return;
  await bookPostings(trx, {
    kind: 'settled',
    ref,
    at: now,
    postings: [
      { account: `psp.${run.provider}`, iso, amount },
      { account: 'bank', iso, amount: charge - amount },
      { account: 'fees', iso, amount: -charge },
    ],
  });
}
