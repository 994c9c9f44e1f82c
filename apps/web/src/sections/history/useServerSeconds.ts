import { useCallback, useSyncExternalStore } from 'react';
import { seconds } from '../../features/odds/ticker.ts';
import { serverNow } from '../../platform/clock/clock.ts';

/**
 * Server time, whole UTC seconds.
 * @param ticks whether it updates every second; otherwise it is that of the last render
 */
export function useServerSeconds(ticks: boolean): number {
  const subscribe = useCallback(
    (changed: () => void) => (ticks ? seconds.subscribe(changed) : () => undefined),
    [ticks],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(serverNow() / 1000));
}
