import type { BrandPair, CountryBlock, Redirect } from '@touchline/contract/operators';

/** Values, one per line, or the number of the first invalid line. */
export type ReadLines<Value> = { readonly values: readonly Value[] } | { readonly badLine: number };

/**
 * Reads a text with one value per line; ignores empty lines.
 * @param read returns the value of a line; undefined if the line is invalid
 */
export function readLines<Value>(text: string, read: (line: string) => Value | undefined): ReadLines<Value> {
  const values: Value[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = read(line.trim());
    if (value === undefined) return { badLine: index + 1 };
    values.push(value);
  }
  return { values };
}

/** Returns a path or another word; undefined for a line with spaces. */
export const wordIn = (line: string): string | undefined => (/^\S+$/.test(line) ? line : undefined);

export function countryIn(line: string): CountryBlock | undefined {
  const [, country, reason] = /^([A-Za-z]{2})\s+(\d{1,2})$/.exec(line) ?? [];
  return country === undefined ? undefined : { country: country.toUpperCase(), reason: Number(reason) };
}

export const countryLine = ({ country, reason }: CountryBlock): string => `${country} ${reason}`;

export function redirectIn(line: string): Redirect | undefined {
  const [, from, target, code, reason] = /^(\S+)\s+(\S+)\s+(301|302|307|308)\s+(.+)$/.exec(line) ?? [];
  if (from === undefined || target === undefined || reason === undefined) return undefined;
  const to = target.startsWith('@') ? { outside: target.slice(1) } : { path: target };
  return { from, to, code: Number(code), reason };
}

export const redirectLine = ({ from, to, code, reason }: Redirect): string =>
  `${from} ${'path' in to ? to.path : `@${to.outside}`} ${code} ${reason}`;

export function pairIn(line: string): BrandPair | undefined {
  const [, name, value] = /^([^:\s]+)\s*:\s*(.+?);?$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : { css_prop: name, css_value: value };
}

export const pairLine = ({ css_prop: name, css_value: value }: BrandPair): string => `${name}: ${value}`;
