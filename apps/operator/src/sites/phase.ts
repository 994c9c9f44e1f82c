import type { MaintenanceWindow } from '@touchline/contract/operators';

/** Where a window stands: none, to come, going on. One that is over is none. */
export function phaseOf(window: MaintenanceWindow | null): 'none' | 'planned' | 'now' {
  const now = Date.now() / 1000;
  if (window === null || (window.finishAt !== null && window.finishAt <= now)) return 'none';
  return window.startAt <= now ? 'now' : 'planned';
}
