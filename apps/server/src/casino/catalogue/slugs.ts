import { latin } from '@touchline/text';

const LONGEST = 60;

/** Returns a name as a segment of an address: Latin letters, digits and dashes. */
export function slugOf(name: string): string {
  const words = latin(name).replaceAll(/[^a-z0-9]+/g, '-');
  const slug = words.slice(0, LONGEST).replaceAll(/^-+|-+$/g, '');
  return slug === '' ? 'game' : slug;
}

/**
 * Returns the first free variant of a slug: itself, then with a number.
 * @param isTaken returns whether a variant is in use
 */
export function freeSlug(slug: string, isTaken: (variant: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const variant = `${slug}-${number}`;
    if (!isTaken(variant)) return variant;
  }
}
