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
/** As many sessions as a player looks through. */
const MOST_LISTED = 30;

export type EndReason = 'sign-out' | 'idle' | 'password' | 'exclusion' | 'session-limit' | 'ban';

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

/** What a session was opened on, as its request says. */
export interface Device {
  readonly userAgent: string | null;
  /** The network address that it came from. */
  readonly address: string;
}

/** Throws a ProblemError to keep a player out: who is excluded, banned, or may not sign in here. */
export type EntryCheck = (trx: Trx, playerId: bigint, at: Date) => Promise<void>;

export interface OpenedSession {
  /** For the cookie, and nowhere else. */
  readonly secret: string;
  readonly sessionId: bigint;
}

/** A session as its player sees it. */
export interface KnownSession extends Device {
  readonly id: bigint;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
  readonly endedAt: Date | null;
  readonly isLive: boolean;
}

export interface Sessions {
  /**
   * Opens a session in the caller's transaction: every way in ends here, after every check.
   * Throws a ProblemError 403 when a check keeps the player out.
   */
  open(trx: Trx, playerId: bigint, isSaved: boolean): Promise<OpenedSession>;
  /** Adds a check that every way in passes, in the transaction that opens the session. */
  guard(check: EntryCheck): void;
  /** The live session of a cookie; undefined when it ended or never was. */
  bySecret(secret: string): Promise<SignedIn | undefined>;
  /** The live session of a bearer. A call with a bearer is activity. */
  byToken(token: string): Promise<SignedIn | undefined>;
  issueToken(session: SignedIn): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Ends one session, or all live ones of the player, at once. Answers how many ended. */
  end(session: SignedIn, which: 'this' | 'others' | 'all', reason: EndReason): Promise<number>;
  /** Ends one live session of the player by its id; false when there is none. */
  endOne(playerId: bigint, sessionId: bigint, reason: EndReason): Promise<boolean>;
  /** Ends all sessions of a player in the caller's transaction, after which the caller announces them. */
  endAllIn(trx: Trx, playerId: bigint, reason: EndReason): Promise<readonly EndedSession[]>;
  /** Lets go of what hangs on sessions that were ended: their sockets. Answers how many there were. */
  announce(ended: readonly EndedSession[]): number;
  /** Writes down the device of the session with a secret. */
  describe(secret: string, device: Device): Promise<void>;
  /** The player's latest sessions, live ones first. */
  latest(playerId: bigint): Promise<readonly KnownSession[]>;
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
  const checks: EntryCheck[] = [];
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
      for (const check of checks) await check(trx, playerId, now());
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
    guard: (check) => void checks.push(check),
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
    async end({ playerId, sessionId }, which, reason) {
      const only = which === 'this' ? sessionId : undefined;
      const except = which === 'others' ? sessionId : undefined;
      return tell(await store.end(db, { playerId, only, except, reason, now: now() }));
    },
    endOne: async (playerId, sessionId, reason) =>
      tell(await store.end(db, { playerId, only: sessionId, reason, now: now() })) > 0,
    endAllIn: (trx, playerId, reason) => store.end(trx, { playerId, reason, now: now() }),
    announce: tell,
    describe: (secret, device) => store.describe(db, hashOf(secret), device),
    async latest(playerId) {
      const rows = await store.latest(db, playerId, now(), MOST_LISTED);
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        address: row.address ?? '',
        startedAt: row.started_at,
        lastActiveAt: row.last_active_at,
        endedAt: row.isLive ? null : (row.ended_at ?? row.idle_ends_at),
        isLive: row.isLive,
      }));
    },
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
