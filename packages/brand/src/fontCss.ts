import { familiesBehind, familyOf, subsetRanges, subsetsFor, type FontChoice, type Subset } from './fonts.ts';

/** @returns the file name of a family's subset, relative to the base URL of the fonts */
export function fontFileName(choice: FontChoice, subset: Subset): string {
  const { id, axis } = familyOf(choice);
  return `${id}-${subset}-${axis}-normal.woff2`;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

function face(choice: FontChoice, subset: Subset, baseUrl: string): string {
  const family = familyOf(choice);
  const stretch = family.stretch === undefined ? '' : `font-stretch:${family.stretch.join('% ')}%;`;
  return (
    `@font-face{font-family:'${family.css}';font-style:normal;font-display:swap;` +
    `font-weight:${family.weight.join(' ')};${stretch}` +
    `src:url(${baseUrl}${fontFileName(choice, subset)}) format('woff2');` +
    `unicode-range:${subsetRanges[subset]}}`
  );
}

/**
 * Returns a fallback face: Arial with the metrics of the family, shown until the file is loaded, so that the swap
 * doesn't shift the layout.
 */
function fallbackFace(choice: FontChoice): string {
  const { css, metrics } = familyOf(choice);
  const { ascent, descent, width } = metrics;
  return (
    `@font-face{font-family:'${css} Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');` +
    `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};` +
    `descent-override:${percent(descent / width)};line-gap-override:0%}`
  );
}

/**
 * Returns the `@font-face` rules of font families and their fallbacks. Browsers load a file only when a character of
 * its range is on the page.
 * @param choices families of the registry, and brands' own
 * @param baseUrl base URL of the files, with a trailing slash: `/fonts/`
 * @param languages languages of the site, which limit the rules to the scripts in use; all scripts without it
 */
export function fontFaceCss(
  choices: readonly FontChoice[],
  baseUrl: string,
  languages?: readonly string[],
): string {
  const needed = subsetsFor(languages);
  const families = [...new Set(choices.flatMap(familiesBehind))];
  const files = families.flatMap((family) =>
    familyOf(family)
      .subsets.filter((subset) => needed.has(subset))
      .map((subset) => face(family, subset, baseUrl)),
  );
  return [...files, ...[...new Set(choices)].map(fallbackFace)].join('\n');
}
