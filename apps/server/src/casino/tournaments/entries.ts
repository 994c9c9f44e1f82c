import { rational, toWire } from '@touchline/betting';
import type { TournamentTerms } from '@touchline/contract/operators';
import { type Trx, ProblemError } from '../../kernel/index.ts';
import { limitRefusal } from '../../protection/index.ts';
import { planAmount } from '../../rewards/index.ts';
import {
  InsufficientFundsError,
  lockAccount,
  type LockedAccount,
  credit,
  debit,
} from '../../ledger/index.ts';
import { markEntryReturned, storeEntry } from './tournaments.store.ts';

/** Reference of an entry fee: its return has the same, so that limits subtract it. */
const entryRef = (id: bigint, playerId: bigint): string => `tournament:${id}:${playerId}`;

/** Converts an entry fee to a currency, minor units, rounded up. */
const feeIn = (entryFee: string, iso: string): bigint => rational.ceil(planAmount(entryFee, iso));

/** Returns the entry fee of a tournament in a currency, decimal text; undefined without a fee. */
export function entryFeeIn({ entryFee }: Pick<TournamentTerms, 'entryFee'>, iso: string): string | undefined {
  return entryFee === undefined ? undefined : toWire(feeIn(entryFee, iso), iso);
}

interface AskedEntry {
  readonly id: bigint;
  readonly terms: TournamentTerms;
  /** The player's main account, locked; undefined if no fee was known before the tournament was locked. */
  readonly account: LockedAccount | undefined;
  /** Fee that was shown to the player; undefined without one. */
  readonly shown: string | undefined;
  readonly at: Date;
}

/**
 * Takes the entry fee of a player who has just joined, from the player's own money. It is a stake: blocks and limits are
 * checked. Throws a ProblemError: 403 for a block or a limit, 409 for another fee than was shown or a low balance.
 */
export async function payEntry(trx: Trx, { id, terms, account, shown, at }: AskedEntry): Promise<void> {
  if (terms.entryFee === undefined) return;
  if (!account || entryFeeIn(terms, account.iso) !== shown)
    throw new ProblemError(
      409,
      'ENTRY_FEE_CHANGED',
      'The entry fee isn’t the one that was shown: look at it again, then decide.',
    );
  const { id: accountId, playerId, iso } = account;
  const amount = feeIn(terms.entryFee, iso);
  const refusal = await limitRefusal(trx, {
    account,
    amount,
    now: at,
    isHeld: false,
    legs: [],
    door: 'game',
  });
  if (refusal) throw new ProblemError(403, refusal.code, refusal.message);
  try {
    await debit(trx, { accountId, amount, kind: 'tournament-entry', ref: entryRef(id, playerId), at });
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    throw new ProblemError(
      409,
      'INSUFFICIENT_FUNDS',
      `Your main account has less than the entry fee of ${shown} ${iso}: deposit first, or choose another tournament.`,
    );
  }
  await storeEntry(trx, id, { playerId, accountId, amount });
}

/** Returns the entry fee of a player of a cancelled tournament to the account that paid it, once. */
export async function returnEntry(
  trx: Trx,
  entry: { readonly id: bigint; readonly playerId: bigint; readonly at: Date },
): Promise<void> {
  const paid = await markEntryReturned(trx, entry);
  if (!paid) return;
  const { accountId, amount } = paid;
  await lockAccount(trx, accountId);
  const ref = entryRef(entry.id, entry.playerId);
  await credit(trx, { accountId, amount, kind: 'tournament-entry-returned', ref, at: entry.at });
}
