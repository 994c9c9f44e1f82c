import { impairedVision, priceMoves, type PriceMoves, type TextSize } from '@touchline/ui';
import { densitySettings, modes, type StoredSettings } from './settings.schema.ts';

/** Appearance that the device asks for. */
export interface DeviceLook {
  readonly isDark: boolean;
  readonly wantsContrast: boolean;
}

/** Device without preferences: assumed by the server, whose pages correct the mode themselves before they are shown. */
export const plainDevice: DeviceLook = { isDark: false, wantsContrast: false };

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

/** Reads the device's preferences. */
export function deviceLook(): DeviceLook {
  return { isDark: matchMedia(DARK).matches, wantsContrast: matchMedia(CONTRAST).matches };
}

/** Calls `listener` whenever the device's preferences change. */
export function onDeviceLook(listener: () => void): void {
  for (const query of [DARK, CONTRAST]) matchMedia(query).addEventListener('change', listener);
}

/** The kit's text sizes, by their stored number. */
const textSteps = ['normal', 'large', 'larger', 'largest'] as const satisfies readonly TextSize[];

/**
 * Returns the appearance as data attributes of the root element. `follow` names the device's preferences that decide
 * the mode: `scheme` for light, dark and contrast, `contrast` for that alone, `none` for the player's own choice.
 * @param hasOwnMode whether the player has chosen the mode
 */
export function lookOf(
  {
    visuallyImpairedMode,
    appTheme,
    appFontSize,
    isAppLightVersion,
    isAppCompactView,
    coefIndicationType,
  }: StoredSettings,
  hasOwnMode: boolean,
  device: DeviceLook,
): Record<'mode' | 'follow' | 'text' | 'motion' | 'density' | 'moves', string> {
  const motion = isAppLightVersion === 1 ? 'none' : 'full';
  const density = densitySettings[isAppCompactView];
  const moves: PriceMoves = priceMoves[coefIndicationType];
  if (visuallyImpairedMode) {
    const { mode, text } = impairedVision;
    return {
      mode,
      follow: 'none',
      text,
      motion: motion === 'none' ? motion : impairedVision.motion,
      density,
      moves,
    };
  }
  const chosen = modes[appTheme];
  const fixed = hasOwnMode ? 'none' : 'contrast';
  const follow = chosen === 'system' ? 'scheme' : fixed;
  return {
    mode: modeOf(chosen, follow, device),
    follow,
    text: textSteps[appFontSize],
    motion,
    density,
    moves,
  };
}

function modeOf(
  chosen: (typeof modes)[number],
  follow: string,
  { isDark, wantsContrast }: DeviceLook,
): string {
  if (follow !== 'none' && wantsContrast) return 'contrast';
  if (chosen !== 'system') return chosen;
  return isDark ? 'dark' : 'light';
}
