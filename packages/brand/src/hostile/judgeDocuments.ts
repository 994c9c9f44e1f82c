import * as fc from 'fast-check';
import type { BrandBook } from '../book.ts';
import { exportTheme } from '../dtcg/exportTheme.ts';
import { importTokens, tokenParts, type TokenPart } from '../dtcg/importTokens.ts';
import { tokenAt } from '../names.ts';
import { buildTheme } from '../theme.ts';
import { readTokenValue } from '../value/index.ts';
import { hostileDocuments } from './documents.ts';
import { isHarmless } from './judge.ts';

export interface HostileDocumentFigures {
  readonly generated: number;
  /** Documents that changed the book without a fault. */
  readonly kept: number;
  /** Documents of which a value was accepted that isn't safe to output, or that changed something else. */
  readonly escapes: readonly string[];
  /** Documents whose import threw, or ended with a fault without a reason. */
  readonly throws: readonly string[];
}

/** Returns whether each changed override is a known token with a value that is read as written, and the rest is unchanged. */
function isSound(before: BrandBook, after: BrandBook): boolean {
  const { overrides: _before, ...rest } = before;
  const { overrides, ...others } = after;
  if (JSON.stringify(rest) !== JSON.stringify(others)) return false;
  return Object.values(overrides).every((layer) =>
    Object.entries(layer ?? {}).every(([path, value]) => {
      const token = tokenAt(path);
      if (token === undefined || !isHarmless(value)) return false;
      const again = readTokenValue(token, value);
      return again.ok && again.value === value;
    }),
  );
}

/**
 * Imports generated Design Tokens documents into a book.
 * @param count number of documents
 * @param seed the same seed generates the same documents
 */
export function judgeHostileDocuments(book: BrandBook, count: number, seed: number): HostileDocumentFigures {
  const [escapes, throws]: [string[], string[]] = [[], []];
  let kept = 0;
  const inherited = Object.getOwnPropertyNames(Object.prototype).join();
  const theme = exportTheme(buildTheme(book));
  const exported = new Map<TokenPart, unknown>(
    // Parsed from text, like a file.
    tokenParts.map((part) => [
      part,
      JSON.parse(JSON.stringify(theme.get(`${book.name}.${part}.tokens.json`))),
    ]),
  );
  const cases = fc.sample(hostileDocuments(exported), { numRuns: count, seed });
  for (const { document, part } of cases) {
    const told = `${part} ${(JSON.stringify(document) ?? String(document)).slice(0, 2000)}`;
    try {
      const { book: after, faults } = importTokens(book, part, document);
      if (faults.some(({ message }) => message.trim() === '')) throws.push(told);
      if (!isSound(book, after)) escapes.push(told);
      else if (faults.length === 0 && JSON.stringify(after) !== JSON.stringify(book)) kept += 1;
    } catch {
      throws.push(told);
    }
  }
  if (Object.getOwnPropertyNames(Object.prototype).join() !== inherited)
    escapes.push('Object.prototype was changed');
  return { generated: cases.length, kept, escapes, throws };
}
