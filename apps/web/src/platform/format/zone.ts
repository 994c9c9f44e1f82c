import { offsetAt, type Zone } from '@touchline/contract/timeZones';

/**
 * `UTC+5:45`.
 * @param hours from UTC
 */
export function formatOffset(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60;
  const sign = hours < 0 ? '−' : '+';
  return `UTC${sign}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Present names of cities by those that browsers still use. */
const renamed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Calcutta: 'Kolkata',
    Faeroe: 'Faroe',
    Godthab: 'Nuuk',
    Katmandu: 'Kathmandu',
    Kiev: 'Kyiv',
    Rangoon: 'Yangon',
    Saigon: 'Ho Chi Minh City',
  }),
);

/** Time zone of a label: `Berlin, UTC+1`; the offset alone for one without a place. */
export function formatZone(zone: Zone, seconds: number): string {
  const offset = formatOffset(offsetAt(zone, seconds));
  const place = placeOf(zone);
  return place === undefined ? offset : `${place}, ${offset}`;
}

/** Place that names a zone: `New York`; undefined for an offset, and for zones of no place. */
export function placeOf(zone: Zone): string | undefined {
  if (typeof zone === 'number' || !zone.includes('/') || zone.startsWith('Etc/')) return undefined;
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return renamed.get(place) ?? place;
}
