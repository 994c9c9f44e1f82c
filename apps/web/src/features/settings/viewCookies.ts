import type { ViewCookieName, ViewCookies } from '@touchline/contract/viewCookies';
import type { Columns, StoredSettings } from './settings.schema.ts';

/** A setting that a page shows when it arrives. */
type ShownSetting = Exclude<
  keyof StoredSettings,
  'language' | 'isDisplayStatsInNewWindow' | 'isMoveVideoOnScroll' | 'hasShortcuts'
>;

/** Settings with a cookie of their own. */
const ownCookies = {
  tzo: 'timeZone',
  is12h: 'is12h',
  app_view_type: 'appViewType',
  isChampsGroupedByCountry: 'isGroupByCountry',
} as const satisfies Partial<Record<ViewCookieName, ShownSetting>>;

/** Settings in the cookie `view`, each as its letter and a number. */
const letters = {
  o: 'coefViewId',
  m: 'appTheme',
  d: 'isAppCompactView',
  f: 'appFontSize',
  v: 'visuallyImpairedMode',
  a: 'isAccumulatorOfTheDay',
  l: 'isLiveAccumulatorOfTheDay',
  c: 'marketDisplaySettings',
  n: 'marketsNameType',
  q: 'isAppLightVersion',
  b: 'isBestMatchesOnTop',
  s: 'isShowSportsOnly',
  t: 'isTeamLogosInCoupon',
  g: 'isShowGameId',
  p: 'isDetailedScore',
  z: 'zoneState',
} as const satisfies Record<string, ShownSetting>;

/** Letter of the window's width in the cookie `view`. */
const WIDTH = 'w';

const switches: ReadonlySet<ShownSetting> = new Set<ShownSetting>([
  'is12h',
  'isGroupByCountry',
  'visuallyImpairedMode',
  'isAccumulatorOfTheDay',
  'isLiveAccumulatorOfTheDay',
]);

const shown: readonly ShownSetting[] = [...Object.values(ownCookies), ...Object.values(letters)];

export interface ViewOfCookies {
  /** Stored settings by name, to be judged by `restoreSettings`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly columns: Columns;
  /** Width of the window, px; undefined if it isn't known. */
  readonly width: number | undefined;
}

/** Reads the settings that a page shows from the browser's cookies. */
export function readViewCookies(cookies: ViewCookies): ViewOfCookies {
  const entries = Object.entries(ownCookies).map(([cookie, name]): readonly [string, string | undefined] => [
    name,
    cookies[cookie as ViewCookieName],
  ]);
  const coded = new Map(
    [...(cookies.view ?? '').matchAll(/([a-z])(\d{1,4})/g)].map(([, letter, value]) => [letter, value]),
  );
  for (const [letter, name] of Object.entries(letters)) entries.push([name, coded.get(letter)]);
  const valued = entries.flatMap(([name, text]) => (text === undefined ? [] : [[name, valueOf(name, text)]]));
  const width = Number(coded.get(WIDTH) ?? 0);
  return {
    settings: Object.fromEntries(valued) as Record<string, unknown>,
    columns: {
      leftSectionDisplayState: cookies.hide_left === '1' ? 1 : 0,
      rightSectionDisplayState: cookies.hide_right === '1' ? 1 : 0,
    },
    width: width >= 320 ? width : undefined,
  };
}

/** Returns the cookies for the settings and a window's width. */
export function viewCookiesOf(
  settings: StoredSettings,
  width: number,
): Record<keyof typeof ownCookies | 'view', string> {
  const coded = Object.entries(letters).map(([letter, name]) => `${letter}${Number(settings[name])}`);
  return {
    tzo: String(settings.timeZone),
    is12h: String(settings.is12h),
    app_view_type: String(settings.appViewType),
    isChampsGroupedByCountry: String(settings.isGroupByCountry),
    view: [...coded, `${WIDTH}${width}`].join('.'),
  };
}

/** Returns whether two sets of settings show a page alike. */
export function showAlike(one: StoredSettings & Columns, other: StoredSettings & Columns): boolean {
  return (
    shown.every((name) => one[name] === other[name]) &&
    one.leftSectionDisplayState === other.leftSectionDisplayState &&
    one.rightSectionDisplayState === other.rightSectionDisplayState
  );
}

function valueOf(name: string, text: string): unknown {
  // Cast: a name of the lists above.
  return switches.has(name as ShownSetting) ? text === 'true' || text === '1' : Number(text);
}
