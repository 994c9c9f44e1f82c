import { toWire } from '@touchline/betting';
import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import { opaqueIdOf, openSession, sessionByLaunchToken, type GameSessionRow } from '../rounds/roundAccess.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { amountOf } from './amounts.ts';
import type { BodyOfCall } from './calls.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';

interface Asked {
  readonly makerId: string;
  readonly request: BodyOfCall<'authenticate'>;
  readonly at: Date;
}

/** Game of a session, with its bounds in the currency of the session. */
interface SessionGame {
  readonly makerGameId: string;
  readonly minStake: string | null;
  readonly maxStake: string | null;
  readonly maxWin: number | null;
  readonly minCycleMs: number;
  readonly isActive: boolean;
}

/** Exchanges a launch token, once and within a minute, for the token of a session that is open then. */
export async function answerAuthenticate(
  trx: Trx,
  deps: DecisionDeps,
  { makerId, request, at }: Asked,
): Promise<object> {
  const asked = await sessionByLaunchToken(trx, makerId, request.token);
  const game = asked && (await gameOf(trx, asked));
  const status = refusalOf(asked, game, request, at);
  if (status || !asked || !game) return { status: status ?? 'INVALID_TOKEN' };
  const opened = await openSession(trx, asked.id, at);
  if (!opened) return { status: 'INVALID_TOKEN' };
  const { session, makerToken } = opened;
  const { iso, player_id: playerId, game_id: gameId, site_id: siteId } = session;
  const { minCycleMs } = game;
  const place = await deps.playRulesOf(trx, {
    siteId,
    playerId,
    country: session.country,
    gameId,
    minCycleMs,
    iso,
    now: at,
  });
  const account =
    session.account_id === null
      ? undefined
      : await trx
          .selectFrom('accounts')
          .select('balance')
          .where('id', '=', session.account_id)
          .executeTakeFirstOrThrow();
  return {
    status: 'OK',
    sessionId: session.id,
    makerToken,
    playerId: playerId === null ? 'guest' : await opaqueIdOf(trx, makerId, playerId),
    mode: session.mode,
    currency: iso,
    ...(account ? { balance: toWire(account.balance, iso) } : {}),
    language: session.language,
    country: session.country,
    limits: {
      minStake: game.minStake,
      maxStake: leastOf(game.maxStake, place.maxStake, iso),
      maxWin: game.maxWin,
    },
    rules: {
      autoplay: place.autoplay,
      minCycleMs: place.minCycleMs,
      celebrateOverStakeOnly: place.celebrateOverStakeOnly,
    },
  };
}

function refusalOf(
  session: GameSessionRow | undefined,
  game: SessionGame | undefined,
  { sessionId, gameId, currency }: Asked['request'],
  at: Date,
): WalletStatus | undefined {
  if (!session || session.id !== sessionId || session.launch_used_at !== null) return 'INVALID_TOKEN';
  if (session.launch_expires_at <= at) return 'TOKEN_EXPIRED';
  if (session.state !== 'asked') return 'SESSION_CLOSED';
  if (!game || game.makerGameId !== gameId || !game.isActive) return 'INVALID_GAME';
  return currency !== undefined && currency !== session.iso ? 'WRONG_CURRENCY' : undefined;
}

async function gameOf(trx: Trx, { game_id: gameId, iso }: GameSessionRow): Promise<SessionGame | undefined> {
  const { rows } = await sql<SessionGame>`
    select maker_game_id as "makerGameId", min_stake ->> ${iso}::text as "minStake",
      max_stake ->> ${iso}::text as "maxStake", max_win as "maxWin", min_cycle_ms as "minCycleMs",
      state = 'active' as "isActive"
    from games where id = ${gameId}`.execute(trx);
  return rows[0];
}

function leastOf(game: string | null, place: bigint | undefined, iso: string): string | null {
  const own = game === null ? undefined : amountOf(game, iso);
  const bounds = [own, place].filter((one) => one !== undefined);
  const least = bounds.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);
  return least === undefined ? null : toWire(least, iso);
}
