import * as v from 'valibot';

/** 0 light, 1 dark, 2 contrast. */
export const modes = ['light', 'dark', 'contrast'] as const;

const flag = v.picklist([0, 1]);

/** What the device keeps, by the names it is kept under; each value stands or falls by itself. */
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
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
};

export interface Settings {
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
  /** Address segment; undefined until the player has chosen or opened one. */
  language: string | undefined;
}

const Stored = v.record(v.string(), v.unknown());

/**
 * Settings of a device over the site's defaults; a kept value that isn't valid any more is dropped.
 * @param kept what storage gave, of any shape
 * @param allowed odds formats and languages that the site offers
 */
export function restoreSettings(
  defaults: Settings,
  kept: unknown,
  allowed: { readonly oddsViews: readonly number[]; readonly languages: readonly string[] },
): Settings {
  const stored = v.safeParse(Stored, kept);
  if (!stored.success) return { ...defaults };
  const valid = Object.entries(settingSchemas).flatMap(([name, schema]) => {
    const parsed = v.safeParse(schema, stored.output[name]);
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  const restored: Settings = { ...defaults, ...Object.fromEntries(valid) };
  if (!allowed.oddsViews.includes(restored.coefViewId)) restored.coefViewId = defaults.coefViewId;
  if (restored.language !== undefined && !allowed.languages.includes(restored.language)) {
    restored.language = defaults.language;
  }
  return restored;
}
