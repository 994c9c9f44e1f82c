import { numberOf, type AccountNumbers } from '../../accounts/index.ts';
import { type Db, type Trx, ProblemError } from '../../kernel/index.ts';
import type { MethodEntry } from './providers/providersFile.ts';
import type { InstrumentRow } from './withdrawals/instruments.store.ts';

/** A card, account or wallet that a player has paid with and can pay with again. */
export type SavedInstrument = Pick<InstrumentRow, 'id' | 'provider' | 'instrument' | 'methods' | 'requisite'>;

type PayingMethod = Pick<MethodEntry, 'id' | 'provider' | 'paysAgain'>;

/**
 * Returns what a player can pay with again on an account, the latest used first: neither removed nor closed, and named
 * by its provider.
 * @param iso currency of the account
 */
export function findSavedInstruments(
  db: Db | Trx,
  playerId: bigint,
  iso: string,
): Promise<SavedInstrument[]> {
  return db
    .selectFrom('instruments')
    .select(['id', 'provider', 'instrument', 'methods', 'requisite'])
    .where('player_id', '=', playerId)
    .where('iso', '=', iso)
    .where('is_typed', '=', false)
    .where('removed_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the instrument that a method is paid with again; undefined if there is none, or it can't be. */
export function findSavedInstrument(
  { id, provider, paysAgain }: PayingMethod,
  saved: readonly SavedInstrument[],
): SavedInstrument | undefined {
  if (!paysAgain) return undefined;
  return saved.find((one) => one.provider === provider && one.methods.includes(id));
}

/** Returns the player's instrument of a request. Throws a ProblemError 409 if the method can't be paid with it. */
export async function requireSaved(
  trx: Trx,
  { playerId, iso, entry }: { readonly playerId: bigint; readonly iso: string; readonly entry: PayingMethod },
  instrumentId: string,
): Promise<SavedInstrument> {
  const own = (await findSavedInstruments(trx, playerId, iso)).filter(
    ({ id }) => String(id) === instrumentId,
  );
  const found = findSavedInstrument(entry, own);
  if (found) return found;
  throw new ProblemError(
    409,
    'INSTRUMENT_GONE',
    'This card or account isn’t saved any more: pay with another one.',
  );
}

/** Returns the provider's own name of an instrument. */
export async function nameOfInstrument(
  db: Db,
  numbers: AccountNumbers,
  { instrument }: Pick<SavedInstrument, 'instrument'>,
): Promise<string> {
  const stored = await numberOf(db, instrument);
  // Without one it was stored by an earlier version, in plain text.
  return stored ? numbers.open(stored).name : instrument;
}
