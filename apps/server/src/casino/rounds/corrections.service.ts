import { toWire } from '@touchline/betting';
import type { RoundCorrection } from '@touchline/contract/operators';
import { noteBonusRound } from '../../rewards/index.ts';
import { type Db, type Trx, type RecordChange, ProblemError, type Claims } from '../../kernel/index.ts';
import { gameRef } from '../makerWallet/bookings.ts';
import { storeOnRound } from '../makerWallet/operationAccess.ts';
import { isBonusAccount, lockAccountOf, credit, debit } from '../../ledger/index.ts';
import { correctionsOf, insertRoundDebt, lowerRoundDebts } from './corrections.store.ts';

export { openRoundDebt } from './corrections.store.ts';

/** Correction of a round by an operator; amounts in minor units. */
export interface WantedCorrection {
  readonly roundId: bigint;
  /** Win of the round as it should be. */
  readonly won: bigint;
  /** Win that the operator saw: it must still be the round's. */
  readonly wonBefore: bigint;
  readonly at: Date;
}

/** A correction and the player whose balance changed. */
export interface DoneCorrection {
  readonly playerId: bigint;
  readonly correction: RoundCorrection;
}

interface Round {
  readonly id: bigint;
  readonly maker_id: string;
  readonly account_id: bigint;
  readonly session_id: string;
  readonly iso: string;
  readonly won: bigint;
}

/** Amounts that a correction moved, minor units. */
interface Moved {
  readonly paid: bigint;
  readonly taken: bigint;
  readonly owed: bigint;
}

/**
 * Corrects the win of a round that has ended: pays what is missing, less open debts of the round, or takes back what was
 * too much. A balance never becomes negative: the rest is a debt, except of a bonus. A round that was rolled back becomes a
 * closed one. Throws a ProblemError 404, 409 or 422.
 * @param record called in the same transaction
 * @param claims of the operator who corrects it
 */
export function correctRound(
  db: Db,
  { roundId, won, wonBefore, at }: WantedCorrection,
  { record, claims }: { readonly record: RecordChange; readonly claims: Pick<Claims, 'money'> },
): Promise<DoneCorrection> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('game_rounds')
      .select('account_id')
      .where('id', '=', roundId)
      .executeTakeFirst();
    if (!found) throw new ProblemError(404, 'NOT_FOUND', 'There is no round of this number: see the list.');
    const account = await lockAccountOf(trx, found);
    const round = await trx
      .selectFrom('game_rounds')
      .selectAll()
      .where('id', '=', roundId)
      .executeTakeFirstOrThrow();
    if (round.state === 'open')
      throw new ProblemError(409, 'ROUND_OPEN', 'The round is open: correct it once it has ended.');
    if (round.won !== wonBefore)
      throw new ProblemError(409, 'CHANGED', 'The win of the round has changed: load the round again.');
    const difference = won - round.won;
    if (difference === 0n)
      throw new ProblemError(422, 'NOTHING_CHANGES', 'The round has this win already: enter another one.');
    const txId = `correction:${roundId}:${(await correctionsOf(trx, roundId)) + 1}`;
    const moved =
      difference > 0n
        ? await pay(trx, round, txId, difference, at)
        : await takeBack(trx, round, txId, { amount: -difference, at, account });
    await storeOnRound(trx, correctionOperation(round, txId, difference, at), {
      roundId,
      state: 'closed',
      staked: 0n,
      won: difference,
      hasWin: true,
      rounds: round.state === 'rolledBack' ? 1 : 0,
    });
    await noteBonusRound(trx, roundId);
    const correction = {
      paid: toWire(moved.paid, round.iso),
      taken: toWire(moved.taken, round.iso),
      owed: toWire(moved.owed, round.iso),
    };
    await claims.money(trx, { playerId: round.player_id, iso: round.iso, amount: difference });
    await record(trx, {
      before: { won: toWire(round.won, round.iso) },
      after: { won: toWire(won, round.iso), ...correction, iso: round.iso },
    });
    return { playerId: round.player_id, correction };
  });
}

/** Reduces the open debts of the round first, and credits the rest. */
async function pay(trx: Trx, round: Round, txId: string, amount: bigint, at: Date): Promise<Moved> {
  const paid = amount - (await lowerRoundDebts(trx, round.id, amount));
  if (paid > 0n) {
    const ref = gameRef({ makerId: round.maker_id, txId });
    await credit(trx, { accountId: round.account_id, amount: paid, kind: 'correction', ref, at });
  }
  return { paid, taken: 0n, owed: 0n };
}

async function takeBack(
  trx: Trx,
  round: Round,
  txId: string,
  {
    amount,
    at,
    account,
  }: {
    readonly amount: bigint;
    readonly at: Date;
    readonly account: Awaited<ReturnType<typeof lockAccountOf>>;
  },
): Promise<Moved> {
  const taken = amount < account.balance ? amount : account.balance;
  if (taken > 0n) {
    const ref = gameRef({ makerId: round.maker_id, txId });
    await debit(trx, { accountId: account.id, amount: taken, kind: 'correction-taken', ref, at });
  }
  // Money that a bonus has become stays with the player.
  const owed = isBonusAccount(account) ? 0n : amount - taken;
  if (owed > 0n) await insertRoundDebt(trx, { accountId: account.id, roundId: round.id, amount: owed, at });
  return { paid: 0n, taken, owed };
}

function correctionOperation(
  { maker_id: makerId, session_id, iso }: Round,
  txId: string,
  amount: bigint,
  at: Date,
) {
  return {
    makerId,
    txId,
    call: 'correction',
    kind: 'correction',
    requestHash: null,
    sessionId: session_id,
    iso,
    amount,
    won: 0n,
    targetTxId: null,
    freeRoundsId: null,
    isApplied: true,
    answer: { status: 'OK', txId, balance: null, roundState: 'closed', applied: true },
    at,
  } as const;
}
