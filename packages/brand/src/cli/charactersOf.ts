import { subsetRanges, type Subset } from '../fonts.ts';

/** Returns the characters of a subset, as the ranges of `unicode-range` list them. */
export function charactersOf(subset: Subset): string {
  return subsetRanges[subset]
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
