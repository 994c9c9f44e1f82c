/** One, or several of the same kind, which is no list itself: nearly always one, and a list weighs more than that. */
export type Some<One> = One | readonly One[];

export function withOne<One>(some: Some<One> | undefined, one: One): Some<One> {
  return some === undefined ? one : [...each(some), one];
}

/** @returns undefined when none is left */
export function withoutOne<One>(some: Some<One> | undefined, one: One): Some<One> | undefined {
  if (some === undefined || some === one) return undefined;
  const left = each(some).filter((other) => other !== one);
  return left.length > 1 ? left : left[0];
}

/** All of them, in the order in which they came. */
export function each<One>(some: Some<One> | undefined): readonly One[] {
  if (some === undefined) return [];
  // The cast: the check knows no readonly lists.
  return Array.isArray(some) ? (some as readonly One[]) : [some as One];
}
