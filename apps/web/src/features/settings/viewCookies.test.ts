import { viewCookieNames, viewCookieValue } from '@touchline/contract/viewCookies';
import { expect, test } from 'vitest';
import { plainDefaults, restoreSettings, type StoredSettings } from './settings.schema.ts';
import { readViewCookies, viewCookiesOf } from './viewCookies.ts';

const defaults: StoredSettings = { ...plainDefaults, coefViewId: 0, appTheme: 3, isAppCompactView: 0 };
const allowed = { oddsViews: [0, 1, 2], languages: ['en'] };
const device = {
  width: 1366,
  hasOwnMode: true,
  deviceZone: 'America/New_York',
  now: Date.UTC(2026, 6, 1) / 1000,
};

test.each(['device', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 5.75] as const)(
  'the settings with the zone %s are read back from their cookies',
  (timeZone) => {
    const settings: StoredSettings = { ...defaults, timeZone, appTheme: 1, coefViewId: 2, is12h: true };
    const cookies = viewCookiesOf(settings, device);
    for (const [name, value] of Object.entries(cookies)) {
      expect(viewCookieNames).toContain(name);
      expect(value).toMatch(viewCookieValue);
    }
    const read = readViewCookies(cookies);
    expect(restoreSettings(defaults, read.settings, allowed)).toEqual(settings);
    expect(read).toMatchObject({ width: 1366, deviceZone: 'America/New_York' });
  },
);

test('the offset in `tzo` is the present one of the zone, for programs that know no names', () => {
  expect(viewCookiesOf(defaults, device).tzo).toBe('-4');
  expect(viewCookiesOf({ ...defaults, timeZone: 'Asia/Kolkata' }, device).tzo).toBe('5.5');
});

test('an offset alone, as earlier versions stored it, is a chosen offset', () => {
  expect(readViewCookies({ tzo: '3' }).settings['timeZone']).toBe(3);
  expect(readViewCookies({ tz: 'device', tzo: '3' }).settings['timeZone']).toBe('device');
  expect(readViewCookies({}).settings['timeZone']).toBeUndefined();
});

test('a mode that the player hasn’t chosen is left out', () => {
  expect(viewCookiesOf(defaults, { ...device, hasOwnMode: false }).view).not.toMatch(/m\d/);
});
