import { createServerClock } from './serverClock.ts';

const local = { monotonic: () => performance.now(), wall: () => Date.now() };

/** Measures short waits; ms of no particular beginning. */
export const monotonicNow = local.monotonic;

/** The device's own clock, UTC ms; for display only. */
export const wallNow = local.wall;

/** The app's one server clock. */
export const serverClock = createServerClock(local);

/** The server's instant now, UTC ms. */
export const serverNow = serverClock.now;
