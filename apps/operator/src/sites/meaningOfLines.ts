import { t } from '../messages/messages.ts';
import { readLines } from './lines.ts';

/**
 * Returns the values of a text with one value per line, or the fault of the first invalid line.
 * @param read returns the value of a line; undefined if the line is invalid
 */
export function meaningOfLines<Value>(
  text: string,
  read: (line: string) => Value | undefined,
): { readonly value: readonly Value[] } | { readonly fault: string } {
  const lines = readLines(text, read);
  return 'badLine' in lines ? { fault: t('lines.bad', { line: lines.badLine }) } : { value: lines.values };
}
