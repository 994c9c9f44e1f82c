import { familyOf, fontNamed, fontStack, type FontFamily } from '../fonts.ts';
import type { Seeds } from '../book.ts';
import type { OwnValues } from './references.ts';

const px = (length: number) => `${length}px`;

/** @returns all tokens other than colours that a brand's seeds decide: fonts, radii, durations */
export function brandValues(
  seeds: Seeds,
  own: readonly FontFamily[],
): OwnValues<'brand'> & { readonly 'font.numeric'?: string } {
  const { radius } = seeds;
  // The book's schema permits only families that exist.
  const headingFont = fontNamed(seeds.headingFont, own) ?? 'Inter';
  const bodyFont = fontNamed(seeds.bodyFont, own) ?? 'Inter';
  const { heading } = familyOf(headingFont);
  return {
    'font.body': fontStack(bodyFont),
    'font.heading': fontStack(headingFont),
    ...(familyOf(bodyFont).tabular ? {} : { 'font.numeric': fontStack('Inter') }),
    'font.headingStretch': `${heading.stretch}%`,
    'font.wordmarkStretch': `${heading.wordmark}%`,
    'font.weight.regular': '400',
    'font.weight.medium': '500',
    'font.weight.strong': '600',
    'font.weight.price': '700',
    'font.weight.heading': `${heading.weight}`,
    'font.weight.display': `${heading.display}`,
    'radius.control': px(Math.min(radius, 12)),
    'radius.odds': px(Math.round(radius * 0.8)),
    'radius.card': px(radius),
    'radius.sheet': px(Math.min(radius * 2, 28)),
    'radius.full': '999px',
    'motion.fast': '150ms',
    'motion.normal': '240ms',
    'motion.oddsFlash': '400ms',
  };
}
