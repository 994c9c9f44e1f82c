import { toWire } from '@touchline/betting';
import { amountFault, feeOf, planOf } from '@touchline/cashier';
import type { BodyOf, Calls } from '@touchline/contract';
import { createHash } from 'node:crypto';
import type { AccountNumbers, SealedNumber } from '../../../accounts/index.ts';
import { parseId, type Db, ProblemError, wrongField } from '../../../kernel/index.ts';
import { amountIn, inBase } from '../../../ledger/index.ts';
import { gateRefusal, payoutGate } from '../methodGates.ts';
import type { OfferedMethod } from '../methods.ts';
import { AMOUNT_FAULTS, typedFields } from '../typedFields.ts';
import { isClosed } from './closedInstruments.ts';
import {
  withdrawable,
  type PayableInstrument,
  type Withdrawable,
  type WithdrawableOf,
} from './withdrawable.ts';

const HOUR = 3_600_000;
/** Age from which an instrument needs no confirmation, ms. */
const SETTLED_AFTER = 24 * HOUR;
/** Time after a change of the password in which a withdrawal is confirmed by a code, ms. */
const AFTER_PASSWORD = 72 * HOUR;

/**
 * Reason why a one-time code confirms a withdrawal: an `instrument` younger than a day, a `password` changed within three
 * days, or an `amount` above the site's.
 */
export type CodeReason = 'instrument' | 'password' | 'amount';

/** A saved instrument, or requisites that the player has typed. */
export type Destination =
  | { readonly kind: 'saved'; readonly instrument: PayableInstrument }
  | {
      readonly kind: 'typed';
      readonly number: SealedNumber;
      readonly fields: Readonly<Record<string, string>>;
    };

/** One payment of a planned withdrawal, minor units. */
export interface PlannedLeg {
  readonly to: Destination;
  readonly method: OfferedMethod;
  readonly amount: bigint;
  readonly fee: bigint;
  /** Part that only goes back to where it came from. */
  readonly back: bigint;
}

export interface WithdrawalPlan {
  readonly amount: bigint;
  /** The chosen instrument's comes first, if it gets anything. */
  readonly legs: readonly PlannedLeg[];
  readonly chosen: { readonly to: Destination; readonly method: OfferedMethod };
  readonly fee: bigint;
  /** Reasons for which a one-time code is asked for; empty without any. */
  readonly codeReasons: readonly CodeReason[];
  /** Stands for player, account and legs. */
  readonly quote: string;
  readonly state: Withdrawable;
}

/** Request of a withdrawal, as the calls have it. */
export type WantedWithdrawal = Pick<
  BodyOf<Calls['withdrawalQuote']>,
  'amount' | 'instrumentId' | 'methodId' | 'fields'
>;

/**
 * Returns the payments of a withdrawal. Throws a ProblemError: 400 with all wrong fields, 403 with all reasons why the
 * amount can't be withdrawn or for a closed destination, 404 for an unknown destination.
 */
export async function plannedWithdrawal(
  db: Db,
  of: WithdrawableOf,
  wanted: WantedWithdrawal,
): Promise<WithdrawalPlan> {
  const state = await withdrawable(db, of);
  const { account, now, site } = of;
  const { iso } = account;
  if (state.standing.isFrozen) throw closed();
  const { to, method } = destinationOf(state, wanted, of.providers.numbers);
  if (to.kind === 'typed') await requireTypedOpen(db, { account, method, number: to.number });
  const amount = amountIn(wanted.amount, iso, '/amount');
  requireAmount(state, { amount, iso, method, balance: account.balance });
  const legs = legsOf(state, { to, method }, amount);
  requireMet(state, legs, to);
  const onlyBack = legs.every((leg) => leg.back === leg.amount);
  if (state.onlyBack && !onlyBack) throw identityNeeded();
  for (const leg of legs) {
    if (leg.fee >= leg.amount)
      throw wrongField(
        '/amount',
        'AMOUNT_TOO_SMALL',
        'The fee would take the whole amount: choose a higher one.',
      );
  }
  return {
    amount,
    legs,
    chosen: { to, method },
    fee: legs.reduce((sum, leg) => sum + leg.fee, 0n),
    codeReasons: codeReasons(state, { legs, amount, iso, now, above: site.withdrawals.codeAbove }),
    quote: quoteOf(account, legs),
    state,
  };
}

const closed = () =>
  new ProblemError(403, 'FROZEN', 'Withdrawals are closed for your account: contact support.');

const identityNeeded = () =>
  new ProblemError(
    403,
    'VERIFICATION_REQUIRED',
    'Until you are verified, money only goes back to where it came from: verify your account first.',
  );

const noDestination = () =>
  new ProblemError(
    404,
    'METHOD_UNAVAILABLE',
    'Money can’t be sent there: choose another account, or add one.',
  );

/** Throws a ProblemError if the chosen destination gets more than was paid in from it and its method needs something. */
function requireMet({ gateFacts }: Withdrawable, legs: readonly PlannedLeg[], chosen: Destination): void {
  const leg = legs.find(({ to }) => to === chosen);
  if (!leg || leg.back === leg.amount) return;
  const isSource = chosen.kind === 'saved' && chosen.instrument.row.deposited > 0n;
  const gate = payoutGate(leg.method.entry, gateFacts, isSource);
  if (gate) throw gateRefusal(gate);
}

const instrumentClosed = () =>
  new ProblemError(
    403,
    'INSTRUMENT_CLOSED',
    'This card or account is closed for your payments: choose another one in your own name, or contact support.',
  );

/** Throws a ProblemError for a closed instrument: it can't be used again by typing it again. */
function requireOpen(instrument: PayableInstrument | undefined): void {
  if (instrument && instrument.row.closed_at !== null) throw instrumentClosed();
}

/** Throws a ProblemError for typed requisites that are closed in another currency. */
async function requireTypedOpen(
  db: Db,
  {
    account,
    method,
    number,
  }: Pick<WithdrawableOf, 'account'> &
    Pick<WithdrawalPlan['chosen'], 'method'> & { readonly number: SealedNumber },
): Promise<void> {
  const { provider } = method.entry;
  const name = { player_id: account.playerId, provider, instrument: number.digest };
  if (await isClosed(db, name)) throw instrumentClosed();
}

function destinationOf(
  { instruments, methods }: Withdrawable,
  { instrumentId, methodId, fields }: WantedWithdrawal,
  numbers: AccountNumbers,
): WithdrawalPlan['chosen'] {
  if (instrumentId !== undefined) {
    const id = parseId(instrumentId);
    const instrument = instruments.find(({ row }) => row.id === id && row.removed_at === null);
    requireOpen(instrument);
    if (!instrument?.method) throw noDestination();
    return { to: { kind: 'saved', instrument }, method: instrument.method };
  }
  const method = methods.find(({ entry }) => entry.id === methodId && entry.fields.length > 0);
  if (!method) throw noDestination();
  const { values, faults } = typedFields(method.entry.fields, fields ?? {});
  if (faults.length > 0)
    throw new ProblemError(
      400,
      'INVALID_REQUEST',
      'Some details are wrong: correct the fields that are named.',
      faults,
    );
  const number = numbers.seal({ name: typedName(method, values), fields: values });
  const same = instruments.find(({ row }) => row.instrument === number.digest);
  requireOpen(same);
  if (same?.method) return { to: { kind: 'saved', instrument: same }, method };
  return { to: { kind: 'typed', number, fields: values }, method };
}

/** Name of typed requisites, whose digest is stored: the same requisites have the same one. */
function typedName({ entry }: OfferedMethod, values: Readonly<Record<string, string>>): string {
  const own = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([entry.family, own]))
    .digest('hex');
  return `typed-${hash.slice(0, 32)}`;
}

interface AskedAmount {
  readonly amount: bigint;
  readonly iso: string;
  readonly method: OfferedMethod;
  readonly balance: bigint;
}

/** The lowest amount and the step keep nobody from the last remainder. */
function requireAmount(state: Withdrawable, { amount, iso, method: { bounds }, balance }: AskedAmount): void {
  if (amount > state.free) throw amount > balance ? tooMuch(state, iso) : refused(state, iso);
  const wrong = amountFault(amount, bounds);
  if (!wrong || (amount === state.free && wrong !== 'ABOVE_MAX')) return;
  throw new ProblemError(
    400,
    wrong,
    `${toWire(amount, iso)} ${iso} ${AMOUNT_FAULTS[wrong]}: choose from ${toWire(bounds.min, iso)} to ${toWire(bounds.max, iso)}, or all that can be withdrawn.`,
    [{ path: '/amount', code: wrong }],
  );
}

const tooMuch = ({ free }: Withdrawable, iso: string) =>
  new ProblemError(
    403,
    'INSUFFICIENT_FUNDS',
    `${toWire(free, iso)} ${iso} can be withdrawn: choose that or less.`,
    [{ path: '/amount', code: 'INSUFFICIENT_FUNDS' }],
  );

/** Names all reasons at once, the first one as the code. */
function refused(state: Withdrawable, iso: string): ProblemError {
  const [first] = state.gates;
  if (!first) return tooMuch(state, iso);
  return new ProblemError(
    403,
    first.code,
    `${toWire(state.free, iso)} ${iso} can be withdrawn: the rest waits for what is named.`,
    state.gates.map(({ code }) => ({ path: '/amount', code })),
  );
}

function legsOf(state: Withdrawable, chosen: WithdrawalPlan['chosen'], amount: bigint): PlannedLeg[] {
  const own = chosen.to.kind === 'saved' ? String(chosen.to.instrument.row.id) : chosen.to.number.digest;
  const sources = state.instruments.map(({ row, net, method }) => ({
    instrument: String(row.id),
    net,
    canBePaid: method !== undefined,
    least: method?.bounds.min ?? 0n,
  }));
  return planOf(amount, own, sources).flatMap((leg): PlannedLeg[] => {
    const instrument = state.instruments.find(({ row }) => String(row.id) === leg.instrument);
    const net = instrument?.net ?? 0n;
    const back = net < leg.amount ? net : leg.amount;
    const sums = { amount: leg.amount, back };
    if (leg.instrument === own) return [{ ...chosen, ...sums, fee: feeFor(chosen.method, leg.amount) }];
    if (!instrument?.method) return [];
    const { method } = instrument;
    return [{ to: { kind: 'saved', instrument }, method, ...sums, fee: feeFor(method, leg.amount) }];
  });
}

function feeFor({ bounds }: OfferedMethod, amount: bigint): bigint {
  return bounds.fee ? feeOf(amount, bounds.fee) : 0n;
}

interface CodeRule {
  readonly legs: readonly PlannedLeg[];
  readonly amount: bigint;
  readonly iso: string;
  readonly now: Date;
  /** Amount in cents of the base currency above which every withdrawal is confirmed. */
  readonly above: bigint;
}

function codeReasons(
  { standing }: Withdrawable,
  { legs, amount, iso, now, above }: CodeRule,
): readonly CodeReason[] {
  const isAfter = (date: Date, time: number): boolean => now.getTime() - date.getTime() < time;
  const isNew = legs.some(
    ({ to }) => to.kind === 'typed' || isAfter(to.instrument.row.created_at, SETTLED_AFTER),
  );
  const { passwordChangedAt: changed } = standing;
  return [
    ...(isNew ? (['instrument'] as const) : []),
    ...(changed !== null && isAfter(changed, AFTER_PASSWORD) ? (['password'] as const) : []),
    ...(inBase([{ iso, sum: amount }]) > above ? (['amount'] as const) : []),
  ];
}

/** Returns the name of a plan: the same player, account and payments have the same one. */
export function quoteOf({ id, playerId }: WithdrawableOf['account'], legs: readonly PlannedLeg[]): string {
  const plan = legs.map(({ to, method, amount, fee }) => [
    to.kind === 'saved' ? String(to.instrument.row.id) : to.number.digest,
    method.entry.id,
    String(amount),
    String(fee),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([String(playerId), String(id), plan]))
    .digest('hex');
}
