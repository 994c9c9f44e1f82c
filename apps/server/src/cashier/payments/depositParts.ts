import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import { bookPostings } from '../../ledger/index.ts';
import type { StepSource } from './payments.tables.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';

/** Money that came with a deposit and has no room there. */
export interface Surplus {
  /** Minor units of the deposit's currency. */
  readonly amount: bigint;
  readonly reason: string;
  readonly source: StepSource;
  readonly at: Date;
}

/**
 * Books a surplus to `suspense`, as a deposit of its own that goes back to its source by itself.
 * @param whole the deposit with which it came, after its move
 */
export async function setSurplusAside(
  trx: Trx,
  whole: PaymentRow,
  { amount, reason, source, at }: Surplus,
): Promise<void> {
  const part = { ...copied(whole), amount, fee: 0n, received: amount, provider_ref: whole.provider_ref };
  const row = {
    ...part,
    surplus_of: whole.id,
    state: 'review' as const,
    reason,
    event_at: whole.event_at,
    // Its provider has one payment, of the day on which the whole deposit was begun.
    created_at: whole.created_at,
  };
  await store.insertPayment(trx, row);
  const step = { payment_id: row.id, at, state: 'review', event: 'forbidden', source, reason } as const;
  await store.insertStep(trx, step);
  await bookPostings(trx, {
    kind: 'unmatched',
    ref: row.id,
    at,
    postings: [
      { account: 'suspense', iso: row.iso, amount },
      { account: `psp.${row.provider}`, iso: row.iso, amount: -amount },
    ],
  });
}

/** Columns that the money of another deposit shares with it. */
function copied(row: PaymentRow) {
  return {
    id: randomBytes(16).toString('hex'),
    player_id: row.player_id,
    account_id: row.account_id,
    site_id: row.site_id,
    direction: row.direction,
    method_id: row.method_id,
    method_name: JSON.stringify(row.method_name),
    method_icon: row.method_icon,
    provider: row.provider,
    iso: row.iso,
    amount_mode: row.amount_mode,
    credit_iso: row.credit_iso,
    rate: row.rate,
    spread: row.spread,
    rate_source: row.rate_source,
    rate_at: row.rate_at,
    instrument: row.instrument,
    requisite: row.requisite,
    redirect_url: null,
    instructions: null,
    fields: '{}',
    expires_at: null,
    looked_up_at: null,
    look_up_due_at: null,
  };
}

/** Surplus of a deposit, minor units of its currency. */
export interface PartSums {
  /** All that came above it. */
  readonly came: bigint;
  /** Part of it that was sent back to its source. */
  readonly sentBack: bigint;
}

/** Reason of a surplus that the bank took together with its deposit: it wasn't sent back. */
const TAKEN = 'charged_back';

export async function sumsOfParts(trx: Trx, paymentId: string): Promise<PartSums> {
  return trx
    .selectFrom('payments')
    .select([
      sql<bigint>`coalesce(sum(received), 0)::bigint`.as('came'),
      sql<bigint>`coalesce(sum(received) filter (where state = 'returned' and reason <> ${TAKEN}), 0)::bigint`.as(
        'sentBack',
      ),
    ])
    .where('surplus_of', '=', paymentId)
    .executeTakeFirstOrThrow();
}

/**
 * Takes the surplus of a deposit that still waits out of `suspense`, because the bank has taken the whole payment back.
 */
export async function takeWaitingParts(trx: Trx, whole: PaymentRow, at: Date): Promise<void> {
  const waiting = await trx
    .selectFrom('payments')
    .selectAll()
    .where('surplus_of', '=', whole.id)
    .where('state', '=', 'review')
    .orderBy('seq')
    .forUpdate()
    .execute();
  for (const { id, iso, amount, received, provider } of waiting) {
    const taken = received ?? amount;
    await bookPostings(trx, {
      kind: 'unmatched-returned',
      ref: id,
      at,
      postings: [
        { account: `psp.${provider}`, iso, amount: taken },
        { account: 'suspense', iso, amount: -taken },
      ],
    });
    await store.updatePayment(trx, id, { state: 'returned', reason: TAKEN });
    const step = { payment_id: id, at, state: 'returned', event: 'sent-back' } as const;
    await store.insertStep(trx, { ...step, source: 'provider', reason: TAKEN });
  }
}

/** Returns whether a provider's payment isn't the one that a deposit's money came with. */
const isAnother = (
  { direction, received, provider_ref: own }: PaymentRow,
  providerRef: string | undefined,
): providerRef is string =>
  direction === 'deposit' &&
  received !== null &&
  own !== null &&
  providerRef !== undefined &&
  own !== providerRef;

/**
 * Returns whether an event is about another payment with the reference of a deposit, so that it mustn't change this one.
 * A deposit of a fixed amount has one payment, by whatever name its later events call it.
 */
export const isOfOther = (row: PaymentRow, providerRef: string | undefined): boolean =>
  row.amount_mode === 'open' && isAnother(row, providerRef);

/**
 * Returns which deposit a provider's payment belongs to: the first one of the reference, or a further one that came with
 * the same reference. Undefined for a further payment that isn't stored yet.
 * @param first which the transaction has locked
 */
export async function depositOfReference(
  trx: Trx,
  first: PaymentRow,
  providerRef: string | undefined,
): Promise<PaymentRow | undefined> {
  if (!isAnother(first, providerRef)) return first;
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('repeats', '=', first.id)
    .where('provider_ref', '=', providerRef)
    .forUpdate()
    .executeTakeFirst();
}

/** A further payment with the reference of a deposit. */
export interface FurtherPayment {
  readonly providerRef: string;
  /** Minor units of `iso`. */
  readonly amount: bigint;
  readonly iso: string;
  /** Fee of the player for an amount of the deposit's currency, minor units. */
  readonly feeFor: (amount: bigint) => bigint;
  readonly at: Date;
  readonly source: StepSource;
}

/**
 * Stores a further payment as a deposit of its own. It has claimed no room, so it is stored as one that was given up:
 * its money is credited as a late success. Its events that came before it become its own.
 */
export async function insertFurtherDeposit(
  trx: Trx,
  first: PaymentRow,
  { providerRef, amount, iso, feeFor, at, source }: FurtherPayment,
): Promise<PaymentRow> {
  const wanted = iso === first.iso ? amount : first.amount;
  const fee = feeFor(wanted);
  const row = {
    ...copied(first),
    amount: wanted,
    fee: fee < wanted ? fee : 0n,
    received: null,
    provider_ref: providerRef,
    repeats: first.id,
    state: 'expired' as const,
    reason: null,
    instrument: null,
    requisite: null,
    event_at: null,
    created_at: at,
    // A provider that has still to confirm it is asked for a week.
    expires_at: at,
  };
  await store.insertPayment(trx, row);
  await store.insertStep(trx, {
    payment_id: row.id,
    at,
    state: 'created',
    event: 'created',
    source,
    reason: null,
  });
  await sql`
    update provider_events set payment_id = ${row.id}
    where payment_id = ${first.id} and not is_applied
      and position(${`"providerRef":${JSON.stringify(providerRef)}`} in body) > 0`.execute(trx);
  const stored = await store.lockPayment(trx, row.id);
  if (!stored) throw new Error(`The payment ${row.id} is gone.`);
  return stored;
}
