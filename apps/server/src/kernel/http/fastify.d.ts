import type { Settings } from '../settings/settings.ts';
import type { InlineSources } from './headers.ts';
import type { PlayerQueue } from './playerQueue.ts';
import type { LimitRate } from './rateLimit.ts';
import type { CallCheck } from './registerCall.ts';

// Higher layers declare what they add themselves: `signedIn` and `player` (accounts), `site` and `requireOpen` (sites).
declare module 'fastify' {
  interface FastifyInstance {
    readonly settings: Settings;
    /** Throws a ProblemError 429 if a route is called too often from one address. */
    readonly limitRate: LimitRate;
    /** Calls of signed-in players, a line for each player. */
    readonly playerQueue: PlayerQueue;
    /**
     * Checks before the handler of a call, in their order. Installed by `app.ts` from higher layers; without one, a call
     * requires only its session and its file.
     */
    readonly callChecks: readonly CallCheck[];
  }
  interface FastifyReply {
    /** Sets the policy of a page of the app, with the sources of its own inline scripts and styles. */
    allowInline(sources: InlineSources): FastifyReply;
  }
}
