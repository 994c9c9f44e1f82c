import {
  blockReasons,
  redirectCodes,
  type BrandPair,
  type CountryBlock,
  type Redirect,
} from '@touchline/contract/operators';
import type { PartValue } from './part.ts';

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

/** Returns the country and the reason of a line. */
export function countryIn(line: string): PartValue<'countryBlocks'>[number] | undefined {
  const [, country, typed] = /^([A-Za-z]{2})\s+(\d{1,2})$/.exec(line) ?? [];
  const reason = blockReasons.find((one) => String(one) === typed);
  return country === undefined || reason === undefined
    ? undefined
    : { country: country.toUpperCase(), reason };
}

/** Writes a country and its reason as a line. */
export const countryLine = ({ country, reason }: CountryBlock): string => `${country} ${reason}`;

/** Returns the redirect of a line. */
export function redirectIn(line: string): PartValue<'redirects'>[number] | undefined {
  const [, from, target, status, reason] = /^(\S+)\s+(\S+)\s+(\d{3})\s+(.+)$/.exec(line) ?? [];
  const code = redirectCodes.find((one) => String(one) === status);
  if (from === undefined || target === undefined || reason === undefined || code === undefined)
    return undefined;
  const to = target.startsWith('@') ? { outside: target.slice(1) } : { path: target };
  return { from, to, code, reason };
}

/** Writes a redirect as a line. */
export const redirectLine = ({ from, to, code, reason }: Redirect): string =>
  `${from} ${'path' in to ? to.path : `@${to.outside}`} ${code} ${reason}`;

/** Returns the custom property and the value of a line in CSS syntax. */
export function pairIn(line: string): BrandPair | undefined {
  const [, name, value] = /^([^:\s]+)\s*:\s*(.+?);?$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : { css_prop: name, css_value: value };
}

/** Writes a custom property and its value in CSS syntax. */
export const pairLine = ({ css_prop: name, css_value: value }: BrandPair): string => `${name}: ${value}`;
