import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BrandBook } from '../book.ts';
import { themeFaultTexts } from '../faults/themeFaults.ts';
import { fontFileName } from '../fontCss.ts';
import { ownFamilies } from '../ownFonts.ts';
import type { BrandIcon } from '../iconCss.ts';
import { parseBrandBook } from '../parseBook.ts';
import { iconFault, plainSvg, svgFault } from '../svg.ts';
import { buildTheme, type Theme } from '../theme.ts';
import { readIcons } from './brandIcons.ts';
import { fontFolder } from './fontFiles.ts';
import { iconMarkFault, logoFault } from './marks.ts';

/** Folder of a brand, loaded and validated. */
export interface LoadedBrand {
  readonly book: BrandBook;
  readonly theme: Theme;
  /** Content of the SVG files. The wordmark uses `currentColor`, so it must be inlined into the page. */
  readonly logo: string;
  readonly icon: string;
  /** The brand's own icons in place of the kit's. */
  readonly icons: readonly BrandIcon[];
  readonly folder: string;
}

export type BrandReading =
  | { readonly ok: true; readonly brand: LoadedBrand }
  | { readonly ok: false; readonly folder: string; readonly faults: readonly string[] };

/** Brand that can't be used; each fault is a sentence with the cause and the correction. */
export type RefusedBrand = Extract<BrandReading, { ok: false }>;

export interface LoadedThemes {
  /** Valid brands, sorted by name. */
  readonly brands: readonly LoadedBrand[];
  /** Brands with faults, sorted by folder. They don't affect the others. */
  readonly refused: readonly RefusedBrand[];
}

/** Error for invalid brand books; each fault is a sentence with the cause and the correction. */
export class BrandBookError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The brand books have faults:\n- ${faults.join('\n- ')}`);
    this.name = 'BrandBookError';
    this.faults = faults;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function readJson(file: string): Promise<{ json: unknown } | { fault: string }> {
  try {
    return { json: JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    const todo =
      error instanceof SyntaxError ? 'Mend the JSON' : 'Each folder of themes needs a readable brand.json';
    return { fault: `${file} can't be read: ${reasonOf(error)}. ${todo}.` };
  }
}

async function readSvg(folder: string, name: string, faults: string[]): Promise<string> {
  const file = join(folder, name);
  try {
    const svg = plainSvg(await readFile(file, 'utf8'));
    const fault = svgFault(svg);
    if (fault === undefined) return svg;
    faults.push(`${file} ${fault}.`);
    return '';
  } catch (error) {
    faults.push(`${file} is named in the book and can't be read: ${reasonOf(error)}. Put the file there.`);
    return '';
  }
}

/**
 * Loads a brand's folder: the book, its images, and the contrast of its theme. Never throws.
 * @param folder path of a folder with a `brand.json`
 */
export async function readBrand(folder: string): Promise<BrandReading> {
  try {
    return await readFolder(folder);
  } catch (error) {
    const fault = `${folder} can't be made into a theme: ${reasonOf(error)}. Compare it with another brand's folder.`;
    return { ok: false, folder, faults: [fault] };
  }
}

/** Returns the faults of a brand's own fonts: missing files, files of another format, a missing licence. */
async function fontFaults(folder: string, { fonts = [] }: BrandBook): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, licence } of fonts) {
    const file = join(folder, fontFolder, licence);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.trim() === '')
      faults.push(
        `${file} is missing or empty, so the use of ${name} can't be proved. Add the font anew with its licence: npm run brand -- font.`,
      );
  }
  for (const family of ownFamilies(fonts))
    for (const subset of family.subsets) {
      const file = join(folder, fontFolder, fontFileName(family, subset));
      const data = await readFile(file).catch(() => undefined);
      if (data?.toString('latin1', 0, 4) !== 'wOF2')
        faults.push(
          `${file} ${data === undefined ? 'is missing' : 'is no WOFF2 file'}. Add the font anew: npm run brand -- font.`,
        );
    }
  return faults;
}

/** Returns the fault of a mark that is drawn for examination. */
async function markFaults(
  file: string,
  judge: () => Promise<string | undefined>,
): Promise<readonly string[]> {
  try {
    const fault = await judge();
    return fault === undefined ? [] : [`${file} ${fault}.`];
  } catch (error) {
    return [`${file} can't be drawn: ${reasonOf(error)}. Save it anew from a drawing program as plain SVG.`];
  }
}

async function readFolder(folder: string): Promise<BrandReading> {
  const file = join(folder, 'brand.json');
  const read = await readJson(file);
  if ('fault' in read) return { ok: false, folder, faults: [read.fault] };
  const parsed = parseBrandBook(read.json);
  if (!parsed.ok)
    return { ok: false, folder, faults: parsed.faults.map(({ message }) => `${file}: ${message}`) };
  const { book } = parsed;
  const faults: string[] = [];
  if (book.name !== basename(folder))
    faults.push(`${file}: "name" is ${book.name}, but brands are found by folder. Name both alike.`);
  const logo = await readSvg(folder, book.logo, faults);
  const icon = await readSvg(folder, book.icon, faults);
  const shape = iconFault(icon);
  if (icon !== '' && shape !== undefined) faults.push(`${join(folder, book.icon)} ${shape}.`);
  const { icons, faults: iconFaults } = await readIcons(folder);
  faults.push(...iconFaults);
  const theme = buildTheme(book);
  faults.push(...(await fontFaults(folder, book)));
  const marks = [
    { file: book.logo, svg: logo, judge: () => logoFault(logo, theme) },
    { file: book.icon, svg: icon, judge: () => iconMarkFault(icon, book) },
  ];
  for (const { file: name, svg, judge } of marks)
    if (svg !== '') faults.push(...(await markFaults(join(folder, name), judge)));
  faults.push(...themeFaultTexts(theme));
  return faults.length > 0
    ? { ok: false, folder, faults }
    : { ok: true, brand: { book, theme, logo, icon, icons, folder } };
}

/** @returns the paths of the brand folders in a themes folder, sorted by name */
export async function brandFolders(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(dir, entry.name))
    .toSorted();
}

/**
 * Loads every brand of a themes folder. A brand with faults is left out with its faults.
 * @param dir folder with one subfolder per brand
 */
export async function loadThemes(dir: string): Promise<LoadedThemes> {
  const readings = await Promise.all((await brandFolders(dir)).map(readBrand));
  return {
    brands: readings.flatMap((reading) => (reading.ok ? [reading.brand] : [])),
    refused: readings.filter((reading) => !reading.ok),
  };
}
