/** Formats UTC seconds as `2026-03-14 15:00` in UTC; empty for null. */
export function timeText(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Parses a time in UTC to UTC seconds; null for an empty text, undefined for an invalid one. */
export function timeIn(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(trimmed)) return undefined;
  const at = Date.parse(`${trimmed.replace(' ', 'T')}:00Z`);
  return Number.isNaN(at) || timeText(at / 1000) !== trimmed ? undefined : at / 1000;
}

/** Returns whether a text is a day that exists: `2026-03-14`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && typeof timeIn(`${text} 00:00`) === 'number';
