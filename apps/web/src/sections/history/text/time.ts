import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { seconds } from '../../../features/odds/clock/ticker.ts';
import { serverNow, wallNow } from '../../../platform/clock/clock.ts';
import { renderedNow } from '../../../platform/page/hydration.ts';

/**
 * Converts a server time to the device's clock, which countdowns use.
 * @param at UTC ms; now if omitted
 */
export function useDeviceDeadline(at: number | undefined): number {
  return useMemo(() => (at ?? serverNow()) - serverNow() + wallNow(), [at]);
}

/**
 * Server time, whole UTC seconds.
 * @param ticks whether it updates every second; otherwise it is that of the last render
 */
export function useServerSeconds(ticks: boolean): number {
  const subscribe = useCallback(
    (changed: () => void) => (ticks ? seconds.subscribe(changed) : () => undefined),
    [ticks],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(serverNow() / 1000),
    () => Math.floor(renderedNow() / 1000),
  );
}
