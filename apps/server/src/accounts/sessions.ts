import { coalesced } from '../db/coalesced.ts';
import type { Db, Trx } from '../db/database.ts';
import { hashOf, makeSecret } from './secrets.ts';
import type { SignedIn } from './signedIn.ts';
import * as store from './sessions.store.ts';

const MINUTE = 60_000;
/** How long a bearer lives, ms. */
export const TOKEN_LIFE = 5 * MINUTE;
/** Activity is written at most this often, ms. */
const TOUCH_EVERY = MINUTE;
const SWEEP_EVERY = 30_000;

export type EndReason = 'sign-out' | 'idle' | 'password';

export interface EndedSession {
  readonly sessionId: bigint;
  readonly playerId: bigint;
}

export interface SessionsOptions {
  readonly db: Db;
  /** The server's instant. */
  readonly now: () => Date;
  readonly idleMinutes: number;
  readonly savedDays: number;
  /** Told when ending idle sessions failed; they are tried again. */
  readonly failed: (error: unknown) => void;
}

export interface Sessions {
  /** Opens a session in the caller's transaction. The secret goes into the cookie and nowhere else. */
  open(
    trx: Trx,
    playerId: bigint,
    isSaved: boolean,
  ): Promise<{ readonly secret: string; readonly sessionId: bigint }>;
  /** The live session of a cookie; undefined when it ended or never was. */
  bySecret(secret: string): Promise<SignedIn | undefined>;
  /** The live session of a bearer. A call with a bearer is activity. */
  byToken(token: string): Promise<SignedIn | undefined>;
  issueToken(session: SignedIn): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Ends one session, or all live ones of the player, at once. Answers how many ended. */
  end(session: SignedIn, which: 'this' | 'others' | 'all', reason: EndReason): Promise<number>;
  /** Ends what was idle too long; runs by itself between `start` and `stop`. */
  endIdle(): Promise<number>;
  /** Called for each session that this process ended. Returns the unsubscription. */
  onEnded(handler: (ended: EndedSession) => void): () => void;
  start(): void;
  stop(): void;
}

/** Sessions live in the database: any process ends them for all. */
export function createSessions({ db, now, idleMinutes, savedDays, failed }: SessionsOptions): Sessions {
  const handlers = new Set<(ended: EndedSession) => void>();
  let timer: NodeJS.Timeout | undefined;

  /** Every call asks who makes it. */
  const liveByToken = coalesced((hashes: readonly string[]) => store.liveByTokens(db, hashes, now()));

  const after = (ms: number): Date => new Date(now().getTime() + ms);
  const idleEnd = (isSaved: boolean): Date =>
    after(isSaved ? savedDays * 24 * 60 * MINUTE : idleMinutes * MINUTE);

  function tell(ended: readonly EndedSession[]): number {
    for (const session of ended) for (const handler of handlers) handler(session);
    return ended.length;
  }

  async function touch(session: store.LiveSession): Promise<void> {
    if (now().getTime() - session.lastActiveAt.getTime() < TOUCH_EVERY) return;
    await store.touch(db, session.sessionId, now(), idleEnd(session.isSaved));
  }

  const endIdle = async (): Promise<number> => tell(await store.endIdle(db, now()));

  return {
    async open(trx, playerId, isSaved) {
      const secret = makeSecret();
      const sessionId = await store.insert(trx, {
        playerId,
        isSaved,
        secretHash: hashOf(secret),
        at: now(),
        idleEndsAt: idleEnd(isSaved),
      });
      return { secret, sessionId };
    },
    bySecret: (secret) => store.liveBySecret(db, hashOf(secret), now()),
    async byToken(token) {
      const session = await liveByToken(hashOf(token));
      if (session) await touch(session);
      return session;
    },
    async issueToken({ sessionId }) {
      const token = makeSecret();
      const expiresAt = after(TOKEN_LIFE);
      await store.insertToken(db, { tokenHash: hashOf(token), sessionId, expiresAt, now: now() });
      return { token, expiresAt };
    },
    end: async (session, which, reason) => tell(await store.end(db, session, which, reason, now())),
    endIdle,
    onEnded(handler) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    start() {
      timer ??= setInterval(() => void endIdle().catch(failed), SWEEP_EVERY);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
