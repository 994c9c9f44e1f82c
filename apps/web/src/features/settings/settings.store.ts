import { foldViewId } from '@touchline/betting';
import type { SiteConfig } from '@touchline/contract';
import { impairedVision, type TextSize } from '@touchline/ui';
import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { soon } from '../../platform/parts/lateView.ts';
import {
  modes,
  plainDefaults,
  restoreSettings,
  type Columns,
  type KeptSettings,
  type Settings,
} from './settings.schema.ts';

const KEY = 'settings';

/** The kit's steps of the text, by the number under which one is kept. */
const textSteps = ['normal', 'large', 'larger', 'largest'] as const satisfies readonly TextSize[];

/** How this player wants the site, on this device. Written only by `changeSettings` and `foldColumns`. */
export const settings = proxy<Settings>({
  ...plainDefaults,
  coefViewId: 0,
  appTheme: 0,
  timeZone: 3,
  isAppCompactView: 0,
  leftSectionDisplayState: 0,
  rightSectionDisplayState: 0,
});

let restore: () => void = () => undefined;

/** Restores the device's settings over the site's defaults and keeps the tabs in step. Call once, in boot. */
export function startSettings(site: SiteConfig): void {
  const defaults = defaultSettings(site, isDesk());
  restore = () => {
    const kept = deviceStorage.read(KEY, v.unknown());
    Object.assign(settings, restoreSettings(defaults, kept, site));
    showLook();
  };
  settings.leftSectionDisplayState = isFolded('left');
  settings.rightSectionDisplayState = isFolded('right');
  restore();
  onDeviceChange(KEY, () => restore());
}

/** Settings of a player who has chosen nothing yet. @param isDesk whether the page has room for more lines */
export function defaultSettings(site: SiteConfig, isDesk: boolean): KeptSettings {
  return {
    ...plainDefaults,
    coefViewId: site.defaultOddsView,
    appTheme: modeId(site.defaultMode),
    timeZone: site.defaultTimeZone,
    isAppCompactView: site.defaultDensity === 'compact' || isDesk ? 1 : 0,
  };
}

/** Changes settings at once, here and in the other tabs, and keeps them on this device. */
export function changeSettings(change: Partial<KeptSettings>): void {
  const before = deviceStorage.read(KEY, v.record(v.string(), v.unknown()));
  Object.assign(settings, change);
  // The same format has another number in the Asian layout.
  settings.coefViewId = foldViewId(settings.coefViewId, settings.appViewType);
  // Only what the player chose is kept, so that the site's defaults stay free to change.
  deviceStorage.write(KEY, { ...before, ...change });
  showLook();
}

/** Folds columns beside the page or shows them. */
export function foldColumns(change: Partial<Columns>): void {
  Object.assign(settings, change);
  soon(
    () => import('./columnCookies.ts'),
    ({ keepColumns }) => keepColumns(),
  );
}

/** What the cookie of a column says: read with the first script, so that nothing moves once the page is seen. */
function isFolded(side: 'left' | 'right'): 0 | 1 {
  try {
    return document.cookie.includes(`hide_${side}=1`) ? 1 : 0;
  } catch {
    // In a frame without an origin there are none.
    return 0;
  }
}

/** A desk with a mouse has room for more lines, and needs no finger's width. */
function isDesk(): boolean {
  return matchMedia('(min-width: 1024px) and (pointer: fine)').matches;
}

/** The look is attributes of the root element: everything below, portals too, follows them. */
function showLook(): void {
  const { dataset } = document.documentElement;
  const reading = settings.visuallyImpairedMode
    ? impairedVision
    : { mode: modes[settings.appTheme], text: textSteps[settings.appFontSize], motion: 'full' };
  dataset['mode'] = reading.mode;
  dataset['text'] = reading.text;
  dataset['motion'] = settings.isAppLightVersion === 1 ? 'none' : reading.motion;
  dataset['density'] = settings.isAppCompactView === 1 ? 'compact' : 'comfortable';
}

function modeId(mode: SiteConfig['defaultMode']): 0 | 1 | 2 {
  if (mode === 'dark') return 1;
  return mode === 'contrast' ? 2 : 0;
}
