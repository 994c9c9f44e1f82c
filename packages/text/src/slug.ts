/** Longest slug: the rest of a name adds nothing to an address. */
const LONGEST = 60;

/** Converts a name to a part of an address: Latin letters without marks, digits and hyphens; empty without any. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST);
}
