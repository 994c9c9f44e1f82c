import { foldForms } from '@touchline/text';

/**
 * Returns names as they are searched: each spelling of one (`foldForms`) in a line of its own, with a
 * line break before and after, so that one pattern finds whole names and beginnings.
 */
export function foldedNames(names: readonly string[]): string {
  const lines = new Set(names.flatMap(foldForms).filter((name) => name !== ''));
  return `\n${[...lines].join('\n')}\n`;
}

/** Returns the words of folded names. */
export const wordsOf = (folded: string): string[] => folded.split(/\s+/).filter((word) => word !== '');
