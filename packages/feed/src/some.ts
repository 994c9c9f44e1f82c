/** One, or several of the same kind, which is no list itself: nearly always one, and a list weighs more than that. */
export type Some<One> = One | One[];

export function withOne<One>(some: Some<One> | undefined, one: One): Some<One> {
  // Not spread: such a list has room for more than a dozen.
  return some === undefined ? one : each(some).concat(one);
}

/** @returns undefined when none is left */
export function withoutOne<One>(some: Some<One> | undefined, one: One): Some<One> | undefined {
  const left = each(some).filter((other) => other !== one);
  return left.length > 1 ? left : left[0];
}

/** All of them, in the order in which they came. */
export function each<One>(some: Some<One> | undefined): readonly One[] {
  if (some === undefined) return [];
  return Array.isArray(some) ? some : [some];
}
