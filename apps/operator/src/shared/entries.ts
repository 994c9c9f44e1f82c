/** Reads a whole number; undefined if the text is none. */
export const wholeOf = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** Reads a count from 1; undefined if the text is none, or above the bound. */
export function countOf(text: string, most: number): number | undefined {
  const whole = wholeOf(text);
  return whole !== undefined && whole >= 1 && whole <= most ? whole : undefined;
}

/** Splits a text into its words. */
export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Splits a text into its lines that aren't empty. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
