import { isZoneName, type Zone } from '@touchline/contract/timeZones';
import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter/emitter.ts';
import { pageHydrated, renderedZone } from '../page/hydration.ts';

let zone: Zone | undefined;
const changes = createEmitter();

/**
 * Follows the device's time zone. The page keeps the zone for which the server has rendered it until it is hydrated,
 * and a change, as after a flight, is noticed when the page is shown or focused again. Call once, in boot.
 * @param fallback zone for browsers that name none
 */
export function followDeviceZone(fallback: Zone): void {
  let isHydrated = false;
  const readZone = () => {
    if (isHydrated) setZone(zoneOfDevice() ?? fallback);
  };
  void pageHydrated.then(() => {
    isHydrated = true;
    readZone();
  });
  document.addEventListener('visibilitychange', readZone);
  addEventListener('focus', readZone);
}

/** Returns the device's time zone; before hydration the zone of the rendered page. */
export function deviceZone(): Zone {
  return zone ?? renderedZone();
}

/** Returns the device's time zone as it is now; undefined if the browser doesn't name one. */
export function zoneOfDevice(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Some browsers return an empty name, or none.
  return isZoneName(timeZone ?? '') ? timeZone : undefined;
}

/** The device's time zone; components render again when it changes. */
export function useDeviceZone(): Zone {
  return useSyncExternalStore(changes.subscribe, deviceZone, renderedZone);
}

function setZone(next: Zone): void {
  if (next === zone) return;
  zone = next;
  changes.emit();
}
