import { toWire } from '@touchline/betting';
import type { GameSession } from '@touchline/contract';
import { type Db, seconds } from '../../kernel/index.ts';
import type { GameSessionRow } from '../rounds/roundAccess.ts';
import { openRound } from './gameSessions.store.ts';

/** Sessions as players see them. */
export interface SessionViews {
  shown(session: GameSessionRow): Promise<GameSession>;
}

export function createSessionViews(db: Db): SessionViews {
  return {
    async shown(session) {
      const { iso, staked, won, player_id: playerId } = session;
      const round =
        session.mode === 'real' && playerId !== null
          ? await openRound(db, playerId, session.game_id)
          : undefined;
      return {
        id: session.id,
        gameId: Number(session.game_id),
        mode: session.mode,
        state: session.state,
        pauseReason: session.pause_reason,
        pausedUntil: session.paused_until === null ? null : seconds(session.paused_until),
        closeReason: session.close_reason,
        accountId: session.account_id === null ? null : String(session.account_id),
        iso,
        startedAt: seconds(session.opened_at ?? session.created_at),
        endedAt: session.ended_at === null ? null : seconds(session.ended_at),
        rounds: session.rounds,
        staked: toWire(staked, iso),
        won: toWire(won, iso),
        net: toWire(won - staked, iso),
        unfinishedRound: round
          ? {
              id: String(round.id),
              gameId: Number(round.game_id),
              stake: toWire(round.staked, round.iso),
              iso: round.iso,
              since: seconds(round.opened_at),
            }
          : null,
      };
    },
  };
}
