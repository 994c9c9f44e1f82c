import { after } from '../clock/after.ts';
import { monotonicNow } from '../clock/clock.ts';
import type { PartTimers } from './part.ts';

/** The page's own timers. */
export const partTimers: PartTimers = { now: monotonicNow, after };
