import { foldViewId } from '@touchline/betting';
import * as v from 'valibot';

/** 0 light, 1 dark, 2 contrast. */
export const modes = ['light', 'dark', 'contrast'] as const;

/** Columns that a row of a list shows: the result and the main total, the result alone, the handicap and the total. */
export const marketDisplays = ['result-total', 'result', 'handicap-total'] as const;
export type MarketDisplay = (typeof marketDisplays)[number];

const flag = v.picklist([0, 1]);

/** What the device's storage keeps, by the names it is kept under; each value stands or falls by itself. */
export const settingSchemas = {
  coefViewId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)),
  appTheme: v.picklist([0, 1, 2]),
  timeZone: v.pipe(
    v.number(),
    v.minValue(-12),
    v.maxValue(14),
    v.check((hours) => Number.isInteger(hours * 4)),
  ),
  is12h: v.boolean(),
  isAppCompactView: flag,
  appFontSize: v.picklist([0, 1, 2, 3]),
  visuallyImpairedMode: v.boolean(),
  isAccumulatorOfTheDay: v.boolean(),
  isLiveAccumulatorOfTheDay: v.boolean(),
  appViewType: flag,
  marketDisplaySettings: v.picklist([0, 1, 2]),
  marketsNameType: flag,
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
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
};

/** The columns beside a wide page: 0 shown, 1 folded. Cookies keep them, as far as the visitor allows it. */
export interface Columns {
  /** The one before the page, with the menu. */
  leftSectionDisplayState: 0 | 1;
  /** The one after it, with the coupon. */
  rightSectionDisplayState: 0 | 1;
}

export interface Settings extends KeptSettings, Columns {}

export interface KeptSettings {
  /** Odds format, by its id. */
  coefViewId: number;
  /** 0 light, 1 dark, 2 contrast. */
  appTheme: 0 | 1 | 2;
  /** Hours from UTC. */
  timeZone: number;
  is12h: boolean;
  isAppCompactView: 0 | 1;
  /** Step of the text, from the browser's own size up. */
  appFontSize: 0 | 1 | 2 | 3;
  /** Largest text, full contrast, no movement; goes before mode and text size. */
  visuallyImpairedMode: boolean;
  /** Whether ready-made expresses before the match are shown. */
  isAccumulatorOfTheDay: boolean;
  /** The same of those in play. */
  isLiveAccumulatorOfTheDay: boolean;
  /** Layout of lists and markets: 0 European, 1 Asian. */
  appViewType: 0 | 1;
  /** Columns of a row of a European list, by their place in `marketDisplays`. */
  marketDisplaySettings: 0 | 1 | 2;
  /** Names of markets: 0 in full, 1 short. */
  marketsNameType: 0 | 1;
  /** No pictures, emblems, banners or movement, and fewer columns. */
  isAppLightVersion: 0 | 1;
  /** The best matches stand over the list. */
  isBestMatchesOnTop: 0 | 1;
  /** Competitions of a country stand together. */
  isGroupByCountry: boolean;
  /** Menus hold sports alone, without competitions. */
  isShowSportsOnly: 0 | 1;
  /** Crests of the teams in rows and in the coupon. */
  isTeamLogosInCoupon: 0 | 1;
  /** The number of a match stands beside it. */
  isShowGameId: 0 | 1;
  /** The score by sets, periods or innings as well. */
  isDetailedScore: 0 | 1;
  /** Statistics open in a window of their own. */
  isDisplayStatsInNewWindow: 0 | 1;
  /** A broadcast stays in sight when its page is scrolled. */
  isMoveVideoOnScroll: 0 | 1;
  /** The pictured course of play: 0 shown, 1 off. */
  zoneState: 0 | 1;
  /** Address segment; undefined until the player has chosen or opened one. */
  language: string | undefined;
}

/** What holds of a setting that neither the site nor the device decides. */
export const plainDefaults = {
  is12h: false,
  appFontSize: 0,
  visuallyImpairedMode: false,
  isAccumulatorOfTheDay: true,
  isLiveAccumulatorOfTheDay: true,
  appViewType: 0,
  marketDisplaySettings: 0,
  marketsNameType: 0,
  isAppLightVersion: 0,
  isBestMatchesOnTop: 0,
  isGroupByCountry: true,
  isShowSportsOnly: 0,
  isTeamLogosInCoupon: 0,
  isShowGameId: 0,
  isDetailedScore: 0,
  isDisplayStatsInNewWindow: 1,
  isMoveVideoOnScroll: 1,
  zoneState: 0,
  language: undefined,
} as const satisfies Partial<KeptSettings>;

const Stored = v.record(v.string(), v.unknown());

/**
 * Settings of a device over the site's defaults; a kept value that isn't valid any more is dropped.
 * @param kept what storage gave, of any shape
 * @param allowed odds formats and languages that the site offers
 */
export function restoreSettings(
  defaults: KeptSettings,
  kept: unknown,
  allowed: { readonly oddsViews: readonly number[]; readonly languages: readonly string[] },
): KeptSettings {
  const stored = v.safeParse(Stored, kept);
  if (!stored.success) return { ...defaults };
  const valid = Object.entries(settingSchemas).flatMap(([name, schema]) => {
    const parsed = v.safeParse(schema, stored.output[name]);
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  const restored: KeptSettings = { ...defaults, ...Object.fromEntries(valid) };
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
