import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { themeFaultTexts } from '../faults/themeFaults.ts';
import { importTokens, tokenParts, type TokenPart } from '../dtcg/importTokens.ts';
import { BrandBookError } from '../node/themes.ts';
import { parseBrandBook } from '../parseBook.ts';
import { buildTheme } from '../theme.ts';
import { chosenFolders, UsageError } from './arguments.ts';
import type { Command } from './commands.ts';

function partOf(file: string): TokenPart {
  const word = /\.([a-z]+)\.tokens\.json$/.exec(basename(file))?.[1];
  const part = tokenParts.find((each) => each === word);
  if (part === undefined)
    throw new UsageError(
      `${file}: the name must end in .<part>.tokens.json, where the part is one of ${tokenParts.join(', ')}.`,
    );
  return part;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Imports Design Tokens documents into a brand book. The book is written only if all documents are valid. */
export const importInto: Command = async (args, print) => {
  const [which, ...files] = args.positionals;
  if (which === undefined || which === 'all' || files.length === 0)
    throw new UsageError('Say one brand and the files to take in.');
  const [folder = which] = await chosenFolders(args);
  const target = join(folder, 'brand.json');
  const parsed = parseBrandBook(await readJson(target));
  if (!parsed.ok) throw new BrandBookError(parsed.faults.map(({ message }) => `${target}: ${message}`));
  let { book } = parsed;
  const faults: string[] = [];
  for (const file of files) {
    const taken = importTokens(book, partOf(file), await readJson(file));
    book = taken.book;
    faults.push(...taken.faults.map(({ message }) => `${file}: ${message}`));
    if (taken.drafts.length > 0)
      print(
        `${file}: ${taken.drafts.length} values are written as text, as drafts before 2025.10 did: ${taken.drafts.join(', ')}. ` +
          'They were read; export from the tool in the format 2025.10, with values such as { "colorSpace": "srgb", "components": [1, 0, 0] }.',
      );
    if (taken.unused.length > 0)
      print(
        `${file}: ${taken.unused.length} tokens have no place in the contract: ${taken.unused.join(', ')}`,
      );
  }
  faults.push(...themeFaultTexts(buildTheme(book)));
  if (faults.length > 0) throw new BrandBookError(faults);
  await writeFile(target, `${JSON.stringify(book, null, 2)}\n`);
  print(`${target} holds the look of ${files.length} documents.`);
};
