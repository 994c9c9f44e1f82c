import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { TabLock } from '../../platform/tabs/tabLock.ts';

/** Last activity in any tab. Times in UTC ms by the server's clock. */
export interface Activity {
  readonly playerId: string;
  /** Last input, or last time at which media counted. */
  readonly at: number;
  /** Last input. */
  readonly inputAt: number;
  /** Earliest end that was promised to a player who has been warned. */
  readonly noEndBefore: number;
}

export interface IdleDeps {
  readonly playerId: string;
  /** UTC ms; signing in counts as activity. */
  readonly signedInAt: number;
  /** Allowed time without activity, ms. */
  readonly limit: number;
  /** Time after the last input during which media and games count as activity, ms. */
  readonly mediaLimit: number;
  readonly cell: SharedCell<Activity>;
  readonly deadline: Deadlines;
  readonly tabLock: TabLock;
  /** UTC ms by the server's clock. */
  now(): number;
  after(ms: number, action: () => void): () => void;
  isVisible(): boolean;
  /** Returns whether the page plays media that the player started, sees and hears. */
  isMediaPlaying(): boolean;
  /**
   * Subscribes to signs of the player that aren't input: watched media that stops, rounds of a game. They count as playing
   * media does.
   * @returns unsubscribes
   */
  onPresence(listener: () => void): () => void;
  /**
   * Subscribes to the player's input.
   * @returns unsubscribes
   */
  onActivity(listener: () => void): () => void;
  /**
   * Subscribes to the page being hidden or shown.
   * @returns unsubscribes
   */
  onVisibility(listener: () => void): () => void;
  /**
   * Shows that the player will be signed out, or hides that.
   * @param warning undefined to hide it
   */
  warn(warning: IdleWarning | undefined): void;
  /**
   * Signs out.
   * @throws when it has to be tried again
   */
  leave(): Promise<void>;
}

/** A sign-out for inactivity that is near. */
export interface IdleWarning {
  /** Time of the sign-out, UTC ms by the server's clock. */
  readonly endsAt: number;
  /** Length of the warning, ms. */
  readonly length: number;
  /** Keeps the player signed in, in all tabs. */
  stay(): void;
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
/** Longest time of the warning before the end, ms. */
const WARNING = 60_000;
/** Minimum time to answer a warning, ms. Shorter is too short for people who need longer (WCAG 2.2.1). */
export const LEAST_WARNING = 20_000;

/** Returns the length of the warning for an allowed time without activity, ms. */
function warningLength(limit: number): number {
  return Math.max(LEAST_WARNING, Math.min(WARNING, limit / 2));
}

/**
 * Signs a player out after too long without activity in any tab, and warns before. The warning stays until it is
 * answered here or in another tab: a dialog that disappears under the pointer lets the next press hit the page. A page
 * that was hidden checks the time when it is visible again, before activity there counts.
 * @returns stops it
 */
export function watchIdle(deps: IdleDeps): () => void {
  const { playerId, signedInAt, limit, mediaLimit, cell, deadline, tabLock, now, after } = deps;
  const { isVisible, isMediaPlaying, onPresence, onActivity, onVisibility, warn, leave } = deps;
  const length = warningLength(limit);
  const before = stored();
  let own = Math.max(signedInAt, before?.at ?? now());
  let ownInput = Math.max(signedInAt, before?.inputAt ?? now());
  let sentAt = 0;
  let isEnded = false;
  /** True while the warning is due and this page shows it. */
  let isWarned = false;
  /** True while the warning is shown; it may be no longer due. */
  let isShown = false;
  let callOff = (): void => undefined;
  let cancelTelling: (() => void) | undefined;
  let cancelPause = (): void => undefined;
  let cancelBeat = (): void => undefined;

  function stored(): Activity | undefined {
    const activity = cell.get();
    return activity?.playerId === playerId ? activity : undefined;
  }

  const end = () => Math.max(Math.max(own, stored()?.at ?? 0) + limit, stored()?.noEndBefore ?? 0);

  function send(noEndBefore = 0): void {
    cancelTelling?.();
    cancelTelling = undefined;
    sentAt = now();
    const last = stored();
    cell.set({
      playerId,
      at: Math.max(own, last?.at ?? 0),
      inputAt: Math.max(ownInput, last?.inputAt ?? 0),
      noEndBefore: Math.max(noEndBefore, last?.noEndBefore ?? 0),
    });
  }

  function touch(): void {
    const at = now();
    // Activity after the end doesn't count.
    if (at - ownInput < THROTTLE || at >= end()) return;
    own = at;
    ownInput = at;
    if (at - sentAt >= TELL) send();
    else cancelTelling ??= after(sentAt + TELL - at, send);
    if (isWarned) follow();
  }

  function stay(): void {
    if (isEnded || now() >= end()) return;
    own = now();
    ownInput = own;
    send();
    hide();
    arm();
  }

  function hide(): void {
    isWarned = false;
    if (isShown) warn(undefined);
    isShown = false;
  }

  function show(): void {
    isWarned = true;
    isShown = true;
    if (end() - now() < LEAST_WARNING) send(now() + LEAST_WARNING);
    warn({ endsAt: end(), length, stay });
  }

  /** Follows an end that was moved, here or by another tab. */
  function follow(): void {
    isWarned = false;
    if (isShown) warn({ endsAt: end(), length, stay });
    arm();
  }

  function takeFromTab(): void {
    if (isEnded) return;
    // A player who is active in another tab has answered.
    if (isShown && end() - now() > length) hide();
    if (isShown) warn({ endsAt: end(), length, stay });
    arm();
  }

  function arm(): void {
    callOff();
    if (!isEnded) callOff = deadline(isWarned || !isVisible() ? end() : end() - length, look);
  }

  function look(): void {
    if (isMediaPlaying()) beat();
    if (now() >= end()) void tabLock('idle', leaveIfIdle).catch(() => !isEnded && after(AGAIN, look));
    else {
      if (now() >= end() - length && isVisible() && !isWarned) show();
      arm();
    }
  }

  async function leaveIfIdle(): Promise<void> {
    if (isEnded) return;
    if (now() < end()) arm();
    else await leave();
  }

  /** Counts media as activity, for a limited time after the last input: nobody may be watching. */
  function beat(): void {
    cancelBeat();
    if (isEnded) return;
    if (isMediaPlaying()) countPresence();
    cancelBeat = after(Math.min(MEDIA_BEAT, limit / 3), beat);
  }

  function countPresence(): void {
    const input = Math.max(ownInput, stored()?.inputAt ?? 0);
    if (isEnded || now() - input >= mediaLimit || now() >= end()) return;
    own = Math.max(own, now());
    send();
  }

  function pause(): void {
    if (!isMediaPlaying()) callOff();
    else cancelPause = after(HIDDEN_PAUSE, pause);
  }

  function turn(): void {
    cancelPause();
    // A player who returns to a page that was hidden during the warning gets time to answer it.
    isWarned = false;
    if (isVisible()) arm();
    else cancelPause = after(HIDDEN_PAUSE, pause);
  }

  const stops = [
    onActivity(touch),
    onPresence(countPresence),
    onVisibility(turn),
    cell.subscribe(takeFromTab),
  ];
  if (now() < end()) {
    own = now();
    ownInput = own;
    send();
  }
  beat();
  arm();
  turn();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
    hide();
    callOff();
    cancelTelling?.();
    cancelPause();
    cancelBeat();
  };
}
