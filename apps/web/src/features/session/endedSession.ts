import type { Player } from '@touchline/contract';
import * as v from 'valibot';
import { deviceStorage } from '../../platform/storage/storage.ts';

const KEY = 'session.ended';

/** Session that ended on this device last. It contains nothing with which one could sign in. */
const EndedSession = v.object({
  playerId: v.string(),
  sessionId: v.string(),
  /** True if the player has signed out of all devices. */
  everywhere: v.boolean(),
  /** True until the server has ended the session too. */
  isPending: v.boolean(),
});
type EndedSession = v.InferOutput<typeof EndedSession>;

/** Ended sessions that this page knows of, also where the browser blocks storage. */
const known = new Set<string>();

const stored = (): EndedSession | undefined => deviceStorage.read(KEY, EndedSession);

/** Returns the sign-out of which the server doesn't know yet. */
export function pendingSignOut(): EndedSession | undefined {
  const ended = stored();
  return ended?.isPending ? ended : undefined;
}

/** Stores a session as ended on this device, before the server has ended it. */
export function storeSignOut({ id, sessionId }: Player, everywhere: boolean): void {
  known.add(sessionId);
  deviceStorage.write(KEY, { playerId: id, sessionId, everywhere, isPending: true } satisfies EndedSession);
}

/** Stores a session that the player has ended by a call. A page that the browser shows again must not show the player's data. */
export function noteEnded({ id, sessionId }: Player): void {
  known.add(sessionId);
  if (stored()?.sessionId === sessionId) return;
  deviceStorage.write(KEY, {
    playerId: id,
    sessionId,
    everywhere: false,
    isPending: false,
  } satisfies EndedSession);
}

/** Notes a session that another tab has ended; that tab stores it. */
export function noteEndedByTab(sessionId: string): void {
  known.add(sessionId);
}

/** Stores that the server has ended the session of a sign-out. */
export function settleSignOut(sessionId: string): void {
  const ended = pendingSignOut();
  if (ended?.sessionId === sessionId) deviceStorage.write(KEY, { ...ended, isPending: false });
}

/** Forgets the ended sessions that this page knows of, for tests that use a session again. */
export function forgetEndedSessions(): void {
  known.clear();
}

/** Returns whether a session has ended on this device, whatever the server says of it. */
export function isEndedHere(sessionId: string): boolean {
  return known.has(sessionId) || stored()?.sessionId === sessionId;
}
