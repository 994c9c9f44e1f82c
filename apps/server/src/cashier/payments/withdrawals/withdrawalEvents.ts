import {
  isCancellable,
  stateOfLegs,
  withdrawalMove,
  type ReversalRule,
  type WithdrawalBooking,
  type WithdrawalEvent,
  type WithdrawalState,
} from '@touchline/cashier';
import type { Trx } from '../../../kernel/index.ts';
import { bookPostings, type Posting, lockAccountOf } from '../../../ledger/index.ts';
import type { StepSource } from '../payments.tables.ts';
import { messageWithdrawal } from '../paymentMessage.ts';
import * as payments from '../payments.store.ts';
import type { PaymentRow } from '../payments.store.ts';
import * as store from './withdrawals.store.ts';

/** An event of a withdrawal or of one of its payments, with what it says. */
export interface WithdrawalNews {
  readonly event: WithdrawalEvent;
  readonly source: StepSource;
  /** When it happened, by the clock of who says it. */
  readonly at: Date;
  readonly providerRef?: string | undefined;
  /** Paid amount, minor units of `iso`. */
  readonly amount?: bigint | undefined;
  readonly iso?: string | undefined;
  readonly reason?: string | undefined;
  /** End of the time in which the player may cancel; only with `cancelled`. */
  readonly until?: ReversalRule;
}

/** Events of a whole withdrawal; the others are of one of its payments. */
const OF_REQUEST: ReadonlySet<WithdrawalEvent> = new Set([
  'passed',
  'doubted',
  'disputed',
  'approved',
  'refused',
  'cancelled',
]);

/**
 * Applies an event to a withdrawal, or to a payment of one, which the transaction has locked by `lockPayment`:
 * everything that moves a withdrawal comes through here.
 * @returns the row after the move; undefined if the event makes none
 */
export async function applyToWithdrawal(
  trx: Trx,
  row: PaymentRow,
  news: WithdrawalNews,
  now: Date,
): Promise<PaymentRow | undefined> {
  const isLeg = row.request_id !== null;
  // The cast: rows of this direction have states of withdrawals.
  const state = row.state as WithdrawalState;
  const move = withdrawalMove(state, news.event);
  if (!move || isLeg === OF_REQUEST.has(news.event)) return undefined;
  if (payoutContradiction(row, news) !== undefined) return undefined;
  if (news.until && !isCancellable(state, news.until)) return undefined;
  if (move.booking) await book(trx, { row, booking: move.booking, at: now });
  const values = {
    state: move.to,
    reason: news.reason ?? null,
    provider_ref: news.providerRef ?? row.provider_ref,
    event_at: news.at,
    received: move.to === 'paid' ? row.amount - row.fee : move.to === 'returned' ? null : row.received,
    ...(move.to === 'sent' ? {} : { look_up_due_at: null }),
  };
  await payments.updatePayment(trx, row.id, values);
  await payments.insertStep(trx, stepOf(row.id, { ...news, state: move.to, now }));
  if (row.request_id !== null) await follow(trx, row.request_id, news, now);
  else {
    await store.moveLegs(trx, row.id, move.to);
    await store.updateRequest(trx, row.id, { is_waiting: move.to === 'review' });
    await messageWithdrawal(trx, { row: { ...row, ...values }, from: state, event: news.event, at: now });
  }
  return { ...row, ...values };
}

/** Events about the whole amount of a payout: they have its amount and currency if a provider reports them. */
const OF_MONEY: ReadonlySet<WithdrawalEvent> = new Set(['paid', 'sent-back']);

/** Returns how an event contradicts a payout: one about another sum than the sent one makes no move. */
export function payoutContradiction(
  row: PaymentRow,
  { event, amount, iso = row.iso }: Pick<WithdrawalNews, 'event' | 'amount' | 'iso'>,
): 'amount' | 'currency' | undefined {
  if (!OF_MONEY.has(event)) return undefined;
  if (iso !== row.iso) return 'currency';
  return amount !== undefined && amount !== row.amount - row.fee ? 'amount' : undefined;
}

/** Moves a withdrawal to where its payments are. */
async function follow(trx: Trx, requestId: string, news: WithdrawalNews, now: Date): Promise<void> {
  const [request, legs] = [await payments.paymentById(trx, requestId), await store.legsOf(trx, [requestId])];
  if (!request) throw new Error(`The withdrawal ${requestId} is gone.`);
  const state = stateOfLegs(legs.map((leg) => leg.state as WithdrawalState));
  const sum = (of: PaymentRow['state'], value: (leg: PaymentRow) => bigint): bigint =>
    legs.reduce((total, leg) => (leg.state === of ? total + value(leg) : total), 0n);
  const sentBack = sum('returned', ({ amount }) => amount);
  const paid = sum('paid', ({ amount, fee }) => amount - fee);
  const reason = sentBack > 0n ? (news.reason ?? request.reason) : null;
  const values = { state, reason, sent_back: sentBack, received: paid > 0n ? paid : null };
  await payments.updatePayment(trx, requestId, values);
  const moved = { ...request, ...values };
  await messageWithdrawal(trx, { row: moved, from: request.state, event: news.event, at: now });
  if (state !== request.state || sentBack !== request.sent_back)
    await payments.insertStep(trx, stepOf(requestId, { ...news, reason: reason ?? undefined, state, now }));
}

function stepOf(
  id: string,
  {
    event,
    source,
    reason,
    state,
    now,
  }: WithdrawalNews & { readonly state: WithdrawalState; readonly now: Date },
) {
  return { payment_id: id, at: now, state, event, source, reason: reason ?? null };
}

interface Booking {
  readonly row: PaymentRow;
  readonly booking: WithdrawalBooking;
  readonly at: Date;
}

/** Books a move: a fee lies within the amount, and is given back with it. */
export async function book(trx: Trx, { row, booking, at }: Booking): Promise<void> {
  const { iso, amount, fee } = row;
  const net = amount - fee;
  const { id: player } = await lockAccountOf(trx, row);
  const sides: Readonly<Record<WithdrawalBooking, () => readonly Omit<Posting, 'iso'>[]>> = {
    withdrawal: () => [
      { account: player, amount: -amount },
      { account: 'holds', amount },
    ],
    'withdrawal-sent': () => [
      { account: 'holds', amount: -amount },
      { account: 'payouts', amount: net },
      { account: 'fees', amount: fee },
    ],
    'withdrawal-paid': () => [
      { account: 'payouts', amount: -net },
      { account: `psp.${row.provider}`, amount: net },
    ],
    'withdrawal-returned': () =>
      row.state === 'sent'
        ? [
            { account: player, amount },
            { account: 'payouts', amount: -net },
            { account: 'fees', amount: -fee },
          ]
        : [
            { account: player, amount },
            { account: 'holds', amount: -amount },
          ],
    'withdrawal-bounced': () => [
      { account: player, amount },
      { account: `psp.${row.provider}`, amount: -net },
      { account: 'fees', amount: -fee },
    ],
  };
  const postings = sides[booking]().map((side) => ({ ...side, iso }));
  await bookPostings(trx, { kind: booking, ref: row.id, at, postings });
}
