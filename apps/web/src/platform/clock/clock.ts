import { createServerClock } from './serverClock.ts';

const local = { monotonic: () => performance.now(), wall: () => Date.now() };

/** Monotonic clock for short intervals, ms; its origin is arbitrary. */
export const monotonicNow = local.monotonic;

/** The device's own clock, UTC ms; for display only. */
export const wallNow = local.wall;

/** The app's only server clock. */
export const serverClock = createServerClock(local);

/** Current server time, UTC ms. */
export const serverNow = serverClock.now;
