import { createRequire } from 'node:module';
import { fontFileName } from '../fontCss.ts';
import { familiesBehind, fontFamilies, fontNames, type FontName, type Subset } from '../fonts.ts';

export interface FontFile {
  /** File name relative to the base URL of the fonts: `/fonts/<name>`. */
  readonly name: string;
  /** Path on the local file system. */
  readonly path: string;
}

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the font files that `fontFaceCss` refers to.
 * @param names families of brand books; all of the registry by default
 */
export function fontFiles(names: readonly FontName[] = fontNames): readonly FontFile[] {
  return [...new Set(names.flatMap(familiesBehind))].flatMap((family) => {
    const { id } = fontFamilies[family];
    const subsets: readonly Subset[] = fontFamilies[family].subsets;
    return subsets.map((subset) => {
      const name = fontFileName(family, subset);
      return { name, path: resolve(`@fontsource-variable/${id}/files/${name}`) };
    });
  });
}
