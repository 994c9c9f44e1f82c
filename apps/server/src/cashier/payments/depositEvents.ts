import {
  depositMove,
  isSameName,
  isUnfinished,
  isUpwards,
  maskedRequisite,
  type DepositEvent,
  type DepositState,
} from '@touchline/cashier';
import { noteDeposit, noteVoidedDeposit } from '../../rewards/index.ts';
import type { Trx } from '../../kernel/index.ts';
import {
  closeUnverified,
  depositBlock,
  depositRefusal,
  depositRoom,
  type DepositRefusal,
  hasThresholds,
} from '../../protection/index.ts';
import { lockWithAccounts, lockAccountOf, type LockedAccount } from '../../ledger/index.ts';
import type { Site } from '../../site/index.ts';
import type { ProviderPayment } from './providers/adapter.ts';
import { bookCharge } from './charges.ts';
import { conversionOf, creditedFor, ratedNow } from './conversion/conversion.ts';
import { bookDeposit } from './depositBookings.ts';
import { setSurplusAside, sumsOfParts, takeWaitingParts } from './depositParts.ts';
import type { StepSource } from './payments.tables.ts';
import { returnUnsentLegs, reviewDisputed } from './withdrawals/disputed.ts';
import { closeSource, isClosed, setClosureIn } from './withdrawals/closedInstruments.ts';
import { rememberInstrument } from './withdrawals/instruments.store.ts';
import { lockUnsent } from './withdrawals/withdrawals.store.ts';
import { messageClosedSource, messageDeposit } from './paymentMessage.ts';
import { forbidsCredit } from './methodGates.ts';
import { pauseIfDue, type MethodFamily } from './methodPauses.ts';
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
  readonly site: Pick<Site, 'safety' | 'withdrawals' | 'deposits'>;
  /** Least amount of the method, minor units. */
  readonly least: bigint;
  /** Highest amount of the method, minor units. */
  readonly most: bigint;
  /** Deposit methods of the method's family. */
  readonly family: MethodFamily | undefined;
  /** True if its provider names the kind of card with each payment. */
  readonly tellsCredit: boolean;
  /**
   * Called in the transaction that credits the deposit.
   * @param paid amount with the fee, minor units
   */
  readonly onCredited: (trx: Trx, row: PaymentRow, paid: bigint) => Promise<void>;
}

/**
 * Why money that arrived may not be credited by itself: another `amount` or `currency` than agreed, another `payer`
 * than the player, a card or account that is closed (`closed-instrument`), a `credit_card` where
 * it is forbidden, no room in a `limit` or above the method's highest amount (`bound`), a player who is `excluded` or `banned`, or whose `verification` or check of
 * `funds` is missing, or no current `rate` for a late success.
 */
type Doubt =
  | 'amount'
  | 'currency'
  | 'payer'
  | 'closed-instrument'
  | 'credit_card'
  | 'limit'
  | 'bound'
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
  const mayCredit = isPaid || news.event === 'claimed' || news.event === 'corrected';
  // Closing play concerns every account: all are locked, in the order that bets lock them.
  if (mayCredit && hasThresholds(safety)) await lockWithAccounts(trx, row.player_id);
  const account = await lockAccountOf(trx, row);
  const rated = isPaid && LATE.has(from) ? await ratedNow(trx, row, context.now) : row;
  const agreed = rated ?? row;
  const doubt = isPaid ? await doubtAbout(trx, row, { from, account, rated, news, context }) : undefined;
  const split = doubt ? undefined : await splitOf(trx, row, { from, account, news, context });
  if (news.event === 'corrected' && !split) return undefined;
  const event = doubt ? 'forbidden' : partOr(row, news);
  const move = depositMove(from, event);
  // Only call-backs can come out of order: everything else is said now.
  const isLate = news.source === 'provider' && row.event_at !== null && news.at < row.event_at;
  if (!move || (isLate && !isUpwards(from, move.to))) return undefined;
  const { received, received_iso } =
    isPaid || split ? receivedBy(row, split ? { ...news, amount: split.kept } : news) : row;
  const taken = takenBy(event, news.amount ?? received ?? row.amount);
  const { booking } = move;
  if (booking && (booking !== 'deposit-corrected' || received !== row.received)) {
    const booked = { ...agreed, received_iso };
    await bookDeposit(trx, { row: booked, account, booking, received, taken, at: context.now });
  }
  if (news.charge !== undefined && news.charge !== 0n) {
    const charge = { iso: news.iso ?? receivedIso(row), amount: news.charge };
    await bookCharge(trx, row, charge, context.now);
  }
  const reason = doubt ?? news.reason ?? null;
  const isCredit = booking === 'deposit' || booking === 'unmatched-claimed';
  const isCreditChanged = isCredit || booking === 'deposit-corrected';
  const values = {
    ...conversionOf(agreed),
    ...(isCreditChanged && agreed.credit_iso !== null
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
  if (booking === 'deposit-void') await noteVoidedDeposit(trx, row.id);
  if (isCredit) {
    await remember(trx, { ...row, ...values }, context.now);
    await context.onCredited(trx, { ...row, ...values }, received ?? row.amount);
  }
  const instructions = news.instructions ? JSON.stringify(news.instructions) : undefined;
  await store.updatePayment(trx, row.id, { ...values, ...(instructions ? { instructions } : {}) });
  if (split && split.surplus > 0n) {
    const { surplus: amount, reason: why = 'limit' } = split;
    await setSurplusAside(
      trx,
      { ...row, ...values },
      {
        amount,
        reason: why,
        source: news.source,
        at: context.now,
      },
    );
  }
  if (isTakenBack) await takeWaitingParts(trx, row, context.now);
  await closeOrOpenSource(trx, { ...row, ...values }, { event, doubt, at: context.now, before: row.reason });
  if (mayCredit) await closeUnverified(trx, { playerId: row.player_id, now: context.now, safety });
  await store.insertStep(trx, {
    payment_id: row.id,
    at: context.now,
    state: move.to,
    event,
    source: news.source,
    reason: values.reason,
  });
  if (context.family && COUNTED.has(event)) await pauseIfDue(trx, row.player_id, context.family, context.now);
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
const LATER: ReadonlySet<DepositEvent> = new Set(['refunded', 'charged-back', 'dispute-won', 'corrected']);

/**
 * Returns how an event about received money contradicts it: another currency, or a refund of more than is left, which
 * is nothing once the bank has taken the deposit back. Such an event makes no move. Undefined if it doesn't.
 */
export function contradictionOf(
  row: PaymentRow,
  { event, amount, iso }: Pick<DepositNews, 'event' | 'amount' | 'iso'>,
): 'amount' | 'currency' | undefined {
  if (row.received === null || !LATER.has(event)) return undefined;
  if (iso !== undefined && iso !== receivedIso(row)) return 'currency';
  const left = row.state === 'charged_back' ? 0n : row.received - row.refunded;
  const isAbove = event === 'refunded' && amount !== undefined && amount > left;
  return isAbove ? 'amount' : undefined;
}

/** Returns how much an event takes back of a deposit, minor units; below 0 for a refund that wasn't sent. */
function takenBy(event: DepositEvent, amount: bigint): bigint {
  if (event === 'refund-failed') return -amount;
  return event === 'part-refunded' || event === 'refunded' ? amount : 0n;
}

interface SourceNews {
  readonly event: DepositEvent;
  readonly doubt: Doubt | undefined;
  /** Reason of the deposit's state before the event. */
  readonly before: string | null;
  readonly at: Date;
}

/**
 * Closes the source of a deposit once its bank has taken it back or its owner is another person, and writes a message to
 * the player. An operator who credits such a deposit has decided that the owner is the player: it is opened, unless it
 * was closed for another reason meanwhile.
 */
async function closeOrOpenSource(
  trx: Trx,
  row: PaymentRow,
  { event, doubt, before, at }: SourceNews,
): Promise<void> {
  const { instrument } = row;
  if (instrument === null) return;
  if (event === 'claimed' && before === 'payer')
    return setClosureIn(trx, { ...row, instrument }, 'payer', undefined);
  const reason = event === 'charged-back' ? event : doubt === 'payer' ? doubt : undefined;
  if (reason === undefined || !(await closeSource(trx, row, reason, at))) return;
  await messageClosedSource(trx, row, at);
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
  // A second payment of a fixed amount isn't what was agreed, whatever its amount is.
  const isAgreed = row.repeats === null && amount === row.amount;
  if (row.amount_mode === 'fixed' ? !isAgreed : amount < context.least) return 'amount';
  if (amount <= row.fee) return 'amount';
  const instrument = news.instrument ?? row.instrument;
  if (instrument !== null && (await isClosed(trx, { ...row, instrument }))) return 'closed-instrument';
  if (context.tellsCredit && !isNoCredit(news) && (await forbidsCredit(trx, row.player_id, context.site)))
    return 'credit_card';
  if (payer !== undefined && !(await isPlayers(trx, row.player_id, payer))) return 'payer';
  const asked = { account, now: context.now, safety: context.site.safety };
  const isLate = LATE.has(from);
  // An open deposit has claimed its room; a late one needs room now.
  if (isLate) {
    const refusal = await depositRefusal(trx, { ...asked, amount: atMost(amount, context), iso: row.iso });
    return refusal && doubtOf(refusal);
  }
  const block = await depositBlock(trx, asked);
  if (block === 'BETTING_CLOSED') return 'banned';
  return block !== undefined && LEAVING.has(block) ? 'excluded' : undefined;
}

/** Returns whether the provider says that no credit card paid; one that says nothing may hide one. */
const isNoCredit = ({ funding }: DepositNews): boolean => funding === 'debit' || funding === 'prepaid';

function doubtOf({ code }: DepositRefusal): Doubt {
  if (code === 'BETTING_CLOSED') return 'banned';
  if (code === 'VERIFICATION_REQUIRED') return 'verification';
  if (code === 'FUNDS_CHECK_NEEDED') return 'funds';
  return code === 'LIMIT_DEPOSIT' || code === 'DEPOSIT_LIMIT_NEEDED' ? 'limit' : 'excluded';
}

/** Returns an amount, or the highest one of the method. */
const atMost = (amount: bigint, { most }: Pick<DepositContext, 'most'>): bigint =>
  amount < most ? amount : most;

/** Money of a deposit that may have any amount, minor units. */
interface Split {
  /** All that the deposit has received. */
  readonly kept: bigint;
  /** Part without room, which goes back. */
  readonly surplus: bigint;
  readonly reason?: Doubt;
}

/**
 * Splits what came for a deposit of any amount into what is its own and a surplus that has no room. An open deposit has
 * claimed the room of its requested amount, a credited one that of what it has; a late one was asked about as a whole.
 * Undefined for other events and for deposits of a fixed amount.
 */
async function splitOf(
  trx: Trx,
  row: PaymentRow,
  { from, account, news, context }: Omit<Paid, 'rated'>,
): Promise<Split | undefined> {
  const { event } = news;
  if (row.amount_mode !== 'open' || news.amount === undefined) return undefined;
  if (event === 'paid' && depositMove(from, 'paid')) {
    const { amount } = news;
    if (!LATE.has(from)) return keptWith(trx, row, { own: row.amount, amount, account, context });
    const kept = atMost(amount, context);
    return { kept, surplus: amount - kept, reason: 'bound' };
  }
  if (event !== 'corrected' || from !== 'succeeded' || row.received === null) return undefined;
  const amount = news.amount - (await sumsOfParts(trx, row.id)).came;
  const isPossible = amount > row.refunded && amount > row.fee && amount !== row.received;
  return isPossible ? keptWith(trx, row, { own: row.received, amount, account, context }) : undefined;
}

interface Came extends Pick<Paid, 'account' | 'context'> {
  /** Part that has room already, minor units. */
  readonly own: bigint;
  /** All that came, minor units. */
  readonly amount: bigint;
}

/** Keeps of a surplus what the method's highest amount and the limits leave; blocks and checks leave nothing. */
async function keptWith(trx: Trx, row: PaymentRow, { own, amount, account, context }: Came): Promise<Split> {
  if (amount <= own) return { kept: amount, surplus: 0n };
  const within = atMost(amount, context) - own;
  if (within <= 0n) return { kept: own, surplus: amount - own, reason: 'bound' };
  const { now } = context;
  const asked = { account, now, safety: context.site.safety, amount: within, iso: row.iso };
  const refusal = await depositRefusal(trx, asked);
  if (!refusal) return { kept: own + within, surplus: amount - own - within, reason: 'bound' };
  const room = refusal.code === 'LIMIT_DEPOSIT' ? await roomIn(trx, row, now) : 0n;
  const kept = own + (room < within ? room : within);
  return { kept, surplus: amount - kept, reason: doubtOf(refusal) };
}

/** Returns what the player's deposit limits leave, minor units of a deposit's currency. */
async function roomIn(trx: Trx, { player_id: playerId, iso }: PaymentRow, now: Date): Promise<bigint> {
  const rooms = await depositRoom(trx, { playerId, iso }, now);
  const left = rooms.map(({ remainder }) => remainder);
  const least = left.reduce((lowest, one) => (one < lowest ? one : lowest), left[0] ?? 0n);
  return least > 0n ? least : 0n;
}

/** Events that count for the pause of a method: declines, and cards that have paid. */
const COUNTED: ReadonlySet<DepositEvent> = new Set(['failed', 'paid', 'forbidden']);

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
