/**
 * Result of comparing one look with the base commit's:
 * - `same`: the pixels are equal within tolerance;
 * - `absent`: the base has no such story or look;
 * - otherwise a sentence about the difference.
 */
export type Comparison = 'same' | 'absent' | { readonly difference: string };

/** `drawnOtherwise`: the look is as it was, but its digest isn't what this machine or browser draws. */
export type Verdict = 'drawnOtherwise' | 'newLook' | { readonly failure: string };

/**
 * Judges a look whose digest isn't the one in digests.json, or can't be compared with it.
 * @param comparison with the same look drawn from the base commit, on this machine
 * @param entryChanged whether digests.json has another entry for the look than at the base commit
 * @param sameBrowser whether the entry was drawn by this machine's build of the browser
 */
export function judgeLook(comparison: Comparison, entryChanged: boolean, sameBrowser: boolean): Verdict {
  if (comparison === 'same') return 'drawnOtherwise';
  if (entryChanged) {
    if (!sameBrowser) return 'newLook';
    return { failure: 'has a new digest in digests.json that is not what this machine draws' };
  }
  return {
    failure: comparison === 'absent' ? 'is not in the base commit' : comparison.difference,
  };
}

/**
 * Judges a story that failed among others, by takes of it alone.
 * @param take tries once more; answers whether it passed
 */
export async function takeAgain(take: () => Promise<boolean>): Promise<'failed' | 'unsteady'> {
  return (await take()) && (await take()) ? 'unsteady' : 'failed';
}
