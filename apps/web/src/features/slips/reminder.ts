import * as v from 'valibot';
import type { SafeStorage } from '../../platform/storage/storage.ts';

const KEY = 'couponReminder';
const LIVE_WAIT = 30_000;
const LINE_WAIT = 300_000;

const Kept = v.object({
  /** The selection that waits to be placed. */
  id: v.optional(v.string()),
  /** UTC ms. */
  timeToShow: v.optional(v.number()),
  isShown: v.boolean(),
});

/** A selection as far as it matters here. */
export interface WaitingBet {
  readonly id: string;
  readonly isLive: boolean;
  /** It takes no bets, so nobody is reminded of it. */
  readonly isBlocked: boolean;
}

export interface ReminderParts {
  /** Of the session: a reminder is shown once in it. */
  readonly storage: SafeStorage;
  /** UTC ms. */
  now(): number;
  /** Calls back at an instant, UTC ms. @returns what ends it */
  wait(at: number, then: () => void): () => void;
  show(): void;
}

export interface Reminder {
  /** Tells what is in the coupon now. */
  watch(bets: readonly WaitingBet[]): void;
  /** Tells whether the player has the coupon open; then there is nothing to remind of. */
  setOpen(isOpen: boolean): void;
}

/** Reminds once a session of a coupon that was filled and left: in play after 30 s, before the match after 5 min. */
export function createReminder({ storage, now, wait, show }: ReminderParts): Reminder {
  let state = storage.read(KEY, Kept) ?? { isShown: false };
  let held: readonly WaitingBet[] = [];
  let isOpen = false;
  let stop: () => void = () => undefined;

  function keep(next: typeof state): void {
    state = next;
    storage.write(KEY, state);
    stop();
    if (state.timeToShow !== undefined) stop = wait(state.timeToShow, look);
  }

  function look(): void {
    if (state.timeToShow === undefined) return;
    const isHeld = held.some(({ id }) => id === state.id);
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
        // What was waited for is gone; the others have their whole time from now.
        arm(bets.find(({ isBlocked }) => !isBlocked));
      } else if (isFirst) keep(state);
    },
    setOpen(open) {
      isOpen = open;
      if (open) forget();
    },
  };
}
