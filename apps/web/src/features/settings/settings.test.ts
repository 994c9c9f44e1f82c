import { describe, expect, test } from 'vitest';
import { restoreSettings, type Settings } from './settings.schema.ts';

const defaults: Settings = {
  coefViewId: 0,
  appTheme: 1,
  timeZone: 3,
  is12h: false,
  isAppCompactView: 0,
  appFontSize: 0,
  visuallyImpairedMode: false,
  isAccumulatorOfTheDay: true,
  isLiveAccumulatorOfTheDay: true,
  language: undefined,
};
const allowed = { oddsViews: [0, 1, 2], languages: ['en', 'ar'] };

describe('restored settings', () => {
  test('are the site’s where the player chose nothing', () => {
    for (const kept of [undefined, null, 'spoilt', [], {}]) {
      expect(restoreSettings(defaults, kept, allowed)).toEqual(defaults);
    }
  });

  test('are the player’s where they are valid', () => {
    const kept = {
      coefViewId: 2,
      appTheme: 2,
      timeZone: 5.75,
      is12h: true,
      isAppCompactView: 1,
      appFontSize: 2,
      visuallyImpairedMode: true,
      isAccumulatorOfTheDay: false,
      isLiveAccumulatorOfTheDay: false,
      language: 'ar',
    };
    expect(restoreSettings(defaults, kept, allowed)).toEqual(kept);
  });

  test('drop each invalid value alone', () => {
    const kept = {
      appTheme: 7,
      timeZone: 5.1,
      is12h: null,
      isAppCompactView: true,
      appFontSize: 4,
      visuallyImpairedMode: 1,
      coefViewId: 1,
      language: 'EN',
      foo: 1,
    };
    expect(restoreSettings(defaults, kept, allowed)).toEqual({ ...defaults, coefViewId: 1 });
  });

  test('drop what the site no longer offers', () => {
    const kept = { coefViewId: 6, language: 'ru' };
    expect(restoreSettings(defaults, kept, allowed)).toEqual(defaults);
  });
});
