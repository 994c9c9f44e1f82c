import { foldViewId } from '@touchline/betting';
import { isZoneName, type Zone } from '@touchline/contract/timeZones';
import * as v from 'valibot';

/** Modes by their stored number; `system` follows the device. */
export const modes = ['light', 'dark', 'contrast', 'system'] as const;

/** Densities by their stored number; `device` is compact on a desktop with a mouse, by the style of the page. */
export const densitySettings = ['comfortable', 'compact', 'device'] as const;

/** Columns of a list row: the result and the main total, the result alone, the handicap and the total. */
export const marketDisplays = ['result-total', 'result', 'handicap-total'] as const;
export type MarketDisplay = (typeof marketDisplays)[number];

const flag = v.picklist([0, 1]);

/** Schemas of stored settings by storage name; each value is validated separately. */
export const settingSchemas = {
  coefViewId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)),
  appTheme: v.picklist([0, 1, 2, 3]),
  timeZone: v.union([
    v.literal('device'),
    v.pipe(v.string(), v.check(isZoneName)),
    // Chosen before zones had names.
    v.pipe(
      v.number(),
      v.minValue(-12),
      v.maxValue(14),
      v.check((hours) => Number.isInteger(hours * 4)),
    ),
  ]),
  is12h: v.boolean(),
  isAppCompactView: v.picklist([0, 1, 2]),
  appFontSize: v.picklist([0, 1, 2, 3]),
  visuallyImpairedMode: v.boolean(),
  isAccumulatorOfTheDay: v.boolean(),
  isLiveAccumulatorOfTheDay: v.boolean(),
  appViewType: flag,
  marketDisplaySettings: v.picklist([0, 1, 2]),
  marketsNameType: flag,
  coefIndicationType: v.picklist([0, 1, 2]),
  isAppLightVersion: flag,
  isBestMatchesOnTop: flag,
  isGroupByCountry: v.boolean(),
  isShowSportsOnly: flag,
  isTeamLogosInCoupon: flag,
  isShowGameId: flag,
  isDetailedScore: flag,
  isDisplayStatsInNewWindow: flag,
  isMoveVideoOnScroll: flag,
  zoneState: flag,
  isBetGenerator: flag,
  isGoalMoment: flag,
  hasShortcuts: v.boolean(),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
};

/** Columns next to a wide page: 0 shown, 1 folded. Stored in cookies, as far as the visitor allows it. */
export interface Columns {
  /** Column before the page, with the menu. */
  leftSectionDisplayState: 0 | 1;
  /** Column after the page, with the coupon. */
  rightSectionDisplayState: 0 | 1;
}

export interface Settings extends StoredSettings, Columns {}

export interface StoredSettings {
  /** Id of the odds format. */
  coefViewId: number;
  /** 0 light, 1 dark, 2 contrast, 3 as the device. */
  appTheme: 0 | 1 | 2 | 3;
  /** `device` follows the device. */
  timeZone: Zone;
  is12h: boolean;
  /** Density, as index in `densitySettings`. */
  isAppCompactView: 0 | 1 | 2;
  /** Text size; 0 is the browser's own, larger numbers are larger. */
  appFontSize: 0 | 1 | 2 | 3;
  /**
   * True if the mode for visually impaired users is on: largest text, full contrast, no motion. Overrides mode and
   * text size.
   */
  visuallyImpairedMode: boolean;
  /** True if ready-made pre-match expresses are shown. */
  isAccumulatorOfTheDay: boolean;
  /** True if ready-made live expresses are shown. */
  isLiveAccumulatorOfTheDay: boolean;
  /** Layout of lists and markets: 0 European, 1 Asian. */
  appViewType: 0 | 1;
  /** Columns of a European list's row, as index in `marketDisplays`. */
  marketDisplaySettings: 0 | 1 | 2;
  /** Names of markets: 0 full, 1 short. */
  marketsNameType: 0 | 1;
  /** Indication of changed prices: 0 arrow and colour, 1 arrow alone, 2 none. */
  coefIndicationType: 0 | 1 | 2;
  /** 1 if the light version is on: no images, emblems, banners or motion, and fewer columns. */
  isAppLightVersion: 0 | 1;
  /** 1 if the best matches are shown above the list. */
  isBestMatchesOnTop: 0 | 1;
  /** True if competitions are grouped by country. */
  isGroupByCountry: boolean;
  /** 1 if menus list only sports, without competitions. */
  isShowSportsOnly: 0 | 1;
  /** 1 if team crests are shown in rows and in the coupon. */
  isTeamLogosInCoupon: 0 | 1;
  /** 1 if a match's number is shown next to it. */
  isShowGameId: 0 | 1;
  /** 1 if the score by sets, periods or innings is shown too. */
  isDetailedScore: 0 | 1;
  /** 1 if statistics open in a new window. */
  isDisplayStatsInNewWindow: 0 | 1;
  /** 1 if a stream stays visible when its page is scrolled. */
  isMoveVideoOnScroll: 0 | 1;
  /** 1 if the coupon and the menu offer the bet generator. */
  isBetGenerator: 0 | 1;
  /** Animated match tracker: 0 shown, 1 off. */
  zoneState: 0 | 1;
  /** 1 while a goal is shown over the scoreboard of its match. */
  isGoalMoment: 0 | 1;
  /** True while single keys are shortcuts; those with Ctrl or Command always are. */
  hasShortcuts: boolean;
  /** Language's address segment; undefined until the player has chosen or opened one. */
  language: string | undefined;
}

/** Defaults of settings that depend on neither the site nor the device. */
export const plainDefaults = {
  timeZone: 'device',
  is12h: false,
  appFontSize: 0,
  visuallyImpairedMode: false,
  isAccumulatorOfTheDay: true,
  isLiveAccumulatorOfTheDay: true,
  appViewType: 0,
  marketDisplaySettings: 0,
  marketsNameType: 0,
  coefIndicationType: 0,
  isAppLightVersion: 0,
  isBestMatchesOnTop: 0,
  isGroupByCountry: true,
  isShowSportsOnly: 0,
  isTeamLogosInCoupon: 1,
  isShowGameId: 0,
  isDetailedScore: 0,
  isDisplayStatsInNewWindow: 1,
  isMoveVideoOnScroll: 1,
  zoneState: 0,
  isBetGenerator: 1,
  isGoalMoment: 1,
  hasShortcuts: true,
  language: undefined,
} as const satisfies Partial<StoredSettings>;

const Stored = v.record(v.string(), v.unknown());

/**
 * Applies stored settings to the site's defaults; stored values that are no longer valid are dropped.
 * @param raw stored value, of any shape
 * @param allowed odds formats and languages that the site offers
 */
export function restoreSettings(
  defaults: StoredSettings,
  raw: unknown,
  allowed: { readonly oddsViews: readonly number[]; readonly languages: readonly string[] },
): StoredSettings {
  const stored = v.safeParse(Stored, raw);
  if (!stored.success) return { ...defaults };
  const valid = Object.entries(settingSchemas).flatMap(([name, schema]) => {
    const parsed = v.safeParse(schema, stored.output[name]);
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  const restored: StoredSettings = { ...defaults, ...Object.fromEntries(valid) };
  const isOffered = allowed.oddsViews.some((id) => foldViewId(id, 0) === foldViewId(restored.coefViewId, 0));
  restored.coefViewId = foldViewId(
    isOffered ? restored.coefViewId : defaults.coefViewId,
    restored.appViewType,
  );
  if (restored.language !== undefined && !allowed.languages.includes(restored.language)) {
    restored.language = defaults.language;
  }
  return restored;
}
