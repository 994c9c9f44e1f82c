import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../platform/clock/clock.ts';
import { renderedNow } from '../../../platform/page/hydration.ts';
import { seconds } from './ticker.ts';

const MINUTE = 60_000;

const minuteAt = (time: number): number => Math.floor(time / MINUTE) * MINUTE;

/** Server time at the last full minute, UTC ms; renders again every minute. */
export function useMinute(): number {
  return useSyncExternalStore(
    seconds.subscribe,
    () => minuteAt(serverNow()),
    () => minuteAt(renderedNow()),
  );
}
