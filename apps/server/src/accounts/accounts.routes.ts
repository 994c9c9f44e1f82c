import { calls } from '@touchline/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, registerCall } from '../kernel/index.ts';
import type { Accounts } from './accounts.service.ts';
import { clearSessionCookie, secretIn } from './cookie.ts';
import type { Sessions } from './sessions.ts';
import type { SignedIn } from './sessionTypes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the player of a request by its bearer or its cookie; undefined for a visitor. */
    signedIn(request: FastifyRequest): Promise<SignedIn | undefined>;
  }
  interface FastifyRequest {
    player: SignedIn | undefined;
  }
}

export interface AccountsRoutesOptions {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  /** The server's clock. */
  readonly now: () => Date;
}

/**
 * Returns a function that finds the session of a request: by its access token if there is one, else by its cookie.
 * Sessions of another site are ignored.
 */
export function createSignedIn(
  sessions: Sessions,
): (request: FastifyRequest) => Promise<SignedIn | undefined> {
  return async (request) => {
    const bearer = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
    const secret = secretIn(request);
    if (bearer === undefined && secret === undefined) return undefined;
    const found =
      bearer === undefined ? await sessions.bySecret(secret ?? '') : await sessions.byToken(bearer);
    return found?.siteId === request.site.id ? found : undefined;
  };
}

/** Routes of the session, sign-out, password, and access tokens. */
export function accountsRoutes(
  app: FastifyInstance,
  { accounts, sessions, now }: AccountsRoutesOptions,
): void {
  const { SIGN_IN_ATTEMPTS: perMinute } = app.settings;

  registerCall(app, calls.session, async ({ player }) => ({
    player: player ? await accounts.player(player) : null,
    serverTime: now().getTime(),
  }));

  registerCall(app, calls.accessToken, async ({ player }) => {
    const { token, expiresAt } = await sessions.issueToken(player);
    return { token, expiresAt: expiresAt.getTime() };
  });

  registerCall(app, calls.signOut, async ({ player, body, request, reply }) => {
    // A sign-out that was sent later, when there was a connection again, leaves the sign-in since then.
    if (player && body.sessionId !== undefined && body.sessionId !== String(player.sessionId)) {
      const mayEndOthers = body.everywhere && (await sessions.isOf(player.playerId, BigInt(body.sessionId)));
      return { endedSessions: mayEndOthers ? await sessions.end(player, 'others', 'sign-out') : 0 };
    }
    clearSessionCookie(request, reply);
    if (!player) return { endedSessions: 0 };
    return { endedSessions: await sessions.end(player, body.everywhere ? 'all' : 'this', 'sign-out') };
  });

  registerCall(
    app,
    calls.changePassword,
    async ({ player, body }) => {
      if (body.current === body.next) {
        throw new ProblemError(
          400,
          'SAME_PASSWORD',
          'The new password is the same as the current one: choose another.',
          [{ path: '/next', code: 'same' }],
        );
      }
      return { player: await accounts.changePassword(player, body.current, body.next) };
    },
    { perMinute },
  );
}
