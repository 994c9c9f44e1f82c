import { coalesced, type Db, type Job, type Trx, pageOf, type Page } from '../kernel/index.ts';
import type { EndPendingGrants } from './pendingGrants/endPendingGrants.ts';
import { hashOf, makeSecret } from './secrets.ts';
import type { Device, EndedSession, EndReason, SignedIn } from './sessionTypes.ts';
import * as store from './sessions.store.ts';

const MINUTE = 60_000;
/** Lifetime of an access token, ms. */
export const TOKEN_LIFE = 5 * MINUTE;
/** Minimum time between two writes of a session's activity, ms. */
const TOUCH_EVERY = MINUTE;
const SWEEP_EVERY = 30_000;
/** Maximum number of live sessions shown to a player. */
const MOST_LIVE = 100;
/** Past sessions of a page. */
const PAGE = 30;

export interface SessionsOptions {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly idleMinutes: number;
  readonly savedDays: number;
  readonly endPendingGrants: EndPendingGrants;
}

/** Throws a ProblemError to refuse a player who is excluded, banned, or not allowed to sign in here. */
export type EntryCheck = (trx: Trx, playerId: bigint, at: Date) => Promise<void>;

export interface OpenedSession {
  /** For the cookie only. */
  readonly secret: string;
  readonly sessionId: bigint;
}

/** A session as shown to its player. */
export interface KnownSession extends Device {
  readonly id: bigint;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
  readonly endedAt: Date | null;
  readonly isLive: boolean;
}

export interface Sessions {
  /**
   * Opens a session in the caller's transaction; all sign-in methods end here. Throws a ProblemError 403 if a check
   * refuses the player.
   */
  open(trx: Trx, playerId: bigint, isSaved: boolean): Promise<OpenedSession>;
  /** Adds a check to all sign-in methods. It runs in the transaction that opens the session. */
  guard(check: EntryCheck): void;
  /** Returns the live session of a cookie; undefined if it has ended or doesn't exist. */
  bySecret(secret: string): Promise<SignedIn | undefined>;
  /** Returns the live session of an access token. A call with a token counts as activity. */
  byToken(token: string): Promise<SignedIn | undefined>;
  issueToken(session: SignedIn): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /**
   * Ends one session, or the other or all live ones of the player with all pending grants. Returns the number of ended
   * sessions.
   */
  end(session: SignedIn, which: 'this' | 'others' | 'all', reason: EndReason): Promise<number>;
  /** Returns whether a session, live or ended, is the player's. */
  isOf(playerId: bigint, sessionId: bigint): Promise<boolean>;
  /**
   * Ends one live session of the player by its id, and all pending grants, which it may have made; returns false if
   * there is none.
   */
  endOne(playerId: bigint, sessionId: bigint, reason: EndReason): Promise<boolean>;
  /**
   * Ends all sessions of a player, with all pending grants, in the caller's transaction. The caller must call `announce`
   * afterwards.
   */
  endAllIn(trx: Trx, playerId: bigint, reason: EndReason): Promise<readonly EndedSession[]>;
  /** Like `endAllIn`, but leaves the given session. */
  endOthersIn(trx: Trx, session: SignedIn, reason: EndReason): Promise<readonly EndedSession[]>;
  /** Releases the resources of ended sessions, such as sockets. Returns the number of sessions. */
  announce(ended: readonly EndedSession[]): number;
  /** Stores the device of the session with a secret. */
  describe(secret: string, device: Device): Promise<void>;
  /**
   * Returns a page of the player's sessions, newest first: the first page begins with all live ones.
   * @param before `next` of the previous page
   */
  history(playerId: bigint, before: bigint | undefined): Promise<Page<KnownSession>>;
  /** Ends sessions that were idle too long. */
  endIdle(): Promise<number>;
  /** Called for each session that this process ended. Returns a function that unsubscribes. */
  onEnded(handler: (ended: EndedSession) => void): () => void;
  readonly jobs: readonly Job[];
}

function knownOf(row: store.KnownRow): KnownSession {
  return {
    id: row.id,
    userAgent: row.user_agent,
    address: row.address ?? '',
    startedAt: row.started_at,
    lastActiveAt: row.last_active_at,
    endedAt: row.isLive ? null : (row.ended_at ?? row.idle_ends_at),
    isLive: row.isLive,
  };
}

/** Manages sessions. They are stored in the database, so that any process can end them for all. */
export function createSessions(options: SessionsOptions): Sessions {
  const { db, now, idleMinutes, savedDays, endPendingGrants } = options;
  const handlers = new Set<(ended: EndedSession) => void>();
  const checks: EntryCheck[] = [];

  /** Batched, because every call looks up its session. */
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

  /** Ends sessions and the player's pending grants. The lock of the grants comes first: no session opens meanwhile. */
  async function endIn(trx: Trx, ending: Omit<store.Ending, 'now'>): Promise<readonly EndedSession[]> {
    await endPendingGrants(trx, ending.playerId, now());
    return store.end(trx, { ...ending, now: now() });
  }

  const endAlone = async (ending: Omit<store.Ending, 'now'>): Promise<number> =>
    tell(await db.transaction().execute((trx) => endIn(trx, ending)));

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
      if (which === 'this')
        return tell(await store.end(db, { playerId, only: sessionId, reason, now: now() }));
      return endAlone({ playerId, except: which === 'others' ? sessionId : undefined, reason });
    },
    isOf: (playerId, sessionId) => store.isOf(db, playerId, sessionId),
    endOne: async (playerId, sessionId, reason) =>
      (await endAlone({ playerId, only: sessionId, reason })) > 0,
    endAllIn: (trx, playerId, reason) => endIn(trx, { playerId, reason }),
    endOthersIn: (trx, { playerId, sessionId }, reason) =>
      endIn(trx, { playerId, except: sessionId, reason }),
    announce: tell,
    describe: (secret, device) => store.describe(db, hashOf(secret), device),
    async history(playerId, before) {
      const at = now();
      const open = before === undefined ? await store.liveOf(db, playerId, at, MOST_LIVE) : [];
      const found = await store.pastOf(db, playerId, { now: at, before, most: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { rows: [...open, ...rows].map(knownOf), next };
    },
    endIdle,
    onEnded(handler) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    jobs: [
      {
        every: SWEEP_EVERY,
        work: endIdle,
        failed: 'Idle sessions could not be ended; it is tried again.',
      },
    ],
  };
}
