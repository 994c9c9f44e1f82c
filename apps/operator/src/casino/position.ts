const MAX_POSITION = 1_000_000;

/** Returns a place in an order as text; empty without one. */
export const positionText = (position: number | null): string => (position === null ? '' : String(position));

/** Returns whether a text is a place in an order, or empty. */
export const isPosition = (text: string): boolean =>
  /^\d{0,7}$/.test(text.trim()) && Number(text) <= MAX_POSITION;

/** Returns the place that a text names; null if it is empty. */
export const positionOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
