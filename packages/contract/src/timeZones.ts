/** Time zone: hours from UTC, -12 to 14 and possibly fractional, or an IANA name such as `Europe/Berlin`. */
export type Zone = number | string;

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Zones change their offsets at whole quarters of an hour. */
const STEP = HOUR / 4;
/** Number of cached offsets; beyond it the cache begins anew. */
const MOST_CACHED = 5000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Returns whether a name is a time zone's. */
export function isZoneName(name: string): boolean {
  // Offsets such as `+05:00` are accepted by newer browsers only.
  if (!/^[A-Z][\w+/-]{1,63}$/i.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a zone's offset at a time, hours; UTC for an unknown name.
 * @param seconds UTC seconds
 */
export function offsetAt(zone: Zone, seconds: number): number {
  if (typeof zone === 'number') return zone;
  const step = Math.floor(seconds / STEP);
  const key = `${zone} ${step}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = readOffset(zone, step * STEP);
  if (offsets.size >= MOST_CACHED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Returns the time on a zone's clocks, as seconds that read the same in UTC. */
export function localSeconds(zone: Zone, seconds: number): number {
  return seconds + offsetAt(zone, seconds) * HOUR;
}

/** Returns the number of the day in a zone: equal for two times of the same day. */
export function dayNumberAt(zone: Zone, seconds: number): number {
  return Math.floor(localSeconds(zone, seconds) / DAY);
}

/**
 * Returns the first second of a day in a zone, UTC seconds. It isn't midnight where the clocks go forward then.
 * @param day number of the day, as `dayNumberAt` returns it
 */
export function startOfDay(zone: Zone, day: number): number {
  const midnight = day * DAY;
  const candidates = [-DAY / 2, DAY / 2]
    .map((distance) => midnight - offsetAt(zone, midnight + distance) * HOUR)
    .filter((seconds) => localSeconds(zone, seconds) >= midnight);
  return Math.min(...candidates);
}

/**
 * Returns the number of a day by its name.
 * @param name as `2026-11-21`
 * @returns undefined if it is no date
 */
export function dayNamed(name: string): number | undefined {
  const midnight = Date.parse(`${name}T00:00:00Z`);
  // `2026-02-30` would be parsed as another day.
  return Number.isFinite(midnight) && nameOfDay(midnight / 1000 / DAY) === name
    ? midnight / 1000 / DAY
    : undefined;
}

/** Returns the name of a day, as `2026-11-21`. */
export function nameOfDay(day: number): string {
  return new Date(day * DAY * 1000).toISOString().slice(0, 10);
}

function readOffset(zone: string, seconds: number): number {
  let text: string;
  try {
    text = formatterOf(zone).format(seconds * 1000);
  } catch {
    return 0;
  }
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  const size = Number(hours ?? 0) + Number(minutes ?? 0) / 60;
  return sign === '-' ? -size : size;
}

/** @throws RangeError for an unknown name */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(zone, formatter);
  return formatter;
}
