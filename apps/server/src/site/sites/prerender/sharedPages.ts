import type { Prerendered } from '@touchline/contract';
import type { InlineSources, ReadyAnswer } from '../../../kernel/index.ts';

/** A whole page that is the same for all guests with equal requests. */
export interface SharedPage {
  readonly answer: ReadyAnswer;
  /** Sources that its policy has to allow. */
  readonly sources: InlineSources;
}

/** Number of variants that are stored of a rendered page: origins of the site, and encodings. */
const MOST_VARIANTS = 12;

/** Variants of each rendered page; they are removed with it. */
const pages = new WeakMap<Prerendered, Map<string, Promise<SharedPage>>>();

/**
 * Returns a variant of a rendered page, or makes and stores it. Simultaneous requests share one.
 * @param rendered content of the page, as the cache of rendered pages returns it
 * @param variant everything else that the page depends on
 * @param make returns the page; its errors are thrown and not stored
 */
export function sharedPage(
  rendered: Prerendered,
  variant: string,
  make: () => Promise<SharedPage>,
): Promise<SharedPage> {
  const variants = pages.get(rendered) ?? new Map<string, Promise<SharedPage>>();
  pages.set(rendered, variants);
  const stored = variants.get(variant);
  if (stored) return stored;
  const made = make();
  if (variants.size < MOST_VARIANTS) {
    variants.set(variant, made);
    made.catch(() => variants.delete(variant));
  }
  return made;
}
