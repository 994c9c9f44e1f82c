import type { AccountNumbers } from './accountNumbers.ts';

/**
 * Returns a request with a keyed hash of its typed requisites in their place, by which a repeated request is recognised.
 * Their plain hash would tell a short number to whoever tries them all.
 */
export function withHashedFields<Body extends { readonly fields?: Readonly<Record<string, string>> }>(
  { fields, ...body }: Body,
  numbers: Pick<AccountNumbers, 'hashOf'>,
): Omit<Body, 'fields'> & { readonly fields?: string } {
  if (fields === undefined) return body;
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...body, fields: numbers.hashOf(JSON.stringify(sorted)) };
}
