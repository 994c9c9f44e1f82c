import { slugOf } from '@touchline/text';

/**
 * Returns the address segment of a competition or a match: its id, and its name for people and search engines. A name
 * without Latin letters gives only the id.
 */
export function idSegment(id: number, name: string): string {
  const slug = slugOf(name);
  return slug === '' ? String(id) : `${id}-${slug}`;
}

/** Id in such a segment; undefined if it doesn't begin with one. */
export function idOfSegment(segment: string | undefined): number | undefined {
  const digits = /^([1-9]\d{0,15})(?:-|$)/.exec(segment ?? '')?.[1];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : undefined;
}
