import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingSchemas, type Settings } from './settings.schema.ts';

const source = join(import.meta.dirname, '..', '..');

/** Each setting, and where it is at work. */
const uses: Readonly<Record<keyof Settings, string>> = {
  coefViewId: 'features/settings/useOddsView.ts',
  appTheme: 'features/settings/settings.store.ts',
  timeZone: 'features/settings/useFormat.ts',
  is12h: 'features/settings/useFormat.ts',
  isAppCompactView: 'widgets/events/list/useListView.ts',
  appFontSize: 'features/settings/settings.store.ts',
  visuallyImpairedMode: 'features/settings/settings.store.ts',
  isAccumulatorOfTheDay: 'sections/slips/ExpressScreen.tsx',
  isLiveAccumulatorOfTheDay: 'sections/slips/ExpressScreen.tsx',
  appViewType: 'widgets/events/list/useListView.ts',
  marketDisplaySettings: 'widgets/events/list/useListView.ts',
  marketsNameType: 'widgets/events/list/useMarketName.ts',
  isAppLightVersion: 'widgets/events/list/useListView.ts',
  isBestMatchesOnTop: 'sections/betting/section/SectionList.tsx',
  isGroupByCountry: 'sections/betting/section/SectionList.tsx',
  isShowSportsOnly: 'sections/betting/SideMenu.tsx',
  isTeamLogosInCoupon: 'sections/coupon/useRowProps.ts',
  isShowGameId: 'widgets/events/list/useListView.ts',
  isDetailedScore: 'widgets/events/list/useListView.ts',
  isDisplayStatsInNewWindow: 'widgets/results/useOpenStatistics.ts',
  isMoveVideoOnScroll: 'widgets/broadcast/MatchPlayer.tsx',
  zoneState: 'widgets/broadcast/MatchPlayer.tsx',
  leftSectionDisplayState: 'app/shell/sideSlot.tsx',
  rightSectionDisplayState: 'app/shell/couponSlots.tsx',
  language: 'features/settings/useSettingRows.ts',
};

test.each(Object.entries(uses))('%s is at work in %s', (name, file) => {
  const code = readFileSync(join(source, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  expect(code).toMatch(new RegExp(`\\b${name}\\b`));
});

test('every kept setting is in the list, and shown among the settings', () => {
  expect(Object.keys(uses).toSorted()).toEqual(Object.keys(settingSchemas).toSorted());
  const rows = ['useSettingRows.ts', 'settingRows.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('');
  expect(Object.keys(uses).filter((name) => !rows.includes(`'${name}'`))).toEqual([]);
});
