import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { Turns } from '../../platform/tabs/turns.ts';

/** When somebody last did something, in whichever tab. */
export interface Activity {
  readonly playerId: string;
  /** UTC ms by the server's clock. */
  readonly at: number;
}

export interface IdleParts {
  readonly playerId: string;
  /** UTC ms: signing in is doing something. */
  readonly signedInAt: number;
  /** How long nothing may be done, ms. */
  readonly limit: number;
  readonly cell: SharedCell<Activity>;
  readonly deadline: Deadlines;
  readonly turns: Turns;
  /** UTC ms by the server's clock. */
  now(): number;
  after(ms: number, action: () => void): () => void;
  isVisible(): boolean;
  isMediaPlaying(): boolean;
  /** Hears what the player does, and that media stops. @returns stops hearing */
  onActivity(listener: () => void): () => void;
  /** Hears that the page is hidden or seen. @returns stops hearing */
  onVisibility(listener: () => void): () => void;
  /** Signs out. @throws when the server could not be told */
  leave(): Promise<void>;
}

/** What is done is noticed so often at most, ms. */
const THROTTLE = 100;
/** Other tabs are told of it so often at most, ms. */
const TELL = 1_000;
/** A page hidden for so long waits for nothing any more; ms. */
const HIDDEN_PAUSE = 30_000;
/** Media that plays counts as doing something so often at least, ms. */
const MEDIA_BEAT = 30_000;
/** After this another try to sign out, ms. */
const AGAIN = 5_000;

/**
 * Signs a player out who did nothing for too long in any tab. A page that was hidden meanwhile judges when it is seen
 * again, before anything that is done there counts. @returns ends it
 */
export function watchIdle(parts: IdleParts): () => void {
  const { playerId, signedInAt, limit, cell, deadline, turns, now, after } = parts;
  const { isVisible, isMediaPlaying, onActivity, onVisibility, leave } = parts;
  let own = Math.max(signedInAt, kept() ?? now());
  let told = 0;
  let isEnded = false;
  let callOff = (): void => undefined;
  let cancelTelling: (() => void) | undefined;
  let cancelPause = (): void => undefined;
  let cancelBeat = (): void => undefined;

  function kept(): number | undefined {
    const activity = cell.get();
    return activity?.playerId === playerId ? activity.at : undefined;
  }

  const end = () => Math.max(own, kept() ?? 0) + limit;

  function tell(): void {
    cancelTelling = undefined;
    told = now();
    cell.set({ playerId, at: Math.max(own, kept() ?? 0) });
  }

  function touch(): void {
    const at = now();
    // What comes after the end comes too late.
    if (at - own < THROTTLE || at >= end()) return;
    own = at;
    if (at - told >= TELL) tell();
    else cancelTelling ??= after(told + TELL - at, tell);
  }

  function arm(): void {
    callOff();
    if (!isEnded) callOff = deadline(end(), look);
  }

  function look(): void {
    if (isMediaPlaying()) beat();
    if (now() < end()) arm();
    else void turns('idle', leaveIfIdle).catch(() => !isEnded && after(AGAIN, look));
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
    if (isMediaPlaying()) tell();
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
    tell();
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
