import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { TabLock } from '../../platform/tabs/tabLock.ts';

/** Time of the last activity in any tab. */
export interface Activity {
  readonly playerId: string;
  /** UTC ms by the server's clock. */
  readonly at: number;
}

export interface IdleDeps {
  readonly playerId: string;
  /** UTC ms; signing in counts as activity. */
  readonly signedInAt: number;
  /** Allowed time without activity, ms. */
  readonly limit: number;
  readonly cell: SharedCell<Activity>;
  readonly deadline: Deadlines;
  readonly tabLock: TabLock;
  /** UTC ms by the server's clock. */
  now(): number;
  after(ms: number, action: () => void): () => void;
  isVisible(): boolean;
  isMediaPlaying(): boolean;
  /**
   * Subscribes to the player's activity, and to media that stops.
   * @returns unsubscribes
   */
  onActivity(listener: () => void): () => void;
  /**
   * Subscribes to the page being hidden or shown.
   * @returns unsubscribes
   */
  onVisibility(listener: () => void): () => void;
  /**
   * Signs out.
   * @throws when the request fails
   */
  leave(): Promise<void>;
}

/** Minimum time between two recorded activities, ms. */
const THROTTLE = 100;
/** Minimum time between two notifications to other tabs, ms. */
const TELL = 1_000;
/** Time after which a hidden page stops its timers, ms. */
const HIDDEN_PAUSE = 30_000;
/** Interval at which playing media counts as activity, ms. */
const MEDIA_BEAT = 30_000;
/** Delay before signing out is attempted again, ms. */
const AGAIN = 5_000;

/**
 * Signs a player out after too long without activity in any tab. A page that was hidden checks the time when it is
 * visible again, before activity there counts.
 * @returns stops it
 */
export function watchIdle(deps: IdleDeps): () => void {
  const { playerId, signedInAt, limit, cell, deadline, tabLock, now, after } = deps;
  const { isVisible, isMediaPlaying, onActivity, onVisibility, leave } = deps;
  let own = Math.max(signedInAt, stored() ?? now());
  let sentAt = 0;
  let isEnded = false;
  let callOff = (): void => undefined;
  let cancelTelling: (() => void) | undefined;
  let cancelPause = (): void => undefined;
  let cancelBeat = (): void => undefined;

  function stored(): number | undefined {
    const activity = cell.get();
    return activity?.playerId === playerId ? activity.at : undefined;
  }

  const end = () => Math.max(own, stored() ?? 0) + limit;

  function send(): void {
    cancelTelling = undefined;
    sentAt = now();
    cell.set({ playerId, at: Math.max(own, stored() ?? 0) });
  }

  function touch(): void {
    const at = now();
    // Activity after the end doesn't count.
    if (at - own < THROTTLE || at >= end()) return;
    own = at;
    if (at - sentAt >= TELL) send();
    else cancelTelling ??= after(sentAt + TELL - at, send);
  }

  function arm(): void {
    callOff();
    if (!isEnded) callOff = deadline(end(), look);
  }

  function look(): void {
    if (isMediaPlaying()) beat();
    if (now() < end()) arm();
    else void tabLock('idle', leaveIfIdle).catch(() => !isEnded && after(AGAIN, look));
  }

  async function leaveIfIdle(): Promise<void> {
    if (isEnded) return;
    if (now() < end()) arm();
    else await leave();
  }

  function beat(): void {
    cancelBeat();
    if (isEnded) return;
    if (isMediaPlaying()) own = Math.max(own, now());
    if (isMediaPlaying()) send();
    cancelBeat = after(Math.min(MEDIA_BEAT, limit / 3), beat);
  }

  function pause(): void {
    if (!isMediaPlaying()) callOff();
    else cancelPause = after(HIDDEN_PAUSE, pause);
  }

  function turn(): void {
    cancelPause();
    if (isVisible()) arm();
    else cancelPause = after(HIDDEN_PAUSE, pause);
  }

  const stops = [onActivity(touch), onVisibility(turn)];
  if (now() < end()) {
    own = now();
    send();
  }
  beat();
  arm();
  turn();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
    callOff();
    cancelTelling?.();
    cancelPause();
    cancelBeat();
  };
}
