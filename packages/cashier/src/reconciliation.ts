import { isUnfinished, type DepositEvent, type DepositState } from './depositStates.ts';

/** State of a deposit in a provider's report. */
export type ReportedState =
  | 'redirected'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'charged-back';

/** A deposit as its provider reports it; amounts in minor units of `iso`. */
export interface ReportedDeposit {
  readonly state: ReportedState;
  readonly iso: string;
  readonly amount: bigint;
  /** Sum of what was given back. */
  readonly refunded: bigint;
  /** Charges of the provider for it, with fees for disputes. */
  readonly charge: bigint;
}

/** A deposit as the platform has recorded it; amounts in minor units of `iso`. */
export interface RecordedDeposit {
  readonly state: DepositState;
  /** Currency of the received money; the requested one before it was received. */
  readonly iso: string;
  /** Received from the provider; the requested amount before it was. */
  readonly amount: bigint;
  /** `open`: any amount that arrives is the deposit's. */
  readonly amountMode: 'fixed' | 'open';
  /** Sum of what was given back, without refunds that aren't sent yet. */
  readonly refunded: bigint;
  /** Booked charges of the provider. */
  readonly charge: bigint;
}

/**
 * Differences between the platform's record and the provider's report. `paid`, `behind`, `refund`, `chargeback` and
 * `dispute-won`: the provider has more recent news; `charge`: it charges another fee; `unknown-payment`: it has money
 * for a payment that the platform doesn't know; `not-paid`: money was credited that the provider doesn't have;
 * `missing-there`: the report lacks a payment with money; `amount` and `currency`: they disagree about received
 * money; `refund-missing`: the provider didn't send a refund; `settlement`: a transfer to the bank; `balance`: the
 * sums of a currency differ; `unreadable`: an event, an answer or a report of the provider can't be read.
 */
export const differenceKinds = [
  'paid',
  'behind',
  'refund',
  'chargeback',
  'dispute-won',
  'charge',
  'unknown-payment',
  'not-paid',
  'missing-there',
  'amount',
  'currency',
  'refund-missing',
  'balance',
  'unreadable',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * A difference with its repair: an `event` of the deposit, a `charge` to book, or `operator` for what isn't safe
 * without a person.
 */
export type Difference = { readonly kind: DifferenceKind } & (
  | {
      readonly repair: 'event';
      readonly event: DepositEvent;
      /** Amount of a refund, or the whole amount of a corrected deposit. */
      readonly amount?: bigint;
    }
  | { readonly repair: 'charge'; readonly amount: bigint }
  | { readonly repair: 'operator' }
);

/** States of a deposit whose money the platform has received. */
const WITH_MONEY: ReadonlySet<DepositState> = new Set([
  'succeeded',
  'refunded',
  'charged_back',
  'review',
  'returned',
]);

/**
 * Compares a deposit with the provider's report and returns the differences, the first to repair first. After an event
 * was applied, compare again: the next difference may follow from it.
 * @param ours undefined for a payment that the platform doesn't know
 * @param theirs undefined if the report lacks it
 */
export function differencesOf(
  ours: RecordedDeposit | undefined,
  theirs: ReportedDeposit | undefined,
): readonly Difference[] {
  if (!ours) return theirs && hasMoney(theirs) ? [{ kind: 'unknown-payment', repair: 'operator' }] : [];
  const isOursPaid = WITH_MONEY.has(ours.state);
  if (!theirs) return isOursPaid ? [{ kind: 'missing-there', repair: 'operator' }] : [];
  const charge: readonly Difference[] =
    theirs.charge === ours.charge
      ? []
      : [{ kind: 'charge', repair: 'charge', amount: theirs.charge - ours.charge }];
  if (!hasMoney(theirs))
    return isOursPaid
      ? [{ kind: 'not-paid', repair: 'operator' }]
      : [...behind(ours.state, theirs), ...charge];
  if (!isOursPaid) return [{ kind: 'paid', repair: 'event', event: 'paid' }, ...charge];
  if (theirs.iso !== ours.iso) return [{ kind: 'currency', repair: 'operator' }];
  if (theirs.amount !== ours.amount) return [amountDiffers(ours, theirs), ...charge];
  return [...takenBack(ours, theirs), ...charge];
}

/** A credited deposit of any amount follows the report, unless more than that was given back; others need a person. */
function amountDiffers(
  { state, amountMode, refunded }: RecordedDeposit,
  { amount }: ReportedDeposit,
): Difference {
  const canFollow = amountMode === 'open' && state === 'succeeded' && amount > refunded;
  return canFollow
    ? { kind: 'amount', repair: 'event', event: 'corrected', amount }
    : { kind: 'amount', repair: 'operator' };
}

function hasMoney({ state }: ReportedDeposit): boolean {
  return state === 'succeeded' || state === 'charged-back';
}

const ENDS: Readonly<Partial<Record<ReportedState, DepositEvent>>> = {
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

function behind(from: DepositState, { state }: ReportedDeposit): readonly Difference[] {
  if (!isUnfinished(from)) return [];
  if (state === 'pending')
    return from === 'redirected' ? [{ kind: 'behind', repair: 'event', event: 'acted' }] : [];
  const end = ENDS[state];
  if (end === undefined) return [];
  // Once the player has paid at the provider, a deposit no longer expires: it fails.
  const event = end === 'expired' && from === 'pending' ? 'failed' : end;
  return [{ kind: 'behind', repair: 'event', event }];
}

/** Differences about money that was given back or taken by the bank. */
function takenBack(ours: RecordedDeposit, theirs: ReportedDeposit): readonly Difference[] {
  const { state } = ours;
  if (state === 'review') return [];
  const sentBack = state === 'returned' ? ours.amount : ours.refunded;
  if (theirs.refunded < sentBack) return [{ kind: 'refund-missing', repair: 'operator' }];
  if (theirs.refunded > sentBack && state === 'succeeded')
    return [{ kind: 'refund', repair: 'event', event: 'refunded', amount: theirs.refunded - sentBack }];
  const isTaken = theirs.state === 'charged-back';
  if (isTaken && (state === 'succeeded' || state === 'refunded'))
    return [{ kind: 'chargeback', repair: 'event', event: 'charged-back' }];
  return !isTaken && state === 'charged_back'
    ? [{ kind: 'dispute-won', repair: 'event', event: 'dispute-won' }]
    : [];
}
