/**
 * One value, or an array of several: nearly always one, and an array takes more memory. The values must not be
 * arrays.
 */
export type Some<One> = One | One[];

export function withOne<One>(some: Some<One> | undefined, one: One): Some<One> {
  // Not a spread, which allocates an array with capacity for more than a dozen.
  return some === undefined ? one : each(some).concat(one);
}

/** @returns the remaining values; `undefined` if none is left */
export function withoutOne<One>(some: Some<One> | undefined, one: One): Some<One> | undefined {
  const left = each(some).filter((other) => other !== one);
  return left.length > 1 ? left : left[0];
}

/** Returns all values in order of addition. */
export function each<One>(some: Some<One> | undefined): readonly One[] {
  if (some === undefined) return [];
  return Array.isArray(some) ? some : [some];
}
