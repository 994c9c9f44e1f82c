/** Description of a device, to recognise it. */
export interface KnownDevice {
  readonly kind: 'phone' | 'computer' | 'device';
  /** Names of its system and browser; undefined if unknown. */
  readonly system: string | undefined;
  readonly browser: string | undefined;
}

/** The first match counts, since many browsers include other browsers' names. */
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

/**
 * Parses a device's user agent.
 * @param agent as sent by browsers
 */
export function deviceOf(agent = ''): KnownDevice {
  const kind = MOBILE.test(agent) ? 'phone' : COMPUTER.test(agent) ? 'computer' : 'device';
  return { kind, system: nameIn(agent, systems), browser: nameIn(agent, browsers) };
}
