import { readFileSync, readdirSync } from 'node:fs';
import type { BrandBook } from './book.ts';
import { parseBrandBook } from './parseBook.ts';

export const themesFolder = new URL('../../../themes/', import.meta.url).pathname;

/** Every brand of this repository, by folder. */
export const brandNames: readonly string[] = readdirSync(themesFolder).toSorted();

/** @returns the raw JSON of a brand of this repository, for tests that spoil it */
export function rawBook(name: string): Record<string, unknown> & { seeds: Record<string, unknown> } {
  return JSON.parse(readFileSync(`${themesFolder}${name}/brand.json`, 'utf8'));
}

/** @returns a brand book of this repository, changed at the top level as a test needs */
export function bookOf(name: string, change: Record<string, unknown> = {}): BrandBook {
  const parsed = parseBrandBook({ ...rawBook(name), ...change });
  if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join('\n'));
  return parsed.book;
}
