import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontFileName } from '../fontCss.ts';
import { familiesBehind, familyOf, fontNames, type FontChoice } from '../fonts.ts';

export interface FontFile {
  /** File name relative to the base URL of the fonts: `/fonts/<name>`. */
  readonly name: string;
  /** Path on the local file system. */
  readonly path: string;
}

/** Folder of a brand's own fonts, within that of the brand. */
export const fontFolder = 'fonts';

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the font files that `fontFaceCss` refers to.
 * @param choices families of brand books; all of the registry by default
 * @param folder folder of the brand that the own families belong to
 */
export function fontFiles(choices: readonly FontChoice[] = fontNames, folder = ''): readonly FontFile[] {
  return [...new Set(choices.flatMap(familiesBehind))].flatMap((family) => {
    const { id, subsets } = familyOf(family);
    return subsets.map((subset) => {
      const name = fontFileName(family, subset);
      const path =
        typeof family === 'string'
          ? resolve(`@fontsource-variable/${id}/files/${name}`)
          : join(folder, fontFolder, name);
      return { name, path };
    });
  });
}
