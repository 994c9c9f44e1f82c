import { timeIn, timeText } from '../sites/times.ts';

/**
 * Returns a time as it is typed, UTC; empty without one.
 * @param at ms
 */
export const instantText = (at: number | null): string => timeText(at === null ? null : at / 1000);

/** Returns whether a text is a time, or empty. */
export const isInstant = (text: string): boolean => text.trim() === '' || timeIn(text) !== undefined;

/** Returns the time that a text names, ms; null if it is empty. */
export function instantOf(text: string): number | null {
  const at = text.trim() === '' ? undefined : timeIn(text);
  return typeof at === 'number' ? at * 1000 : null;
}
