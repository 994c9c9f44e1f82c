import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { readLines } from './lines.ts';

/** Name of the field with one value per line, in problems. */
export const LINES = 'lines';

/**
 * Returns the values of a text with one value per line, or the problem of the first invalid line.
 * @param read returns the value of a line; undefined if the line is invalid
 */
export function parseLines<Value>(
  text: string,
  read: (line: string) => Value | undefined,
): { readonly body: readonly Value[] } | { readonly problems: readonly FieldProblem[] } {
  const lines = readLines(text, read);
  return 'badLine' in lines
    ? { problems: [{ field: LINES, text: t('lines.bad', { line: lines.badLine }) }] }
    : { body: lines.values };
}
