import {
  familiesBehind,
  fontFamilies,
  subsetRanges,
  subsetsFor,
  type FontFamily,
  type FontName,
  type Subset,
} from './fonts.ts';

/** @returns the file name of a family's subset, as it is served under the fonts' address */
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

/** Arial with the family's measures: shown until the file arrives, so that the swap moves nothing. */
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
 * The `@font-face` rules of some families and of those behind them.
 * The browser fetches a file only when a character of its range is on the page.
 * @param names families of the registry, as in a brand book
 * @param baseUrl where the files are served, with its final slash: `/fonts/`
 * @param languages the site's, so that its pages carry only rules for scripts that they may show; all without
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
