import type { GameState, RoundState } from '@touchline/contract';
import { sql } from 'kysely';
import { type Trx, prepared } from '../../kernel/index.ts';
import { lockWithAccounts, lockedColumns, type LockedAccount } from '../../ledger/index.ts';
import type { OperationKind } from '../rounds/roundTypes.ts';
import type { CloseReason, PauseReason, SessionState } from '../rounds/sessionTypes.ts';
import type { MoneyAnswer } from './answers.ts';
import type { MakerRequest } from './calls.ts';

/** Everything that a decision about a call reads, besides the locked account. */
export interface CallContext {
  readonly siteId: string;
  readonly playerId: bigint;
  readonly signInId: bigint | null;
  readonly isSignedOut: boolean;
  readonly state: SessionState;
  readonly pauseReason: PauseReason | null;
  readonly closeReason: CloseReason | null;
  /** Hash of the maker's token, hex. */
  readonly tokenHash: string | null;
  readonly tokenExpiresAt: Date | null;
  readonly lastRoundAt: Date | null;
  /** Game that the call names; null if the maker has no such game, or it isn't the session's. */
  readonly gameId: bigint | null;
  readonly gameState: GameState | null;
  readonly minStake: string | null;
  readonly maxStake: string | null;
  /** Multiple of the stake. */
  readonly maxWin: number | null;
  readonly minCycleMs: number | null;
  readonly roundId: bigint | null;
  readonly roundState: RoundState | null;
  readonly roundPlayerId: bigint | null;
  readonly roundIso: string | null;
  readonly isFree: boolean | null;
  readonly hasWin: boolean | null;
  readonly staked: bigint | null;
  readonly won: bigint | null;
  readonly storedId: bigint | null;
  readonly storedKind: OperationKind | null;
  /** Hash of the stored request, hex. */
  readonly storedHash: string | null;
  readonly storedAnswer: MoneyAnswer | null;
  readonly isUndone: boolean;
}

/** A call about a session with real money, on the account that the transaction has locked. */
export interface AskedCall {
  readonly makerId: string;
  readonly account: LockedAccount;
  readonly context: CallContext;
  readonly now: Date;
}

const roundOf = (request: MakerRequest): string | null => ('roundId' in request ? request.roundId : null);

/** A call with its nonce. */
export interface NonceOfCall {
  readonly makerId: string;
  readonly nonce: string;
  readonly at: Date;
}

/**
 * Stores the nonce of a call and locks the account that the call is about: that of its round, or of its session.
 * `isFresh` is false for a nonce that came before. Returns undefined if the maker has no such session with real money.
 */
export async function takeNonce(
  trx: Trx,
  { makerId, nonce, at }: NonceOfCall,
  request: MakerRequest,
): Promise<{ readonly isFresh: boolean; readonly account: LockedAccount } | undefined> {
  const { rows } = await sql<LockedAccount & { isFresh: boolean }>`${prepared}
    with fresh as (
      insert into maker_nonces (maker_id, nonce, at) values (${makerId}, ${nonce}, ${at})
      on conflict do nothing returning nonce
    ), owner as (
      select coalesce(r.account_id, s.account_id) as account_id
      from game_sessions s
      left join games g on g.maker_id = s.maker_id and g.maker_game_id = ${request.gameId}
      left join game_rounds r on r.maker_id = s.maker_id and r.game_id = g.id
        and r.maker_round_id = ${roundOf(request)} and r.player_id = s.player_id
      where s.id = ${request.sessionId} and s.maker_id = ${makerId}
    )
    select exists (select from fresh) as "isFresh", ${lockedColumns}
    from accounts a where a.id = (select account_id from owner) and a.player_id is not null
    for no key update of a`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { isFresh, ...account } = row;
  return { isFresh, account };
}

/** Stores the nonce of a call without an account; returns false for a nonce that came before. */
export async function takeNonceAlone(trx: Trx, { makerId, nonce, at }: NonceOfCall): Promise<boolean> {
  const { rows } = await sql`
    insert into maker_nonces (maker_id, nonce, at) values (${makerId}, ${nonce}, ${at})
    on conflict do nothing returning nonce`.execute(trx);
  return rows.length > 0;
}

/** Locks all accounts of a session's player, in their order. */
export async function lockAccountsOf(trx: Trx, makerId: string, sessionId: string): Promise<void> {
  const session = await trx
    .selectFrom('game_sessions')
    .select('player_id as playerId')
    .where('id', '=', sessionId)
    .where('maker_id', '=', makerId)
    .executeTakeFirst();
  if (session && session.playerId !== null) await lockWithAccounts(trx, session.playerId);
}

/**
 * Reads the session, the game, the round and the stored operation of a call. All of them change only while the account is
 * locked, or with a guard that finds the change.
 */
export async function readContext(
  trx: Trx,
  makerId: string,
  request: MakerRequest,
  iso: string,
): Promise<CallContext> {
  const txId = 'txId' in request ? request.txId : null;
  const { rows } = await sql<CallContext>`${prepared}
    select s.site_id as "siteId", s.player_id as "playerId", s.sign_in_id as "signInId",
      i.ended_at is not null as "isSignedOut", s.state, s.pause_reason as "pauseReason",
      s.close_reason as "closeReason", encode(s.maker_token_hash, 'hex') as "tokenHash",
      s.maker_token_expires_at as "tokenExpiresAt", s.last_round_at as "lastRoundAt",
      g.id as "gameId", g.state as "gameState", g.min_stake ->> ${iso}::text as "minStake",
      g.max_stake ->> ${iso}::text as "maxStake", g.max_win as "maxWin", g.min_cycle_ms as "minCycleMs",
      r.id as "roundId", r.state as "roundState", r.player_id as "roundPlayerId", r.iso as "roundIso",
      r.is_free as "isFree", r.has_win as "hasWin", r.staked, r.won,
      o.id as "storedId", o.kind as "storedKind", encode(o.request_hash, 'hex') as "storedHash",
      o.answer as "storedAnswer", o.undone_at is not null as "isUndone"
    from game_sessions s
    left join sessions i on i.id = s.sign_in_id
    left join games own on own.id = s.game_id
    left join games g on g.maker_id = s.maker_id and g.maker_game_id = ${request.gameId}
      and (g.id = s.game_id or own.kind = 'lobby')
    left join game_rounds r on r.maker_id = s.maker_id and r.game_id = g.id
      and r.maker_round_id = ${roundOf(request)}
    left join game_operations o on o.maker_id = s.maker_id and o.tx_id = ${txId}
    where s.id = ${request.sessionId} and s.maker_id = ${makerId}`.execute(trx);
  const [context] = rows;
  if (!context) throw new Error(`The session ${request.sessionId} is gone.`);
  return context;
}
