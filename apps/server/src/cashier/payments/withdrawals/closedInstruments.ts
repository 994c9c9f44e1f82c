import { maskedRequisite } from '@touchline/cashier';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import { rememberInstrument, type InstrumentRow } from './instruments.store.ts';
import type { ClosureReason } from './withdrawals.tables.ts';

/** A player's card, account or wallet, in all currencies. */
export type InstrumentName = Pick<InstrumentRow, 'player_id' | 'provider' | 'instrument'>;

/** Columns of a deposit that name what it was paid from. */
type PaidFrom = Pick<
  PaymentRow,
  'player_id' | 'provider' | 'instrument' | 'iso' | 'credit_iso' | 'requisite' | 'method_id'
>;

/** Returns whether a player's instrument is closed. */
export async function isClosed(db: Db, name: InstrumentName): Promise<boolean> {
  const closed = await db
    .selectFrom('instruments')
    .select('id')
    .where('player_id', '=', name.player_id)
    .where('provider', '=', name.provider)
    .where('instrument', '=', name.instrument)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * Closes what a deposit was paid from, for its player and in all currencies; one that was never stored is stored.
 * @returns false if it was closed before, or its provider doesn't name it
 */
export async function closeSource(
  trx: Trx,
  row: PaidFrom,
  reason: ClosureReason,
  at: Date,
): Promise<boolean> {
  const { player_id, provider, instrument, method_id: methodId } = row;
  if (instrument === null) return false;
  const name = { player_id, provider, instrument };
  if (await isClosed(trx, name)) {
    // The bank's word outlasts a doubt about the payer, which an operator may settle.
    if (reason === 'charged-back') await setClosureIn(trx, name, 'payer', { at, reason });
    return false;
  }
  const iso = row.credit_iso ?? row.iso;
  const requisite = row.requisite ?? maskedRequisite('');
  await rememberInstrument(trx, { ...name, iso, requisite, methodId, at });
  await setClosure(trx, name, { at, reason });
  return true;
}

interface Closure {
  readonly at: Date;
  readonly reason: ClosureReason;
}

/** Closes an instrument in all its currencies; opens it without a closure. */
export async function setClosure(
  trx: Trx,
  name: InstrumentName,
  closure: Closure | undefined,
): Promise<void> {
  await changedClosure(trx, name, closure).execute();
}

/** Does the same only where it is closed for a reason. */
export async function setClosureIn(
  trx: Trx,
  name: InstrumentName,
  before: ClosureReason,
  closure: Closure | undefined,
): Promise<void> {
  await changedClosure(trx, name, closure).where('closed_for', '=', before).execute();
}

function changedClosure(trx: Trx, name: InstrumentName, closure: Closure | undefined) {
  return trx
    .updateTable('instruments')
    .set({ closed_at: closure?.at ?? null, closed_for: closure?.reason ?? null })
    .where('player_id', '=', name.player_id)
    .where('provider', '=', name.provider)
    .where('instrument', '=', name.instrument);
}

/** Returns all instruments of a player, the latest used first. */
export function allInstrumentsOf(db: Db, playerId: bigint): Promise<InstrumentRow[]> {
  return db
    .selectFrom('instruments')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
}

export function lockInstrument(trx: Trx, id: bigint): Promise<InstrumentRow | undefined> {
  return trx.selectFrom('instruments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
