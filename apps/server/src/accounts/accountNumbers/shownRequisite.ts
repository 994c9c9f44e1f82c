import { maskedRequisite } from '@touchline/cashier';

/** Most characters in a row that a shown number has: the first six and the last four of a card. */
const MOST_SHOWN = 10;

/**
 * Returns the name of a card, account or wallet as it may be stored and shown, whatever its provider calls masked: a whole
 * number is reduced to its last four characters. Blanks, dots and dashes within a number don't hide it.
 */
export function shownRequisite(text: string): string {
  const runs = text.replaceAll(/[\s.\-/]/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const isWhole = runs.some((run) => run.length > MOST_SHOWN && /\p{N}.*\p{N}.*\p{N}/su.test(run));
  return isWhole ? maskedRequisite(text.trim()) : text;
}
