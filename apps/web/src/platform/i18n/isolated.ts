import type { Language } from '@touchline/contract/languages';

const LETTER = /\p{L}/u;
/** Letters of Hebrew, Arabic and related scripts. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ISOLATED = /^[\u2066-\u2068][^]*\u2069$/;

/**
 * Isolates a name if it may run in the other direction, so that "2. Bundesliga" keeps its figure first. Figures
 * without letters are unchanged.
 */
export function isolated(text: string, direction: Language['direction']): string {
  const mayRunOtherwise = (direction === 'rtl' ? LETTER : FROM_THE_RIGHT).test(text);
  return mayRunOtherwise && !ISOLATED.test(text) ? `\u2068${text}\u2069` : text;
}
