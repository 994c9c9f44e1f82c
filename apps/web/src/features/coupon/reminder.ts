import * as v from 'valibot';
import type { SafeStorage } from '../../platform/storage/storage.ts';

const KEY = 'couponReminder';
const LIVE_WAIT = 30_000;
const LINE_WAIT = 300_000;

const Stored = v.object({
  /** Selection whose time is running. */
  id: v.optional(v.string()),
  /** UTC ms. */
  timeToShow: v.optional(v.number()),
  isShown: v.boolean(),
});

/** Fields of a selection used here. */
export interface WaitingBet {
  readonly id: string;
  readonly isLive: boolean;
  /** True if the selection accepts no bets; such a selection triggers no reminder. */
  readonly isBlocked: boolean;
}

export interface ReminderDeps {
  /** Session storage, since a reminder is shown once per session. */
  readonly storage: SafeStorage;
  /** UTC ms. */
  now(): number;
  /**
   * Calls back at a time, UTC ms.
   * @returns cancels it
   */
  wait(at: number, then: () => void): () => void;
  /** Returns whether the player's page may be interrupted now; otherwise the reminder waits for another page. */
  canShow(): boolean;
  show(): void;
}

export interface Reminder {
  /** Sets the current selections of the coupon. */
  watch(bets: readonly WaitingBet[]): void;
  /** Sets whether the coupon is open, when no reminder is needed. */
  setOpen(isOpen: boolean): void;
  /** Shows a reminder that has waited for a page that may be interrupted. Call when another page is shown. */
  retry(): void;
}

/**
 * Reminds once a session of a coupon that was filled and left: after 30 s for live, after 5 min for pre-match
 * selections, or on the next page that may be interrupted.
 */
export function createReminder({ storage, now, wait, canShow, show }: ReminderDeps): Reminder {
  let state = storage.read(KEY, Stored) ?? { isShown: false };
  let held: readonly WaitingBet[] = [];
  let isOpen = false;
  let isDue = false;
  let stop: () => void = () => undefined;

  function keep(next: typeof state): void {
    state = next;
    storage.write(KEY, state);
    stop();
    isDue = false;
    if (state.timeToShow !== undefined) stop = wait(state.timeToShow, look);
  }

  function look(): void {
    if (state.timeToShow === undefined) return;
    const isHeld = held.some(({ id }) => id === state.id);
    isDue = isHeld && !canShow();
    if (isDue) return;
    keep({ isShown: isHeld });
    if (isHeld) show();
  }

  function arm(bet: WaitingBet | undefined): void {
    if (bet) keep({ id: bet.id, timeToShow: now() + (bet.isLive ? LIVE_WAIT : LINE_WAIT), isShown: false });
    else forget();
  }

  function forget(): void {
    if (state.id !== undefined) keep({ isShown: state.isShown });
  }

  return {
    watch(bets) {
      const known = new Set(held.map(({ id }) => id));
      const isFirst = held.length === 0 && state.id !== undefined;
      held = bets;
      if (state.isShown || isOpen) return;
      if (bets.length === 0) return forget();
      if (state.id === undefined) {
        const added = bets.find(({ id, isBlocked }) => !known.has(id) && !isBlocked);
        if (added) arm(added);
      } else if (!bets.some(({ id }) => id === state.id)) {
        // The selection being timed was removed; the others get the full time from now.
        arm(bets.find(({ isBlocked }) => !isBlocked));
      } else if (isFirst) keep(state);
    },
    setOpen(open) {
      isOpen = open;
      if (open) forget();
    },
    retry() {
      if (isDue) look();
    },
  };
}
