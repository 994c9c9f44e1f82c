import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontCutKey, fontCutsOf, type FontCut } from '../fontCuts.ts';
import { familyOf, fontFamilies, type FontName } from '../fonts.ts';
import { fontCutFolder, registryFile } from '../node/fontFiles.ts';
import { BrandBookError, loadThemes } from '../node/themes.ts';
import { charactersOf } from './charactersOf.ts';
import type { Command } from './commands.ts';

const hashesFile = join(import.meta.dirname, '../generated/fontCutHashes.ts');

/**
 * Features of Latin, Cyrillic and Greek text: those that browsers apply by default, and the tabular figures of the kit.
 * Alternates of letters, fractions and the like are left out with their glyphs.
 */
const features = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** Returns all options of the cutter for a cut. */
function optionsOf({ family, stretch, weight: [low, high] }: FontCut) {
  const { stretch: widths, subsets } = familyOf(family);
  return {
    targetFormat: 'woff2',
    // Other scripts need most of their features to be legible at all.
    ...(subsets.includes('latin') && { keepFeatures: features }),
    variationAxes: {
      wght: low === high ? low : { min: low, max: high },
      ...(widths !== undefined && { wdth: stretch }),
    },
  } as const;
}

/** Returns the hash of everything that decides a cut's content: files are cached permanently. */
function hashOf(cut: FontCut, source: Buffer, cutter: string): string {
  const rules = JSON.stringify([optionsOf(cut), charactersOf(cut.characters.range), cutter]);
  return createHash('sha256').update(source).update(rules).digest('hex').slice(0, 8);
}

async function cutterVersion(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('subset-font/package.json');
  return JSON.parse(await readFile(file, 'utf8')).version;
}

/** Returns the text of the module with the hashes. */
function moduleOf(hashes: ReadonlyMap<string, string>): string {
  const entries = [...hashes].map(([key, hash]) => `  ['${key}', '${hash}'],\n`);
  return (
    '// Written by `npm run brand -- cut-fonts`.\n' +
    `export const fontCutHashes: ReadonlyMap<string, string> = new Map([\n${entries.join('')}]);\n`
  );
}

const licenceOf = (family: FontName) => `${fontFamilies[family].id}-licence.txt`;

/**
 * Writes the cuts of registry fonts for all brands, the licences of these fonts, and the module with the hashes. Cuts
 * that exist already are left alone, and those that no brand needs are removed.
 */
export const cutFonts: Command = async ({ themes }, print) => {
  const { brands, refused } = await loadThemes(themes);
  if (refused.length > 0) throw new BrandBookError(refused.flatMap(({ faults }) => faults));
  const cuts = new Map(
    brands.flatMap(({ theme }) => fontCutsOf(theme)).map((cut) => [fontCutKey(cut), cut] as const),
  );
  await mkdir(fontCutFolder, { recursive: true });
  const existing = new Set(await readdir(fontCutFolder));
  const cutter = await cutterVersion();
  const hashes = new Map<string, string>();
  const files = new Set<string>();
  for (const [key, cut] of [...cuts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const source = await readFile(registryFile(cut.family, cut.subset));
    const hash = hashOf(cut, source, cutter);
    const file = `${key}-${hash}.woff2`;
    hashes.set(key, hash);
    for (const each of [file, licenceOf(cut.family)]) files.add(each);
    if (existing.has(file)) continue;
    const data = await subsetFont(source, charactersOf(cut.characters.range), optionsOf(cut));
    await writeFile(join(fontCutFolder, file), data);
    print(`${file}  ${(source.length / 1000).toFixed(1)} kB -> ${(data.length / 1000).toFixed(1)} kB`);
  }
  for (const family of new Set([...cuts.values()].map((cut) => cut.family)))
    await writeFile(join(fontCutFolder, licenceOf(family)), await readFile(registryFile(family, 'licence')));
  for (const file of existing) if (!files.has(file)) await rm(join(fontCutFolder, file));
  await writeFile(hashesFile, moduleOf(hashes));
};
