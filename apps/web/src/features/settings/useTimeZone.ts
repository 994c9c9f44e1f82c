import type { Zone } from '@touchline/contract/timeZones';
import { useSnapshot } from 'valtio/react';
import { useDeviceZone } from '../../platform/clock/deviceZone.ts';
import { settings } from './settings.store.ts';

/** Time zone of all times that the player sees: the chosen one, or the device's. */
export function useTimeZone(): Zone {
  const { timeZone } = useSnapshot(settings);
  const device = useDeviceZone();
  return timeZone === 'device' ? device : timeZone;
}
