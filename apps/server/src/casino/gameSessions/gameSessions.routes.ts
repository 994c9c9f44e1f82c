import { calls } from '@touchline/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { SignedIn } from '../../accounts/index.ts';
import { countedClient, registerCall } from '../../kernel/index.ts';
import { visitedOrigin, countryOf } from '../../site/index.ts';
import type { GameSessions } from './sessions.service.ts';
import type { StartGame } from './start.service.ts';

/** Starts of games per minute from one address. */
const STARTS_PER_MINUTE = 60;

/** Routes by which games are started, watched, paused and left. */
export function gameSessionsRoutes(
  app: FastifyInstance,
  { start, sessions }: { readonly start: StartGame; readonly sessions: GameSessions },
): void {
  registerCall(
    app,
    calls.startGame,
    ({ request, site, player, body }) =>
      start({
        site,
        player,
        body,
        country: countryOf(request),
        visitor: visitorOf(request, player),
        origin: visitedOrigin(request),
      }),
    { perMinute: STARTS_PER_MINUTE },
  );

  registerCall(app, calls.gameSession, ({ player, params }) => sessions.session(player, params.sessionId));

  registerCall(app, calls.pauseGame, async ({ player, params, body }) => ({
    session: await sessions.pause(player, params.sessionId, body.isPaused),
  }));

  registerCall(app, calls.endGame, async ({ player, params }) => ({
    session: await sessions.leave(player, params.sessionId),
  }));

  registerCall(app, calls.gameFrameFailed, async ({ player, params, body }) => ({
    closesGame: await sessions.failed(player, params.sessionId, body.code),
  }));
}

function visitorOf(request: FastifyRequest, player: SignedIn | undefined): string {
  if (player) return `sign-in:${player.sessionId}`;
  return `guest:${createHash('sha256').update(countedClient(request)).digest('base64url')}`;
}
