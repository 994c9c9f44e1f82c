import { useMemo } from 'react';
import { serverNow, wallNow } from '../../platform/clock/clock.ts';

/** An instant of the server's clock on the device's own, which countdowns run on. @param at UTC ms; now without it */
export function useDeviceDeadline(at: number | undefined): number {
  return useMemo(() => (at ?? serverNow()) - serverNow() + wallNow(), [at]);
}
