import type { RoundState } from '@touchline/contract';
import { sql, type RawBuilder } from 'kysely';
import { type Trx, prepared } from '../../kernel/index.ts';
import type { OperationKind } from '../rounds/roundTypes.ts';
import { MAKER_TOKEN_MS } from '../rounds/roundAccess.ts';
import { bookingParts, type Booking } from '../../ledger/index.ts';
import type { MoneyAnswer } from './answers.ts';

/** An operation to store, with its answer. */
export interface NewOperation {
  readonly makerId: string;
  readonly txId: string;
  readonly call: string;
  readonly kind: OperationKind;
  readonly requestHash: Buffer | null;
  readonly sessionId: string | null;
  readonly iso: string | null;
  /** Minor units. */
  readonly amount: bigint;
  /** Minor units: the win of a `betWin`. */
  readonly won: bigint;
  readonly targetTxId: string | null;
  readonly freeRoundsId: string | null;
  readonly isApplied: boolean;
  readonly answer: Omit<MoneyAnswer, 'platformTxId'> & Partial<Pick<MoneyAnswer, 'platformTxId'>>;
  readonly at: Date;
}

/** Thrown if a call in parallel changed what the decision read: the call is decided again. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
}

/** Ids of a stored operation and of its round. */
export interface StoredIds {
  readonly id: bigint;
  readonly roundId: bigint | null;
}

/** A round that a bet opens or adds to. */
export interface BetRound {
  readonly makerRoundId: string;
  readonly gameId: bigint;
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly isFree: boolean;
  readonly isBonus: boolean;
  /** Won with the bet, by a `betWin`; minor units. */
  readonly won: bigint;
  /** True if the bet ends it as well. */
  readonly closes: boolean;
  /** True if the round is new, which counts it and starts a game cycle. */
  readonly isNew: boolean;
}

/**
 * Books a bet and stores it with its round and the figures of its session, which has to be open still. Throws a
 * ChangedMeanwhileError if the session has ended, or the transaction id or the round is another's.
 */
export function storeBet(
  trx: Trx,
  operation: NewOperation,
  round: BetRound,
  booking: Booking | undefined,
): Promise<StoredIds> {
  const { makerId, sessionId, iso, amount, at } = operation;
  const state: RoundState = round.closes ? 'closed' : 'open';
  const closedAt = round.closes ? at : null;
  return stored(
    trx,
    sql`
    with ${booked(booking)} round as (
      insert into game_rounds (maker_id, maker_round_id, game_id, session_id, player_id, account_id, iso, state, is_free,
        is_bonus, has_win, staked, won, opened_at, closed_at)
      values (${makerId}, ${round.makerRoundId}, ${round.gameId}, ${sessionId}, ${round.playerId}, ${round.accountId},
        ${iso}, ${state}, ${round.isFree}, ${round.isBonus}, ${round.closes}, ${amount}, ${round.won}, ${at}, ${closedAt})
      on conflict (maker_id, maker_round_id, game_id) do update set
        staked = game_rounds.staked + excluded.staked, won = game_rounds.won + excluded.won, state = excluded.state,
        has_win = game_rounds.has_win or excluded.has_win, closed_at = excluded.closed_at
      where game_rounds.account_id = excluded.account_id and game_rounds.state = 'open'
      returning id, is_free
    ), session as (
      update game_sessions set staked = staked + ${amount}, won = won + ${round.won},
        rounds = rounds + ${round.isNew ? 1 : 0}, last_bet_at = ${at},
        last_round_at = case when ${round.isNew && !round.isFree} then ${at} else last_round_at end,
        maker_token_expires_at = least(maker_token_dies_at, ${new Date(at.getTime() + MAKER_TOKEN_MS)}::timestamptz)
      where id = ${sessionId} and state = 'open' returning id
    ), settled as (
      insert into settled_rounds (round_id) select id from round where ${round.closes}
    ), operation as (
      ${insertOperation(operation, sql`round`)}
    ) select operation.id, round.id as "roundId" from operation, round, session${moved(booking)}`,
  );
}

/** Change of a round that exists. */
export interface RoundChange {
  readonly roundId: bigint;
  readonly state: RoundState;
  /** Minor units; below 0 for a returned stake. */
  readonly staked: bigint;
  readonly won: bigint;
  readonly hasWin: boolean;
  /** Change of the number of rounds of the session: -1 once its last bet is returned. */
  readonly rounds: number;
  /** Booking of the operation; undefined if it was made before. */
  readonly booking?: Booking | undefined;
}

/** Stores an operation on a round of any session; the figures of the round's own session change with it. */
export function storeOnRound(trx: Trx, operation: NewOperation, change: RoundChange): Promise<StoredIds> {
  const { at } = operation;
  const { roundId, state, staked, won, hasWin, rounds, booking } = change;
  return stored(
    trx,
    sql`
    with ${booked(booking)} before as (
      select id, state, session_id, is_free from game_rounds where id = ${roundId}
    ), round as (
      update game_rounds r set staked = r.staked + ${staked}, won = r.won + ${won}, has_win = r.has_win or ${hasWin},
        state = ${state}, closed_at = case when ${state} = 'open' then null else coalesce(r.closed_at, ${at}) end
      from before where r.id = before.id returning r.id
    ), session as (
      update game_sessions s set staked = s.staked + ${staked}, won = s.won + ${won}, rounds = s.rounds + ${rounds},
        state = case when s.state = 'closing' and ${state} <> 'open' and not exists (
          select from game_rounds other where other.session_id = s.id and other.state = 'open' and other.id <> ${roundId}
        ) then 'closed' else s.state end
      from before where s.id = before.session_id
    ), settled as (
      insert into settled_rounds (round_id) select id from before
      where before.state = 'open' and ${state} = 'closed' on conflict do nothing
    ), operation as (
      ${insertOperation(operation, sql`round`)}
    ) select operation.id, round.id as "roundId" from operation, round${moved(booking)}`,
  );
}

/** Stores an operation without a round, or one that changed nothing. */
export function storeAlone(
  trx: Trx,
  operation: NewOperation,
  roundId: bigint | null = null,
): Promise<StoredIds> {
  return stored(
    trx,
    sql`
    with round as (select ${roundId}::bigint as id), operation as (
      ${insertOperation(operation, sql`round`)}
    ) select operation.id, round.id as "roundId" from operation, round`,
  );
}

/** Changes a session by a tip: money lost without a round. */
export async function addTip(trx: Trx, sessionId: string, amount: bigint): Promise<void> {
  await sql`update game_sessions set staked = staked + ${amount} where id = ${sessionId}`.execute(trx);
}

/** The parts of a booking, before the others of a statement; nothing without one. */
const booked = (booking: Booking | undefined) => (booking ? sql`${bookingParts(booking)},` : sql``);
/** Requires the booking: without it the statement has no row. */
const moved = (booking: Booking | undefined) => (booking ? sql`, moved` : sql``);

function insertOperation(operation: NewOperation, source: RawBuilder<unknown>) {
  const { makerId, txId, call, kind, requestHash, sessionId, iso, amount, won } = operation;
  const { targetTxId, freeRoundsId, isApplied, answer, at } = operation;
  return sql`
    insert into game_operations (maker_id, tx_id, call, kind, request_hash, session_id, round_id, target_tx_id,
      free_rounds_id, iso, amount, won, status, is_applied, answer, at)
    select ${makerId}, ${txId}, ${call}, ${kind}, ${requestHash}::bytea, ${sessionId}, ${source}.id, ${targetTxId},
      ${freeRoundsId}, ${iso}, ${amount}::bigint, ${won}::bigint, ${answer.status}, ${isApplied}::boolean,
      ${JSON.stringify(answer)}::jsonb, ${at}::timestamptz
    from ${source}
    on conflict (maker_id, tx_id) do nothing returning id`;
}

async function stored(trx: Trx, statement: RawBuilder<unknown>): Promise<StoredIds> {
  const { rows } = await sql<StoredIds>`${prepared} ${statement}`.execute(trx);
  const [ids] = rows;
  if (!ids)
    throw new ChangedMeanwhileError('A call in parallel took the transaction id, the round or the session.');
  return ids;
}
