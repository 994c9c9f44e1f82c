import { offsetAt } from '@touchline/contract/timeZones';
import type { ComboboxOption } from '@touchline/ui';
import { formatOffset, placeOf } from '../../platform/format/zone.ts';

/**
 * Returns every time zone that has a place, from west to east. They are also found by their region and by their name
 * in the language, such as “Moscow Time”.
 * @param seconds UTC seconds of the shown offsets
 */
export function zoneOptions(tag: string, seconds: number): ComboboxOption[] {
  return Intl.supportedValuesOf('timeZone')
    .flatMap((zone) => {
      const place = placeOf(zone);
      return place === undefined ? [] : [{ zone, place, offset: offsetAt(zone, seconds) }];
    })
    .toSorted((one, other) => one.offset - other.offset || one.place.localeCompare(other.place))
    .map(({ zone, place, offset }) => ({
      value: zone,
      label: place,
      hint: formatOffset(offset),
      keywords: [zone, spokenName(zone, tag, seconds)],
    }));
}

/** Returns a zone's present name in a language. */
function spokenName(zone: string, tag: string, seconds: number): string {
  const formatter = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' });
  const parts = formatter.formatToParts(seconds * 1000);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
