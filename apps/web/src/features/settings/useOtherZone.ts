import { useSnapshot } from 'valtio/react';
import { serverNow } from '../../platform/clock/clock.ts';
import { useDeviceZone } from '../../platform/clock/deviceZone.ts';
import { formatZone } from '../../platform/format/zone.ts';
import { useHydrated } from '../../platform/page/hydration.ts';
import { settings } from './settings.store.ts';

/** Label of the chosen time zone, `Berlin, UTC+1`; undefined while times are those of the device. */
export function useOtherZone(): string | undefined {
  const { timeZone } = useSnapshot(settings);
  const device = useDeviceZone();
  const isHydrated = useHydrated();
  if (!isHydrated || timeZone === 'device') return undefined;
  const now = Math.floor(serverNow() / 1000);
  const label = formatZone(timeZone, now);
  return label === formatZone(device, now) ? undefined : label;
}
