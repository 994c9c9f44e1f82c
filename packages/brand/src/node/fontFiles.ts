import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontFileName } from '../fontCss.ts';
import {
  familiesBehind,
  familyOf,
  fontFamilies,
  fontNames,
  type FontChoice,
  type FontName,
  type Subset,
} from '../fonts.ts';
import { fontCutHashes } from '../generated/fontCutHashes.ts';

export interface FontFile {
  /** File name relative to the base URL of the fonts: `/fonts/<name>`. */
  readonly name: string;
  /** Path on the local file system. */
  readonly path: string;
}

/** Folder of a brand's own fonts, within that of the brand. */
export const fontFolder = 'fonts';

/** Folder of the cuts of registry fonts. */
export const fontCutFolder = join(import.meta.dirname, '../../fonts');

const { resolve } = createRequire(import.meta.url);

/** @returns the path of a registry font's subset, or of another file in its package */
export function registryFile(name: FontName, file: Subset | 'licence'): string {
  const { id } = fontFamilies[name];
  const path = file === 'licence' ? 'LICENSE' : `files/${fontFileName(name, file)}`;
  return resolve(`@fontsource-variable/${id}/${path}`);
}

/** Returns the files of all font cuts, which `themeFontCss` refers to. */
export function fontCutFiles(): readonly FontFile[] {
  return [...fontCutHashes].map(([key, hash]) => {
    const name = `${key}-${hash}.woff2`;
    return { name, path: join(fontCutFolder, name) };
  });
}

/**
 * Returns the font files that `fontFaceCss` refers to.
 * @param choices families of brand books; all of the registry by default
 * @param folder folder of the brand that the own families belong to
 */
export function fontFiles(choices: readonly FontChoice[] = fontNames, folder = ''): readonly FontFile[] {
  return [...new Set(choices.flatMap(familiesBehind))].flatMap((family) => {
    const { subsets } = familyOf(family);
    return subsets.map((subset) => {
      const name = fontFileName(family, subset);
      const path = typeof family === 'string' ? registryFile(family, subset) : join(folder, fontFolder, name);
      return { name, path };
    });
  });
}
