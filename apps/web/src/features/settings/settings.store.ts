import { foldViewId } from '@touchline/betting';
import type { SiteConfig } from '@touchline/contract';
import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { loadInBackground } from '../../platform/lazy/lazy.tsx';
import { deviceLook, lookOf, onDeviceLook } from './deviceLook.ts';
import {
  modes,
  plainDefaults,
  restoreSettings,
  settingSchemas,
  type Columns,
  type StoredSettings,
  type Settings,
} from './settings.schema.ts';

const KEY = 'settings';

/** The player's settings on this device. Written only by `changeSettings` and `foldColumns`. */
export const settings = proxy<Settings>({
  ...plainDefaults,
  coefViewId: 0,
  appTheme: 3,
  isAppCompactView: 2,
  leftSectionDisplayState: 0,
  rightSectionDisplayState: 0,
});

let restore: () => void = () => undefined;
let hasMode = false;

/** Returns whether the mode is the player's own choice; otherwise the device's wish for contrast changes it. */
export const hasOwnMode = (): boolean => hasMode;

/** Applies the stored settings to the site's defaults and keeps the tabs in sync. Call once, in boot. */
export function startSettings(site: SiteConfig): void {
  const defaults = defaultSettings(site);
  restore = () => {
    const stored = deviceStorage.read(KEY, v.unknown());
    Object.assign(settings, restoreSettings(defaults, stored, site));
    hasMode = isModeStored(stored);
    showLook();
  };
  settings.leftSectionDisplayState = isFolded('left');
  settings.rightSectionDisplayState = isFolded('right');
  restore();
  onDeviceChange(KEY, () => restore());
  onDeviceLook(showLook);
}

/** Returns the settings of a player who hasn't chosen any. They are the same on all devices. */
export function defaultSettings(site: SiteConfig): StoredSettings {
  return {
    ...plainDefaults,
    coefViewId: site.defaultOddsView,
    appTheme: modeId(site.defaultMode),
    isAppCompactView: site.defaultDensity === 'compact' ? 1 : 2,
  };
}

/** Changes settings here and in other tabs, and stores them on this device. */
export function changeSettings(change: Partial<StoredSettings>): void {
  const before = deviceStorage.read(KEY, v.record(v.string(), v.unknown()));
  Object.assign(settings, change);
  hasMode ||= change.appTheme !== undefined;
  // An odds format has a different number in the Asian layout.
  settings.coefViewId = foldViewId(settings.coefViewId, settings.appViewType);
  // Stores only the player's choices, so that the site's defaults can still change.
  deviceStorage.write(KEY, { ...before, ...change });
  showLook();
}

/** Folds or shows the columns next to the page. */
export function foldColumns(change: Partial<Columns>): void {
  Object.assign(settings, change);
  loadInBackground(
    () => import('./columnCookies.ts'),
    ({ storeColumns }) => storeColumns(settings),
  );
}

/**
 * Reads a column's state from its cookie; done by the first script, so that the layout doesn't shift after the first
 * paint.
 */
function isFolded(side: 'left' | 'right'): 0 | 1 {
  try {
    return document.cookie.includes(`hide_${side}=1`) ? 1 : 0;
  } catch {
    // A frame without an origin has no cookies.
    return 0;
  }
}

/** Sets the appearance as attributes of the root element, so that everything including portals follows it. */
function showLook(): void {
  Object.assign(document.documentElement.dataset, lookOf(settings, hasMode, deviceLook()));
}

/** Returns whether stored settings contain a mode, which the player has then chosen. */
export function isModeStored(stored: unknown): boolean {
  return v.is(v.object({ appTheme: settingSchemas.appTheme }), stored);
}

function modeId(mode: SiteConfig['defaultMode']): StoredSettings['appTheme'] {
  // Cast: `indexOf` returns an index of the list, whose names include the site's.
  return modes.indexOf(mode) as StoredSettings['appTheme'];
}
