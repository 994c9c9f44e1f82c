import { useMemo } from 'react';
import { serverNow, wallNow } from '../../platform/clock/clock.ts';

/**
 * Converts a server time to the device's clock, which countdowns use.
 * @param at UTC ms; now if omitted
 */
export function useDeviceDeadline(at: number | undefined): number {
  return useMemo(() => (at ?? serverNow()) - serverNow() + wallNow(), [at]);
}
