import type { Logger } from 'pino';
import type { Db } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import { type PlayPauseOf, playerData } from '../../protection/index.ts';
import type { Makers } from '../makers/makersFile.ts';
import { endSession, runningSessions, type GameSessionRow } from '../rounds/roundAccess.ts';
import type { CloseReason } from '../rounds/sessionTypes.ts';
import { siteById, type Sites } from '../../site/index.ts';
import * as store from './gameSessions.store.ts';
import { gameById } from './launchedGame.store.ts';
import { gameRulesOf } from './rules/gameRules.ts';
import { verdictOn, type JudgedSession, type Verdict } from './rules/verdict.ts';

export interface WatchDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly makers: Makers;
  readonly feed: Pick<Feed, 'notify'>;
  readonly playPauseOf: PlayPauseOf;
}

/** Moves running sessions of games through their states: every change of a session but its start comes from here. */
export interface Watch {
  /** Applies what is due to a session, and returns it as it is then. */
  look(session: GameSessionRow): Promise<GameSessionRow>;
  /** Applies what is due to all sessions of a player. */
  lookAtPlayer(playerId: bigint): Promise<void>;
  /** Ends a session if it hasn't ended, and notifies its player and its maker. */
  end(session: GameSessionRow, reason: CloseReason): Promise<GameSessionRow>;
  /** Notifies the player’s tabs and devices, and the makers, of sessions that have ended. */
  announceEnd(ended: readonly GameSessionRow[]): void;
  /** Notifies the player’s tabs and devices of a changed session. */
  announce(session: Pick<GameSessionRow, 'player_id'>): void;
}

/** Time after the end of a session from which its open round counts as unfinished, ms. */
const UNFINISHED_AFTER = 15 * 60_000;

/** Reasons of the end of a sign-in that a session of a game ends with. */
const SIGN_OUTS: ReadonlyMap<string | null, CloseReason> = new Map([
  ['exclusion', 'SELF_EXCLUDED'],
  ['session-limit', 'SESSION_LIMIT'],
  ['ban', 'BETTING_CLOSED'],
]);

export function createWatch(deps: WatchDeps): Watch {
  const { db, log, now, sites, makers, feed, playPauseOf } = deps;

  const announce = ({ player_id: playerId }: Pick<GameSessionRow, 'player_id'>): void => {
    if (playerId !== null) feed.notify(String(playerId), { about: 'games' });
  };

  function announceEnd(ended: readonly GameSessionRow[]): void {
    for (const session of ended) {
      announce(session);
      // The maker's own session ends by itself some time later: its bets are refused from now on in any case.
      makers
        .of(session.maker_id)
        ?.endSession(session.id, session.close_reason ?? 'LEFT')
        .catch((error: unknown) =>
          log.warn({ err: error, session: session.id }, 'A maker was not told of the end of a session.'),
        );
    }
  }

  async function facts(session: GameSessionRow, at: Date): Promise<JudgedSession> {
    const { player_id: playerId, sign_in_id: signInId } = session;
    const isReal = session.mode === 'real' && playerId !== null && signInId !== null;
    const game = await gameById(db, session.game_id);
    const isLive = !isReal || (await store.isSignedIn(db, signInId, at));
    const country = playerId === null ? null : (await playerData(db, playerId)).country;
    const site = siteById(sites, session.site_id);
    return {
      session,
      signedOut: isLive
        ? undefined
        : (SIGN_OUTS.get(await store.signOutReason(db, signInId)) ?? 'SIGNED_OUT'),
      pause: isReal ? await playPauseOf(db, { playerId, signInId }, at) : undefined,
      isGameActive: game?.state === 'active',
      hasOpenRound: await store.hasOpenRound(db, session.id),
      isMakerDown: makers.of(session.maker_id)?.isDown() ?? true,
      rules: site ? gameRulesOf(site, country ?? session.country ?? undefined) : { summary: undefined },
    };
  }

  async function end(session: GameSessionRow, reason: CloseReason): Promise<GameSessionRow> {
    const ended = await endSession(db, session.id, reason, now());
    if (ended) announceEnd([ended]);
    return ended ?? session;
  }

  async function apply(session: GameSessionRow, verdict: Verdict, at: Date): Promise<GameSessionRow> {
    if (verdict.kind === 'end') return end(session, verdict.reason);
    if (verdict.kind === 'stay') {
      await store.checkNext(db, session.id, verdict.next);
      return session;
    }
    const changed =
      verdict.kind === 'pause'
        ? await store.pauseUntil(db, session.id, verdict)
        : await store.resume(db, session, at);
    if (changed) announce(changed);
    return changed ?? session;
  }

  async function look(session: GameSessionRow): Promise<GameSessionRow> {
    const at = now();
    if (session.state === 'closing') {
      const endsAt = new Date((session.ended_at ?? at).getTime() + UNFINISHED_AFTER);
      const isDone = endsAt <= at || !(await store.hasOpenRound(db, session.id));
      if (!isDone) {
        await store.checkNext(db, session.id, endsAt);
        return session;
      }
      await store.finishClosing(db, session.id);
      return { ...session, state: 'closed' };
    }
    if (session.state === 'closed') return session;
    return apply(session, verdictOn(await facts(session, at), at), at);
  }

  return {
    look,
    end,
    announce,
    announceEnd,
    async lookAtPlayer(playerId) {
      for (const session of await runningSessions(db, playerId)) await look(session);
    },
  };
}
