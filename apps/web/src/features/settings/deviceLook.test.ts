import { expect, test } from 'vitest';
import { lookOf, plainDevice, type DeviceLook } from './deviceLook.ts';
import { plainDefaults, type StoredSettings } from './settings.schema.ts';

const settings = (change: Partial<StoredSettings>): StoredSettings => ({
  ...plainDefaults,
  coefViewId: 0,
  appTheme: 3,
  timeZone: 'device',
  isAppCompactView: 0,
  ...change,
});
const dark: DeviceLook = { isDark: true, wantsContrast: false };
const contrast: DeviceLook = { isDark: true, wantsContrast: true };

test.each([
  ['a light device', plainDevice, 'light'],
  ['a dark device', dark, 'dark'],
  ['a device that asks for contrast', contrast, 'contrast'],
])('the mode “system” follows %s, chosen or not', (_, device, mode) => {
  for (const hasOwnMode of [true, false])
    expect(lookOf(settings({ appTheme: 3 }), hasOwnMode, device)).toMatchObject({ mode, follow: 'scheme' });
});

test('a site’s own mode isn’t changed by the device’s scheme, but by its contrast', () => {
  expect(lookOf(settings({ appTheme: 0 }), false, dark)).toMatchObject({ mode: 'light', follow: 'contrast' });
  expect(lookOf(settings({ appTheme: 1 }), false, contrast).mode).toBe('contrast');
});

test('the player’s own mode isn’t changed by the device', () => {
  for (const device of [plainDevice, dark, contrast])
    expect(lookOf(settings({ appTheme: 0 }), true, device)).toMatchObject({ mode: 'light', follow: 'none' });
});

test('the mode for visually impaired players wins over everything', () => {
  const look = lookOf(settings({ visuallyImpairedMode: true }), false, dark);
  expect(look).toMatchObject({ mode: 'contrast', follow: 'none', text: 'largest', motion: 'none' });
});

test.each([
  [0, 'comfortable'],
  [1, 'compact'],
  [2, 'device'],
] as const)('the density %i is %s, on every device', (isAppCompactView, density) => {
  for (const device of [plainDevice, dark])
    expect(lookOf(settings({ isAppCompactView }), false, device)).toMatchObject({ density });
});
