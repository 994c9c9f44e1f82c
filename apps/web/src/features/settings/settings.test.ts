import { describe, expect, test } from 'vitest';
import { plainDefaults, restoreSettings, settingSchemas, type StoredSettings } from './settings.schema.ts';

const defaults: StoredSettings = {
  ...plainDefaults,
  coefViewId: 0,
  appTheme: 1,
  isAppCompactView: 0,
};
const allowed = { oddsViews: [0, 1, 2], languages: ['en', 'ar'] };

describe('restored settings', () => {
  test('are the site’s where the player has chosen none', () => {
    for (const stored of [undefined, null, 'spoilt', [], {}]) {
      expect(restoreSettings(defaults, stored, allowed)).toEqual(defaults);
    }
  });

  test('are the player’s where they are valid', () => {
    const stored = {
      coefViewId: 2,
      appTheme: 2,
      timeZone: 'Australia/Lord_Howe',
      is12h: true,
      isAppCompactView: 1,
      appFontSize: 2,
      visuallyImpairedMode: true,
      isAccumulatorOfTheDay: false,
      isLiveAccumulatorOfTheDay: false,
      appViewType: 1,
      marketDisplaySettings: 2,
      marketsNameType: 1,
      coefIndicationType: 2,
      isAppLightVersion: 1,
      isBestMatchesOnTop: 1,
      isGroupByCountry: false,
      isShowSportsOnly: 1,
      isTeamLogosInCoupon: 1,
      isShowGameId: 1,
      isDetailedScore: 1,
      isDisplayStatsInNewWindow: 0,
      isMoveVideoOnScroll: 0,
      zoneState: 1,
      isBetGenerator: 0,
      isGoalMoment: 0,
      hasShortcuts: false,
      language: 'ar',
    };
    expect(Object.keys(stored).toSorted()).toEqual(Object.keys(settingSchemas).toSorted());
    expect(restoreSettings(defaults, stored, allowed)).toEqual(stored);
  });

  test('keep an offset that was chosen before zones had names', () => {
    expect(restoreSettings(defaults, { timeZone: 5.75 }, allowed).timeZone).toBe(5.75);
    expect(restoreSettings(defaults, { timeZone: 'Nowhere' }, allowed).timeZone).toBe('device');
  });

  test('drop each invalid value alone', () => {
    const stored = {
      appTheme: 7,
      timeZone: 5.1,
      is12h: null,
      isAppCompactView: true,
      appFontSize: 4,
      visuallyImpairedMode: 1,
      coefViewId: 1,
      language: 'EN',
      appViewType: 2,
      marketDisplaySettings: 3,
      marketsNameType: '1',
      isGroupByCountry: 1,
      isShowGameId: false,
      zoneState: -1,
      hasShortcuts: 0,
      foo: 1,
    };
    expect(restoreSettings(defaults, stored, allowed)).toEqual({ ...defaults, coefViewId: 1 });
  });

  test('store the odds format under its number in the layout', () => {
    const site = { ...allowed, oddsViews: [0, 4] };
    expect(restoreSettings(defaults, { coefViewId: 4, appViewType: 1 }, site).coefViewId).toBe(14);
    expect(restoreSettings(defaults, { coefViewId: 14 }, site).coefViewId).toBe(4);
    expect(restoreSettings(defaults, { coefViewId: 15, appViewType: 1 }, site).coefViewId).toBe(0);
  });

  test('drop values that the site no longer offers', () => {
    const stored = { coefViewId: 6, language: 'ru' };
    expect(restoreSettings(defaults, stored, allowed)).toEqual(defaults);
  });
});
