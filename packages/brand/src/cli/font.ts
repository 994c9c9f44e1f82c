import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import * as v from 'valibot';
import { ownFontSchema } from '../book.ts';
import { fontFileName } from '../fontCss.ts';
import { subsetNames, subsetRanges, type Subset } from '../fonts.ts';
import { fontFolder } from '../node/fontFiles.ts';
import { ownFamilies, type OwnFont } from '../ownFonts.ts';
import { chosenFolders, UsageError } from './arguments.ts';
import { charactersOf } from './charactersOf.ts';
import type { Command } from './commands.ts';

/** Character by which a font is known to cover a subset; latin is required. */
const marks: Readonly<Record<Subset, string>> = {
  latin: 'A',
  'latin-ext': 'ā',
  cyrillic: 'я',
  'cyrillic-ext': 'ѣ',
  greek: 'α',
  vietnamese: 'ạ',
  arabic: 'ب',
  hebrew: 'א',
  devanagari: 'क',
  thai: 'ก',
};

/** Text by which the width of fonts is compared, and its average width in Arial in em. */
const sample = 'the quick brown fox jumps over the lazy dog';
const sampleInArial = 0.4524;

const has = (font: Font, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
const widthOf = (font: Font, character: string) =>
  font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth;

function opened(file: string, bytes: Buffer): ReturnType<typeof create> {
  try {
    return create(bytes);
  } catch {
    throw new UsageError(`${file} is no font: name a TTF, OTF, WOFF or WOFF2 file.`);
  }
}

function read(file: string, bytes: Buffer): Font {
  const font = opened(file, bytes);
  if (!('variationAxes' in font))
    throw new UsageError(`${file} contains several fonts: save the one to use as a file of its own.`);
  const { noEmbedding = false, noSubsetting = false } = font['OS/2']?.fsType ?? {};
  if (noEmbedding || noSubsetting)
    throw new UsageError(
      `${file} says that it must not be ${noEmbedding ? 'embedded' : 'divided'}: ask its maker for a web licence and the file that goes with it.`,
    );
  const missing = [...'AZaz09.,+-'].filter((character) => !has(font, character));
  if (missing.length > 0)
    throw new UsageError(`${file} has no ${missing.join(' ')}: use a font with letters and figures.`);
  return font;
}

/** Returns the width of a font's text in its regular weight, relative to Arial. */
async function widthInArial({ variationAxes: { wght } }: Font, bytes: Buffer): Promise<number> {
  const regular = wght && { wght: Math.min(Math.max(400, wght.min), wght.max) };
  const font = create(
    await subsetFont(bytes, sample, { targetFormat: 'truetype', ...(regular && { variationAxes: regular }) }),
  );
  if (!('variationAxes' in font)) return 1;
  const width = [...sample].reduce((sum, character) => sum + widthOf(font, character), 0);
  return Number((width / font.unitsPerEm / sample.length / sampleInArial).toFixed(4));
}

/** Returns the entry of a book for a font. */
async function entryOf(
  font: Font,
  bytes: Buffer,
  book: Pick<OwnFont, 'name' | 'id' | 'licence'>,
): Promise<OwnFont> {
  const { wght, wdth } = font.variationAxes;
  const weight = font['OS/2']?.usWeightClass ?? 400;
  const em = (units: number) => Number((units / font.unitsPerEm).toFixed(4));
  const figures = new Set([...'0123456789'].map((figure) => widthOf(font, figure)));
  const entry = v.safeParse(ownFontSchema, {
    ...book,
    axis: wdth === undefined ? 'wght' : 'wdth',
    weight: wght === undefined ? [weight, weight] : [wght.min, wght.max],
    ...(wdth === undefined ? {} : { stretch: [wdth.min, wdth.max] }),
    subsets: subsetNames.filter((subset) => has(font, marks[subset])),
    tabular: figures.size === 1 || font.availableFeatures.includes('tnum'),
    metrics: {
      ascent: em(font.ascent),
      descent: em(Math.abs(font.descent)),
      width: await widthInArial(font, bytes),
    },
  });
  if (entry.success) return entry.output;
  throw new UsageError(`The name "${book.name}" ${entry.issues[0].message}: give another with --name.`);
}

async function readLicence(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.trim().length < 40)
    throw new UsageError(
      `${file} isn't a licence: give the text that came with the font, so that its use can be proved.`,
    );
  return text;
}

/**
 * Adds a font to a brand: subsets of it as WOFF2 with its licence in the brand's folder, and its entry in the book. An
 * earlier version of the family is replaced.
 */
export const font: Command = async (args, print) => {
  const [which, file, licenceFile] = args.positionals;
  if (which === undefined || which === 'all' || file === undefined || licenceFile === undefined)
    throw new UsageError('Say one brand, the font file and the file with its licence.');
  const [folder = which] = await chosenFolders(args);
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} can't be read: name a TTF, OTF, WOFF or WOFF2 file.`);
  });
  const source = read(file, bytes);
  const licence = await readLicence(licenceFile);
  const name = args.name ?? source.familyName;
  const start = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  // Files are cached permanently, so another version has another name.
  const id = `${start}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  const entry = await entryOf(source, bytes, { name, id, licence: `${id}-licence.txt` });
  const [family] = ownFamilies([entry]);
  if (family === undefined) return;

  const fonts = join(folder, fontFolder);
  const target = join(folder, 'brand.json');
  const book = v.parse(
    v.looseObject({ fonts: v.optional(v.array(v.looseObject({ name: v.string(), id: v.string() })), []) }),
    JSON.parse(await readFile(target, 'utf8')),
  );
  await mkdir(fonts, { recursive: true });
  for (const earlier of book.fonts.filter((each) => each.name === entry.name))
    for (const each of await readdir(fonts))
      if (each.startsWith(`${earlier.id}-`)) await rm(join(fonts, each));
  for (const subset of entry.subsets) {
    const data = await subsetFont(bytes, charactersOf(subsetRanges[subset]), { targetFormat: 'woff2' });
    await writeFile(join(fonts, fontFileName(family, subset)), data);
    print(`${join(fonts, fontFileName(family, subset))}  ${(data.length / 1000).toFixed(1)} kB`);
  }
  await writeFile(join(fonts, entry.licence), licence);
  const kept = book.fonts.filter((each) => each.name !== entry.name);
  await writeFile(target, `${JSON.stringify({ ...book, fonts: [...kept, entry] }, null, 2)}\n`);
  print(
    `${target} has the font ${entry.name}${entry.tabular ? '' : ', which has no figures of one width: prices keep another font'}. ` +
      `Use it by "headingFont" or "bodyFont" of the seeds.`,
  );
};
