import { readFileSync, readdirSync } from 'node:fs';
import type { BrandBook } from './book.ts';
import { parseBrandBook } from './parseBook.ts';

export const themesFolder = new URL('../../../themes/', import.meta.url).pathname;

/** Names of the brand folders of this repository. */
export const brandNames: readonly string[] = readdirSync(themesFolder).toSorted();

/** @returns the raw JSON of a brand of this repository, for tests that modify it */
export function rawBook(name: string): Record<string, unknown> & { seeds: Record<string, unknown> } {
  return JSON.parse(readFileSync(`${themesFolder}${name}/brand.json`, 'utf8'));
}

/** @returns a brand book of this repository with changed top-level fields */
export function bookOf(name: string, change: Record<string, unknown> = {}): BrandBook {
  const parsed = parseBrandBook({ ...rawBook(name), ...change });
  if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join('\n'));
  return parsed.book;
}
