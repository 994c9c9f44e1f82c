import { calls, type Call } from '@touchline/contract';

const patterns = Object.values<Call>(calls).map(({ method, path }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Returns the methods of the calls at a path; none if it is no call's.
 * @param path without a query
 */
export function allowedMethods(path: string): readonly string[] {
  const found = patterns.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []));
  return [...new Set(found)].toSorted();
}
