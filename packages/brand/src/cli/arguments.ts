import { parseArgs } from 'node:util';
import { basename, join, resolve } from 'node:path';
import { brandFolders } from '../node/themes.ts';

export interface Arguments {
  readonly command: string;
  readonly positionals: readonly string[];
  /** Folder of the brands. */
  readonly themes: string;
  /** Output folder of build, preview, icons and export. */
  readonly out: string;
  /** Name of an added font; that in the file by default. */
  readonly name: string | undefined;
}

/** Error for an invalid command line; its message gives the correct usage. */
export class UsageError extends Error {}

export const usage = `npm run brand -- check|build|preview|icons|export [folder|all]
npm run brand -- clean [folder|all]  rewrites logo and icon as files that only draw
npm run brand -- font <folder> <font file> <licence file>  adds a font to a brand
npm run brand -- cut-fonts  cuts the fonts of all brands to the widths and weights of their texts
npm run brand -- import <folder> <brand>.<light|dark|contrast|brand|comfortable|compact>.tokens.json ...
  --themes <folder>  where the brands are (themes)
  --name <name>      the font's name in the book (that in the file)
  --out <folder>     where build, preview, icons and export write (dist/brand)`;

/** @throws UsageError for an unknown option */
export function readArguments(argv: readonly string[]): Arguments {
  const root = resolve(import.meta.dirname, '../../../..');
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { themes: { type: 'string' }, out: { type: 'string' }, name: { type: 'string' } },
    });
    const [command = '', ...rest] = positionals;
    return {
      command,
      positionals: rest,
      themes: resolve(values.themes ?? join(root, 'themes')),
      out: resolve(values.out ?? join(root, 'dist/brand')),
      name: values.name,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @returns the brand folders for a command: all, one by name, or one by path
 * @throws UsageError if there is none
 */
export async function chosenFolders({ positionals, themes }: Arguments): Promise<readonly string[]> {
  const [which = 'all'] = positionals;
  if (which !== 'all' && basename(which) !== which) return [resolve(which)];
  const folders = await brandFolders(themes).catch(() => []);
  const chosen = folders.filter((folder) => which === 'all' || basename(folder) === which);
  if (chosen.length === 0)
    throw new UsageError(
      `No brand "${which}" in ${themes}. It has: ${folders.map((each) => basename(each)).join(', ')}.`,
    );
  return chosen;
}
