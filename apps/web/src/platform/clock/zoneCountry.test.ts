import { expect, test } from 'vitest';
import { countryOfZone } from './zoneCountry.ts';

test.each([
  ['Europe/Berlin', ['en-GB', 'en'], 'DE'],
  ['Europe/London', ['de-DE'], 'GB'],
  ['America/New_York', ['es'], 'US'],
  ['Asia/Kuwait', [], 'KW'],
  // A zone of several countries is that of the device's language.
  ['Europe/Zurich', ['en-CH'], 'CH'],
  ['UTC', ['en-GB'], undefined],
  ['Nowhere/At_All', ['not a tag', 'en'], undefined],
])('a device in %s with the languages %j is in %s', (zone, languages, country) => {
  expect(countryOfZone(zone, languages)).toBe(country);
});
