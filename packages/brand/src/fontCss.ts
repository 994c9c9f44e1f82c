import {
  familiesBehind,
  fontFamilies,
  subsetRanges,
  subsetsFor,
  type FontFamily,
  type FontName,
  type Subset,
} from './fonts.ts';

/** @returns the file name of a family's subset, relative to the base URL of the fonts */
export function fontFileName(name: FontName, subset: Subset): string {
  const { id, axis } = fontFamilies[name];
  return `${id}-${subset}-${axis}-normal.woff2`;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

function face(name: FontName, subset: Subset, baseUrl: string): string {
  const family: FontFamily = fontFamilies[name];
  const stretch = family.stretch === undefined ? '' : `font-stretch:${family.stretch.join('% ')}%;`;
  return (
    `@font-face{font-family:'${family.css}';font-style:normal;font-display:swap;` +
    `font-weight:${family.weight.join(' ')};${stretch}` +
    `src:url(${baseUrl}${fontFileName(name, subset)}) format('woff2');` +
    `unicode-range:${subsetRanges[subset]}}`
  );
}

/**
 * Returns a fallback face: Arial with the metrics of the family, shown until the file is loaded, so that the swap
 * doesn't shift the layout.
 */
function fallbackFace(name: FontName): string {
  const { css, metrics } = fontFamilies[name];
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
 * @param names families of the registry, as in a brand book
 * @param baseUrl base URL of the files, with a trailing slash: `/fonts/`
 * @param languages languages of the site, which limit the rules to the scripts in use; all scripts without it
 */
export function fontFaceCss(
  names: readonly FontName[],
  baseUrl: string,
  languages?: readonly string[],
): string {
  const needed = subsetsFor(languages);
  const families: readonly FontName[] = [...new Set(names.flatMap(familiesBehind))];
  const files = families.flatMap((name) => {
    const subsets: readonly Subset[] = fontFamilies[name].subsets;
    return subsets.filter((subset) => needed.has(subset)).map((subset) => face(name, subset, baseUrl));
  });
  return [...files, ...[...new Set(names)].map(fallbackFace)].join('\n');
}
