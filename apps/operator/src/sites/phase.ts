import type { MaintenanceWindow } from '@touchline/contract/operators';
import { serverNow } from '../shared/serverClock.ts';

/** Returns the phase of a maintenance window; one that is over counts as none. */
export function phaseOf(window: MaintenanceWindow | null): 'none' | 'planned' | 'now' {
  const now = serverNow() / 1000;
  if (window === null || (window.finishAt !== null && window.finishAt <= now)) return 'none';
  return window.startAt <= now ? 'now' : 'planned';
}
