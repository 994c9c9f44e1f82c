import { expect, test } from 'vitest';
import { settingSchemas, type Columns, type Settings } from './settings.schema.ts';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Returns a file's code without comments.
 * @param file path in `src`
 */
function codeOf(file: string): string {
  const source = sources[`../../${file}`] ?? sources[`./${file.replace('features/settings/', '')}`];
  return (source ?? '').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
}

/** Each setting and the file that uses it. */
const uses: Readonly<Record<keyof Settings, string>> = {
  coefViewId: 'features/settings/useOddsView.ts',
  appTheme: 'features/settings/deviceLook.ts',
  timeZone: 'features/settings/useTimeZone.ts',
  is12h: 'features/settings/useFormat.ts',
  isAppCompactView: 'features/settings/deviceLook.ts',
  appFontSize: 'features/settings/deviceLook.ts',
  visuallyImpairedMode: 'features/settings/deviceLook.ts',
  isAccumulatorOfTheDay: 'sections/express/ExpressScreen.tsx',
  isLiveAccumulatorOfTheDay: 'sections/express/ExpressScreen.tsx',
  appViewType: 'widgets/events/list/useListView.ts',
  marketDisplaySettings: 'widgets/events/list/useListView.ts',
  marketsNameType: 'widgets/events/list/useMarketName.ts',
  coefIndicationType: 'features/settings/deviceLook.ts',
  isAppLightVersion: 'widgets/events/list/useListView.ts',
  isBestMatchesOnTop: 'sections/betting/section/SectionList.tsx',
  isGroupByCountry: 'sections/betting/section/SectionList.tsx',
  isShowSportsOnly: 'sections/betting/SideMenu.tsx',
  isTeamLogosInCoupon: 'features/settings/useHasCrests.ts',
  isShowGameId: 'widgets/events/list/useListView.ts',
  isDetailedScore: 'widgets/events/list/useListView.ts',
  isDisplayStatsInNewWindow: 'widgets/results/useOpenStatistics.ts',
  isMoveVideoOnScroll: 'widgets/broadcast/MatchPlayer.tsx',
  isGoalMoment: 'widgets/events/goal/MatchGoal.tsx',
  isBetGenerator: 'sections/coupon/EmptyCoupon.tsx',
  zoneState: 'widgets/broadcast/MatchPlayer.tsx',
  hasShortcuts: 'app/shortcuts/Shortcuts.tsx',
  leftSectionDisplayState: 'app/shell/sideSlot.tsx',
  rightSectionDisplayState: 'app/shell/couponSlots.tsx',
  language: 'features/settings/useSettingRows.ts',
};

test.each(Object.entries(uses))('%s is used in %s', (name, file) => {
  expect(codeOf(file)).toMatch(new RegExp(`\\b${name}\\b`));
});

const columns: readonly (keyof Columns)[] = ['leftSectionDisplayState', 'rightSectionDisplayState'];

test('every stored setting is in the list and shown in the settings', () => {
  expect(Object.keys(uses).toSorted()).toEqual([...Object.keys(settingSchemas), ...columns].toSorted());
  const rows = ['useSettingRows.ts', 'settingRows.ts']
    .map((file) => codeOf(`features/settings/${file}`))
    .join('');
  expect(Object.keys(uses).filter((name) => !rows.includes(`'${name}'`))).toEqual([]);
});
