import { creditOfPart, type DepositEvent, type depositMove } from '@touchline/cashier';
import type { Trx } from '../../kernel/index.ts';
import { type LockedAccount, bookPostings, type Posting } from '../../ledger/index.ts';
import { creditedFor } from './conversion/conversion.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { receivedIso } from './receivedIso.ts';

export interface DepositBooking {
  readonly row: PaymentRow;
  readonly account: LockedAccount;
  readonly booking: NonNullable<NonNullable<ReturnType<typeof depositMove>>['booking']>;
  readonly received: bigint | null;
  /** Refunded by this event; below 0 for a refund that wasn't sent. */
  readonly taken: bigint;
  readonly at: Date;
}

/** A side of a deposit: money at its provider, or money that nobody has yet. */
type Side = Extract<Posting['account'], 'suspense' | `psp.${string}`>;

/**
 * Books the transaction of a deposit's move. A deposit in another currency than the account's goes through `fx`, at its
 * own rate. Money of another currency than the deposit's has only entries in that currency.
 */
export async function bookDeposit(trx: Trx, of: DepositBooking): Promise<void> {
  const { row, account, booking, received, taken, at } = of;
  const iso = receivedIso(row);
  const amount = received ?? row.amount;
  const psp = `psp.${row.provider}` as const;
  const ref = row.id;
  const add = async (
    kind: Exclude<typeof booking, 'deposit-corrected'>,
    postings: readonly Posting[],
    isOne = true,
  ) => {
    const key = isOne ? ref : await nextKey(trx, booking, ref);
    await bookPostings(trx, { kind, ref, key, at, postings });
  };
  switch (booking) {
    case 'deposit':
    case 'unmatched-claimed': {
      const from = booking === 'deposit' ? psp : 'suspense';
      const credit = creditedFor(row, amount);
      const onAccount = { account: account.id, iso: account.iso, amount: credit };
      await add(booking, [onAccount, ...across(of, from, -amount, -credit)]);
      await bookFee(trx, of, 1n);
      return;
    }
    case 'deposit-corrected': {
      const change = amount - (row.received ?? row.amount);
      const credit = creditedFor(row, amount) - creditedFor(row, row.received ?? row.amount);
      const own = -credit > account.balance ? -account.balance : credit;
      const postings = [
        { account: account.id, iso: account.iso, amount: own },
        { account: 'house' as const, iso: account.iso, amount: credit - own },
        ...across(of, psp, -change, -credit),
      ];
      const count = await store.countSteps(trx, ref, ['corrected']);
      await bookPostings(trx, { kind: 'deposit', ref, key: `${ref}:${count + 2}`, at, postings });
      return addDebt(trx, of, own - credit);
    }
    case 'unmatched':
      return add('unmatched', [
        { account: 'suspense', iso, amount },
        { account: psp, iso, amount: -amount },
      ]);
    case 'unmatched-returned':
      return add('unmatched-returned', [
        { account: psp, iso, amount },
        { account: 'suspense', iso, amount: -amount },
      ]);
    case 'chargeback-won': {
      // The bank had taken what wasn't refunded.
      const back = amount - row.refunded;
      const credit = creditOf(of, row.refunded, amount);
      const owed = await store.closeDebtsOf(trx, row.id);
      const postings = [
        { account: account.id, iso: account.iso, amount: credit - owed },
        { account: 'house' as const, iso: account.iso, amount: owed },
        ...across(of, psp, -back, -credit),
      ];
      return add('chargeback-won', postings, false);
    }
    case 'deposit-refund-failed': {
      const credit = creditOf(of, row.refunded + taken, row.refunded);
      const onAccount = { account: account.id, iso: account.iso, amount: credit };
      return add(booking, [onAccount, ...across(of, psp, taken, -credit)], false);
    }
    case 'deposit-refund':
    case 'deposit-void':
    case 'chargeback': {
      const back = booking === 'deposit-refund' ? taken : amount - row.refunded;
      const credit = creditOf(of, row.refunded, row.refunded + back);
      const givenBack = booking === 'deposit-void' ? feeCredit(row) : 0n;
      if (givenBack > 0n) await bookFee(trx, of, -1n);
      const free = account.balance + givenBack;
      const own = free < credit ? free : credit;
      const postings = [
        ...across(of, psp, back, credit),
        { account: account.id, iso: account.iso, amount: -own },
        { account: 'house' as const, iso: account.iso, amount: own - credit },
      ];
      await add(booking, postings, false);
      return addDebt(trx, of, credit - own);
    }
  }
}

/** Stores what the balance lacked as a debt. */
async function addDebt(trx: Trx, { row, account, at }: DepositBooking, amount: bigint): Promise<void> {
  if (amount <= 0n) return;
  await store.insertDepositDebt(trx, { accountId: account.id, paymentId: row.id, amount, at });
}

/**
 * Returns the entries beside the account's own: those of the provider, and of `fx` in both currencies.
 * @param paid of the side, minor units of the payment's currency
 * @param credit what the account's side leaves, minor units of its currency, with the sign of `paid`
 */
function across({ row, account }: DepositBooking, side: Side, paid: bigint, credit: bigint): Posting[] {
  const atSide = { account: side, iso: row.iso, amount: paid };
  if (row.credit_iso === null) return [atSide];
  return [
    atSide,
    { account: 'fx', iso: row.iso, amount: -paid },
    { account: 'fx', iso: account.iso, amount: credit },
  ];
}

/** Returns the part of the credit that belongs to a part of the payment, minor units of the account's currency. */
function creditOf(
  { row, received }: Pick<DepositBooking, 'row' | 'received'>,
  before: bigint,
  after: bigint,
): bigint {
  return creditedPart({ ...row, received: received ?? row.received }, before, after);
}

/**
 * Returns how much of the account's balance belongs to a part of a credited deposit, minor units of its currency.
 * @param before part of the payment that was given back before, minor units of the payment
 * @param after with the new part
 */
export function creditedPart(row: PaymentRow, before: bigint, after: bigint): bigint {
  if (row.credited === null) return after - before;
  return creditOfPart({ paid: row.received ?? row.amount, credited: row.credited }, before, after);
}

/** Returns the fee in the account's currency. */
const feeCredit = (row: PaymentRow): bigint => creditedFor(row, row.fee);

/** Books the player's fee, or gives it back with a void. */
async function bookFee(trx: Trx, { row, account, at }: DepositBooking, sign: 1n | -1n): Promise<void> {
  const fee = feeCredit(row) * sign;
  if (fee === 0n) return;
  const { iso } = account;
  await bookPostings(trx, {
    kind: 'payment-fee',
    ref: row.id,
    key: sign === 1n ? row.id : `${row.id}:void`,
    at,
    postings: [
      { account: 'fees', iso, amount: fee },
      { account: account.id, iso, amount: -fee },
    ],
  });
}

/** Returns the key of a transaction of which a payment can have several: the id, then the id with a number. */
async function nextKey(trx: Trx, booking: DepositBooking['booking'], ref: string): Promise<string> {
  const count = await store.countSteps(trx, ref, EVENTS_OF[booking] ?? []);
  return count === 0 ? ref : `${ref}:${count + 1}`;
}

/** Events that bring about a kind of transaction. */
const EVENTS_OF: Readonly<Partial<Record<DepositBooking['booking'], readonly DepositEvent[]>>> = {
  'deposit-refund': ['part-refunded', 'refunded'],
  'deposit-refund-failed': ['refund-failed'],
  'deposit-void': ['voided'],
  chargeback: ['charged-back'],
  'chargeback-won': ['dispute-won'],
};
