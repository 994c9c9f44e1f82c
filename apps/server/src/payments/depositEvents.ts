import {
  depositMove,
  isSameName,
  isUnfinished,
  isUpwards,
  maskedRequisite,
  type DepositEvent,
  type DepositState,
} from '@touchline/cashier';
import { noteDeposit, noteVoidedDeposit } from '../bonuses/depositQueue.ts';
import type { Trx } from '../db/database.ts';
import { closeUnverified } from '../limits/enforcement/depositChecks.ts';
import { depositBlock, depositRefusal } from '../limits/enforcement/limits.service.ts';
import { lockWithAccounts } from '../limits/lockedPlayer.ts';
import { hasThresholds } from '../limits/rules/safetyRules.ts';
import type { Site } from '../sites/site.ts';
import { lockAccountOf, type LockedAccount } from '../wallet/ledger.ts';
import type { ProviderPayment } from './providers/adapter.ts';
import { bookCharge } from './charges.ts';
import { conversionOf, creditedFor, ratedNow } from './conversion/conversion.ts';
import { bookDeposit } from './depositBookings.ts';
import type { StepSource } from './payments.tables.ts';
import { returnUnsentLegs, reviewDisputed } from './withdrawals/disputed.ts';
import { rememberInstrument } from './withdrawals/instruments.store.ts';
import { lockUnsent } from './withdrawals/withdrawals.store.ts';
import { messageDeposit } from './paymentMessage.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { receivedIso } from './receivedIso.ts';

/** An event of a deposit, with the facts that it brings. */
export interface DepositNews extends Partial<Omit<ProviderPayment, 'state'>> {
  readonly event: DepositEvent;
  readonly source: StepSource;
  /** When it happened, by the clock of who says it. */
  readonly at: Date;
  /** Charge of the provider for it, minor units. */
  readonly charge?: bigint | undefined;
}

export interface DepositContext {
  /** The server's current time. */
  readonly now: Date;
  /** The deposit's site. */
  readonly site: Pick<Site, 'safety' | 'withdrawals'>;
  /** Least amount of the method, minor units. */
  readonly least: bigint;
  /**
   * Called in the transaction that credits the deposit.
   * @param paid amount with the fee, minor units
   */
  readonly onCredited: (trx: Trx, row: PaymentRow, paid: bigint) => Promise<void>;
}

/**
 * Why money that arrived may not be credited by itself: another `amount` or `currency` than agreed, another `payer`
 * than the player, no room in a `limit`, a player who is `excluded` or `banned`, or whose `verification` or check of
 * `funds` is missing, or no current `rate` for a late success.
 */
type Doubt =
  | 'amount'
  | 'currency'
  | 'payer'
  | 'limit'
  | 'excluded'
  | 'banned'
  | 'verification'
  | 'funds'
  | 'rate';

/**
 * Applies an event to a deposit that the transaction has locked: everything that moves a deposit comes through here,
 * whether a call-back, a look-up, an operator or the clock brings it.
 * @returns the deposit after the move; undefined if the event makes none, or for a withdrawal
 */
export async function applyToDeposit(
  trx: Trx,
  row: PaymentRow,
  news: DepositNews,
  context: DepositContext,
): Promise<PaymentRow | undefined> {
  // Withdrawals share names of states with deposits, but no moves.
  if (row.direction !== 'deposit') return undefined;
  // The cast: rows of this direction have states of deposits.
  const from = row.state as DepositState;
  if (contradictionOf(row, news) !== undefined) return undefined;
  if (news.event === 'claimed' && row.received_iso !== null) return undefined;
  const isPaid = news.event === 'paid' && depositMove(from, 'paid') !== undefined;
  // Money without its amount and currency isn't guessed.
  if (isPaid && (news.amount === undefined || news.iso === undefined)) return undefined;
  // A person has decided that this payment doesn't count, whatever its provider goes on saying.
  if (isPaid && from === 'failed' && (await store.countSteps(trx, row.id, ['voided'])) > 0) return undefined;
  // Before the account, as every move of a withdrawal does.
  const isTakenBack = news.event === 'charged-back' && depositMove(from, 'charged-back') !== undefined;
  const unsent = isTakenBack ? await lockUnsent(trx, row.player_id) : [];
  if (isTakenBack) await returnUnsentLegs(trx, row.player_id, context.now);
  const { safety } = context.site;
  const mayCredit = isPaid || news.event === 'claimed';
  // Closing play concerns every account: all are locked, in the order that bets lock them.
  if (mayCredit && hasThresholds(safety)) await lockWithAccounts(trx, row.player_id);
  const account = await lockAccountOf(trx, row);
  const rated = isPaid && LATE.has(from) ? await ratedNow(trx, row, context.now) : row;
  const agreed = rated ?? row;
  const doubt = isPaid ? await doubtAbout(trx, row, { from, account, rated, news, context }) : undefined;
  const event = doubt ? 'forbidden' : partOr(row, news);
  const move = depositMove(from, event);
  // Only call-backs can come out of order: everything else is said now.
  const isLate = news.source === 'provider' && row.event_at !== null && news.at < row.event_at;
  if (!move || (isLate && !isUpwards(from, move.to))) return undefined;
  const { received, received_iso } = isPaid ? receivedBy(row, news) : row;
  const taken = takenBy(event, news.amount ?? received ?? row.amount);
  const { booking } = move;
  if (booking) {
    const booked = { ...agreed, received_iso };
    await bookDeposit(trx, { row: booked, account, booking, received, taken, at: context.now });
  }
  if (news.charge !== undefined && news.charge !== 0n) {
    const charge = { iso: news.iso ?? receivedIso(row), amount: news.charge };
    await bookCharge(trx, row, charge, context.now);
  }
  const reason = doubt ?? news.reason ?? null;
  const isCredit = move.booking === 'deposit' || move.booking === 'unmatched-claimed';
  const values = {
    ...conversionOf(agreed),
    ...(isCredit && agreed.credit_iso !== null
      ? { credited: creditedFor(agreed, received ?? row.amount) }
      : {}),
    state: move.to,
    reason: move.to === 'succeeded' ? null : reason,
    received,
    received_iso,
    refunded: row.refunded + taken,
    provider_ref: news.providerRef ?? row.provider_ref,
    instrument: news.instrument ?? row.instrument,
    requisite: news.requisite ?? row.requisite,
    redirect_url: news.redirectUrl ?? row.redirect_url,
    event_at: row.event_at !== null && row.event_at > news.at ? row.event_at : news.at,
    ...(isUnfinished(move.to) ? {} : { look_up_due_at: null }),
  };
  await noteDeposit(trx, row.id, move.to);
  if (move.booking === 'deposit-void') await noteVoidedDeposit(trx, row.id);
  if (isCredit) {
    await remember(trx, { ...row, ...values }, context.now);
    await context.onCredited(trx, { ...row, ...values }, received ?? row.amount);
  }
  const instructions = news.instructions ? JSON.stringify(news.instructions) : undefined;
  await store.updatePayment(trx, row.id, { ...values, ...(instructions ? { instructions } : {}) });
  if (mayCredit) await closeUnverified(trx, { playerId: row.player_id, now: context.now, safety });
  await store.insertStep(trx, {
    payment_id: row.id,
    at: context.now,
    state: move.to,
    event,
    source: news.source,
    reason: values.reason,
  });
  await reviewDisputed(trx, unsent, { withdrawals: context.site.withdrawals, now: context.now });
  await messageDeposit(trx, { row: { ...row, ...values }, from, event, at: context.now });
  return { ...row, ...values, instructions: news.instructions ? [...news.instructions] : row.instructions };
}

/** Returns the columns of the money that a success brings. */
function receivedBy(
  { iso: own }: PaymentRow,
  { amount, iso = own }: DepositNews,
): Pick<PaymentRow, 'received' | 'received_iso'> {
  return { received: amount ?? null, received_iso: iso === own ? null : iso };
}

/** Events about money that was received before: they are in its currency. */
const LATER: ReadonlySet<DepositEvent> = new Set(['refunded', 'charged-back', 'dispute-won']);

/**
 * Returns how an event about received money contradicts it: another currency, or a refund of more than is left. Such an
 * event makes no move. Undefined if it doesn't.
 */
export function contradictionOf(
  row: PaymentRow,
  { event, amount, iso }: Pick<DepositNews, 'event' | 'amount' | 'iso'>,
): 'amount' | 'currency' | undefined {
  if (row.received === null || !LATER.has(event)) return undefined;
  if (iso !== undefined && iso !== receivedIso(row)) return 'currency';
  const isAbove = event === 'refunded' && amount !== undefined && amount > row.received - row.refunded;
  return isAbove ? 'amount' : undefined;
}

/** Returns how much an event takes back of a deposit, minor units; below 0 for a refund that wasn't sent. */
function takenBy(event: DepositEvent, amount: bigint): bigint {
  if (event === 'refund-failed') return -amount;
  return event === 'part-refunded' || event === 'refunded' ? amount : 0n;
}

/** Stores the card, account or wallet that a deposit was paid from: withdrawals go back to it. */
async function remember(
  trx: Trx,
  row: Pick<
    PaymentRow,
    'player_id' | 'provider' | 'instrument' | 'iso' | 'credit_iso' | 'requisite' | 'method_id'
  >,
  at: Date,
): Promise<void> {
  const { player_id, provider, instrument, method_id: methodId } = row;
  // Money goes back in the account's currency.
  const iso = row.credit_iso ?? row.iso;
  if (instrument === null) return;
  const requisite = row.requisite ?? maskedRequisite('');
  await rememberInstrument(trx, { player_id, provider, instrument, iso, requisite, methodId, at });
}

/** A refund of a part leaves the deposit succeeded. */
function partOr(row: PaymentRow, { event, amount }: DepositNews): DepositEvent {
  if (event !== 'refunded' || amount === undefined) return event;
  return row.refunded + amount < (row.received ?? row.amount) ? 'part-refunded' : 'refunded';
}

interface Paid {
  readonly from: DepositState;
  readonly account: LockedAccount;
  /** The deposit at its rate; undefined if there is no current one. */
  readonly rated: PaymentRow | undefined;
  readonly news: DepositNews;
  readonly context: DepositContext;
}

/** Returns why paid money may not be credited by itself; undefined if it may. */
async function doubtAbout(
  trx: Trx,
  row: PaymentRow,
  { from, account, rated, news, context }: Paid,
): Promise<Doubt | undefined> {
  const { amount = row.amount, iso = row.iso, payer } = news;
  if (iso !== row.iso) return 'currency';
  if (!rated) return 'rate';
  if (row.amount_mode === 'fixed' ? amount !== row.amount : amount < context.least) return 'amount';
  if (amount <= row.fee) return 'amount';
  if (payer !== undefined && !(await isPlayers(trx, row.player_id, payer))) return 'payer';
  const asked = { account, now: context.now, safety: context.site.safety };
  const isLate = LATE.has(from);
  // An open deposit has claimed its room; a late one and a surplus need room now.
  const beyond = isLate ? amount : amount - row.amount;
  if (!isLate) {
    const block = await depositBlock(trx, asked);
    if (block === 'BETTING_CLOSED') return 'banned';
    if (block !== undefined && LEAVING.has(block)) return 'excluded';
  }
  if (beyond <= 0n) return undefined;
  const refusal = await depositRefusal(trx, { ...asked, amount: beyond, iso: row.iso });
  if (!refusal) return undefined;
  if (refusal.code === 'BETTING_CLOSED') return 'banned';
  if (refusal.code === 'VERIFICATION_REQUIRED') return 'verification';
  if (refusal.code === 'FUNDS_CHECK_NEEDED') return 'funds';
  return refusal.code === 'LIMIT_DEPOSIT' || refusal.code === 'DEPOSIT_LIMIT_NEEDED' ? 'limit' : 'excluded';
}

/** States of deposits that were given up: a success after them is late. */
const LATE: ReadonlySet<DepositState> = new Set(['failed', 'cancelled', 'expired']);

/** Blocks of players who have left: money that arrives goes back to its source. */
const LEAVING: ReadonlySet<string> = new Set(['SELF_EXCLUDED', 'RETURN_REQUEST_NEEDED', 'ACCOUNT_CLOSED']);

/** Returns whether a payer's name is the player's; true for players whose name isn't known yet. */
async function isPlayers(trx: Trx, playerId: bigint, payer: string): Promise<boolean> {
  const profile = await trx
    .selectFrom('player_profiles')
    .select(['name', 'surname'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const { name, surname } = profile ?? {};
  return !name || !surname || isSameName(payer, `${name} ${surname}`);
}
