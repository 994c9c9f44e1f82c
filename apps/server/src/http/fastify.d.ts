import type { SignedIn } from '../accounts/sessionTypes.ts';
import type { Settings } from '../settings.ts';
import type { Site } from '../sites/site.ts';
import type { PlayerQueue } from '../wallet/playerQueue.ts';
import type { InlineSources } from './headers.ts';
import type { LimitRate } from './rateLimit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly settings: Settings;
    /** Who made the request, by its bearer or its cookie; undefined for a visitor. */
    signedIn(request: FastifyRequest): Promise<SignedIn | undefined>;
    /** Throws a ProblemError 429 if a route is called too often from one address. */
    readonly limitRate: LimitRate;
    /** Calls of signed-in players, a line for each player. */
    readonly playerQueue: PlayerQueue;
    /** Throws the ProblemError of a site that is closed to who makes the request: 403 or 503. */
    requireOpen(request: FastifyRequest): void;
  }
  interface FastifyReply {
    /** Sets the policy of a page of the app, with the sources of its own inline scripts and styles. */
    allowInline(sources: InlineSources): FastifyReply;
  }
  interface FastifyRequest {
    /** The partner's site that the host name stands for. */
    site: Site;
    player: SignedIn | undefined;
  }
}
