import type { DeviceSession } from '@touchline/ui';

/** What a device says of itself, as far as it helps to know it again. */
export interface KnownDevice {
  readonly kind: DeviceSession['device'];
  /** Its system and its browser, in their own names; undefined when it doesn't say. */
  readonly system: string | undefined;
  readonly browser: string | undefined;
}

/** The first that fits counts: many browsers call themselves by several names. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const MOBILE = /\bMobile\b|\biPhone\b/;
const COMPUTER = /\b(?:Windows|Macintosh|CrOS|Linux)\b/;

const nameIn = (agent: string, names: typeof browsers) => names.find(([sign]) => sign.test(agent))?.[1];

/** @param agent what the device calls itself, as browsers send it */
export function deviceOf(agent = ''): KnownDevice {
  const kind = MOBILE.test(agent) ? 'phone' : COMPUTER.test(agent) ? 'computer' : 'device';
  return { kind, system: nameIn(agent, systems), browser: nameIn(agent, browsers) };
}
