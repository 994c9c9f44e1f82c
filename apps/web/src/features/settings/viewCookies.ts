import type { ViewCookieName, ViewCookies } from '@touchline/contract/viewCookies';
import { isZoneName, offsetAt, type Zone } from '@touchline/contract/timeZones';
import type { Columns, StoredSettings } from './settings.schema.ts';

/** A setting that a page shows when it arrives. */
type ShownSetting = Exclude<
  keyof StoredSettings,
  'language' | 'isDisplayStatsInNewWindow' | 'isMoveVideoOnScroll' | 'hasShortcuts'
>;

/** Settings with a cookie of their own. */
const ownCookies = {
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
  i: 'coefIndicationType',
  j: 'isBetGenerator',
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

const shown: readonly ShownSetting[] = ['timeZone', ...Object.values(ownCookies), ...Object.values(letters)];

export interface ViewOfCookies {
  /** Stored settings by name, to be judged by `restoreSettings`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly columns: Columns;
  /** Width of the window, px; undefined if it isn't known. */
  readonly width: number | undefined;
  /** Time zone of the device; undefined if it isn't known. */
  readonly deviceZone: string | undefined;
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
  const { tz_device: deviceZone } = cookies;
  const valued = entries.flatMap(([name, text]) => (text === undefined ? [] : [[name, valueOf(name, text)]]));
  const width = Number(coded.get(WIDTH) ?? 0);
  return {
    settings: { ...Object.fromEntries(valued), timeZone: zoneIn(cookies) },
    columns: {
      leftSectionDisplayState: cookies.hide_left === '1' ? 1 : 0,
      rightSectionDisplayState: cookies.hide_right === '1' ? 1 : 0,
    },
    width: width >= 320 ? width : undefined,
    deviceZone: deviceZone !== undefined && isZoneName(deviceZone) ? deviceZone : undefined,
  };
}

/** State of the device that a page depends on besides the settings. */
export interface DeviceView {
  /** Width of the window, px. */
  readonly width: number;
  /** True if the player has chosen the mode; a mode that isn't chosen is left out. */
  readonly hasOwnMode: boolean;
  readonly deviceZone: Zone;
  /** UTC seconds. */
  readonly now: number;
}

/** Value of the cookie `tz` for a chosen offset, which is in `tzo`; otherwise `tzo` is only for other programs. */
const OFFSET = 'offset';

/** Returns the cookies for the settings on a device. */
export function viewCookiesOf(
  settings: StoredSettings,
  { width, hasOwnMode, deviceZone, now }: DeviceView,
): Partial<Record<ViewCookieName, string>> {
  const coded = Object.entries(letters)
    .filter(([, name]) => name !== 'appTheme' || hasOwnMode)
    .map(([letter, name]) => `${letter}${Number(settings[name])}`);
  return {
    tzo: String(offsetAt(settings.timeZone === 'device' ? deviceZone : settings.timeZone, now)),
    tz: typeof settings.timeZone === 'string' ? settings.timeZone : OFFSET,
    ...(typeof deviceZone === 'string' && { tz_device: deviceZone }),
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

/** Reads the chosen time zone; cookies from before zones had names have its offset only. */
function zoneIn({ tz, tzo }: ViewCookies): unknown {
  if (tz !== undefined && tz !== OFFSET) return tz;
  return tzo === undefined ? undefined : Number(tzo);
}

function valueOf(name: string, text: string): unknown {
  // Cast: a name of the lists above.
  return switches.has(name as ShownSetting) ? text === 'true' || text === '1' : Number(text);
}
