import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';
import * as v from 'valibot';
import { markName } from '../book.ts';
import { iconFolder } from '../node/brandIcons.ts';
import { BrandBookError } from '../node/themes.ts';
import { iconFault, svgFault } from '../svg.ts';
import { chosenFolders } from './arguments.ts';
import type { Command } from './commands.ts';

/**
 * Settings that keep what a mark draws and its accessible name, and turn what drawing programs write into plain
 * attributes.
 */
const settings: Config = {
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          removeUnknownsAndDefaults: { keepRoleAttr: true },
          inlineStyles: { onlyMatchedOnce: false },
        },
      },
    },
    'convertStyleToAttrs',
    'removeStyleElement',
    'removeScripts',
    'removeXlink',
    { name: 'removeAttrs', params: { attrs: ['class', 'style', 'data-.*'] } },
    // Adds a viewBox where there are only a width and a height.
    'removeDimensions',
  ],
};

/** Names of the images in a book that may have other faults. */
const marks = v.object({
  logo: v.fallback(markName, 'logo.svg'),
  icon: v.fallback(markName, 'icon.svg'),
});

async function marksOf(folder: string): Promise<v.InferOutput<typeof marks>> {
  const book: unknown = await readFile(join(folder, 'brand.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  return v.parse(marks, book);
}

/** Returns the paths of a brand's own icons. */
async function iconsOf(folder: string): Promise<readonly (readonly [string, string])[]> {
  const files = await readdir(join(folder, iconFolder)).catch(() => []);
  return files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ['icon', join(iconFolder, file)] as const);
}

/** Rewrites the images of brands as files that only draw, and names what has to be corrected by hand. */
export const clean: Command = async (args, print) => {
  const faults: string[] = [];
  for (const folder of await chosenFolders(args))
    for (const [mark, name] of [...Object.entries(await marksOf(folder)), ...(await iconsOf(folder))]) {
      const file = join(folder, name);
      try {
        const before = await readFile(file, 'utf8');
        const { data } = optimize(before, { ...settings, path: file });
        await writeFile(file, `${data}\n`);
        print(`${file}  ${Buffer.byteLength(before)} bytes before, ${Buffer.byteLength(data)} after`);
        const fault = svgFault(data) ?? (mark === 'icon' ? iconFault(data) : undefined);
        if (fault !== undefined) faults.push(`${file} ${fault}.`);
      } catch (error) {
        faults.push(`${file} can't be cleaned: ${error instanceof Error ? error.message : String(error)}.`);
      }
    }
  if (faults.length > 0) throw new BrandBookError(faults);
};
