import { t } from '../words/words.ts';
import { readLines } from './lines.ts';

/**
 * What a text of lines means for the server: its values, or the fault of the first line that is none.
 * @param read a line's value; undefined when it is none
 */
export function meaningOfLines<Value>(
  text: string,
  read: (line: string) => Value | undefined,
): { readonly value: readonly Value[] } | { readonly fault: string } {
  const lines = readLines(text, read);
  return 'badLine' in lines ? { fault: t('lines.bad', { line: lines.badLine }) } : { value: lines.values };
}
