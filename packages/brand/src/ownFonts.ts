import type * as v from 'valibot';
import type { ownFontSchema } from './book.ts';
import type { FontFamily } from './fonts.ts';

export type OwnFont = v.InferOutput<typeof ownFontSchema>;

/** @returns the families of a book's own fonts; their headings have the weights nearest to the usual ones */
export function ownFamilies(fonts: readonly OwnFont[]): readonly FontFamily[] {
  return fonts.map(({ name, id, axis, weight: [low, high], stretch, subsets, tabular, metrics }) => {
    const nearest = (weight: number) => Math.min(high, Math.max(low, weight));
    return {
      css: name,
      id,
      axis,
      weight: [low, high],
      ...(stretch === undefined ? {} : { stretch }),
      subsets,
      tabular,
      heading: { weight: nearest(700), display: nearest(800), stretch: 100, wordmark: 100 },
      metrics,
    };
  });
}
