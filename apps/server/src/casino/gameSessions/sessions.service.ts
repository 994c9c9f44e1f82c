import { toWire } from '@touchline/betting';
import type { AnswerOf, Calls, GameSession } from '@touchline/contract';
import type { SignedIn } from '../../accounts/index.ts';
import { type Db, ProblemError, seconds } from '../../kernel/index.ts';
import { sessionById, type GameSessionRow } from '../rounds/roundAccess.ts';
import type { GameFailures } from './failures.service.ts';
import * as store from './gameSessions.store.ts';
import type { SessionViews } from './sessionViews.ts';
import type { Watch } from './watch.ts';

/** Rounds shown with a session. */
const LATEST = 5;

export interface GameSessionsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly watch: Watch;
  readonly views: SessionViews;
  readonly failures: GameFailures;
}

/** Sessions of games after their start. Each method throws a ProblemError 404 for a session of another player. */
export interface GameSessions {
  session(player: SignedIn | undefined, id: string): Promise<AnswerOf<Calls['gameSession']>>;
  /** Pauses a session, or resumes it. Throws a ProblemError 409 if that isn't possible now. */
  pause(player: SignedIn, id: string, isPaused: boolean): Promise<GameSession>;
  leave(player: SignedIn | undefined, id: string): Promise<GameSession>;
  /** Counts a frame that didn't become ready; returns whether the game is closed for the rest of the visit. */
  failed(player: SignedIn | undefined, id: string, code: string): Promise<boolean>;
}

export function createGameSessions(deps: GameSessionsDeps): GameSessions {
  const { db, now, watch, views, failures } = deps;

  /** A guest's session has no owner: its id is the proof. */
  async function own(player: SignedIn | undefined, id: string): Promise<GameSessionRow> {
    const session = await sessionById(db, id);
    const isOwn = session && (session.player_id === null || session.player_id === player?.playerId);
    if (!isOwn) throw noSession();
    return session;
  }

  return {
    async session(player, id) {
      const session = await watch.look(await own(player, id));
      const latest = await store.latestRounds(db, id, LATEST);
      return {
        session: await views.shown(session),
        latest: latest.map((round) => ({
          id: String(round.id),
          at: seconds(round.opened_at),
          stake: toWire(round.staked, session.iso),
          won: toWire(round.won, session.iso),
        })),
      };
    },
    async pause(player, id, isPaused) {
      const session = await watch.look(await own(player, id));
      if (session.state !== 'open' && session.state !== 'paused') throw ended();
      if ((session.state === 'paused') === isPaused) return views.shown(session);
      const changed = isPaused
        ? await store.pauseUntil(db, id, { reason: 'BREAK', until: null })
        : await resumed(session);
      if (!changed) throw ended();
      watch.announce(changed);
      return views.shown(changed);
    },
    async leave(player, id) {
      const session = await own(player, id);
      return views.shown(await watch.end(session, 'LEFT'));
    },
    async failed(player, id, code) {
      const session = await own(player, id);
      await failures.count(session, code);
      await watch.end(session, 'LAUNCH_FAILED');
      return failures.hasClosed(session.game_id, session.visitor ?? '');
    },
  };

  /** Ends a break of the player's own or one that is over; other pauses end with their reason. */
  async function resumed(session: GameSessionRow): Promise<GameSessionRow | undefined> {
    const at = now();
    if (session.pause_reason !== 'BREAK')
      throw new ProblemError(
        409,
        session.pause_reason ?? 'GAME_PAUSED',
        'The game is paused for another reason than your break: it goes on once that has ended.',
      );
    if (session.paused_until !== null && session.paused_until > at)
      throw new ProblemError(
        409,
        'BREAK_RUNNING',
        'Your break isn’t over yet: play goes on when it has ended.',
        undefined,
        { until: session.paused_until },
      );
    return store.resume(db, session, at);
  }
}

const noSession = () =>
  new ProblemError(404, 'GAME_SESSION_NOT_FOUND', 'You have no such session of a game: open the game again.');

const ended = () =>
  new ProblemError(409, 'SESSION_CLOSED', 'This session of the game has ended: open the game again.');
