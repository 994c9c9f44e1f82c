import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { plainCss } from '../css/plainCss.ts';
import { themeCss } from '../css/themeCss.ts';
import { themesCss } from '../css/themesCss.ts';
import { exportTheme } from '../dtcg/exportTheme.ts';
import { shownFigure } from '../faults/contrast.ts';
import { contrastFigures } from '../faults/themeFaults.ts';
import { fontFaceCss } from '../fontCss.ts';
import { fontFiles } from '../node/fontFiles.ts';
import { drawIcon, iconFiles } from '../node/icons.ts';
import { BrandBookError, readBrand, type LoadedBrand } from '../node/themes.ts';
import { previewPage } from '../preview.ts';
import { chosenFolders, type Arguments } from './arguments.ts';

type Print = (line: string) => void;
export type Command = (args: Arguments, print: Print) => Promise<void>;

const fontsAddress = '/fonts/';

/**
 * Runs a command on every valid brand.
 * @throws BrandBookError afterwards, with the faults of the brands that were left out
 */
async function withBrands(
  args: Arguments,
  run: (brands: readonly LoadedBrand[]) => Promise<void>,
): Promise<void> {
  const readings = await Promise.all((await chosenFolders(args)).map(readBrand));
  await run(readings.flatMap((reading) => (reading.ok ? [reading.brand] : [])));
  const faults = readings.flatMap((reading) => (reading.ok ? [] : reading.faults));
  if (faults.length > 0) throw new BrandBookError(faults);
}

async function write(out: string, name: string, content: string | Uint8Array, print: Print): Promise<void> {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const packed = typeof content === 'string' ? `, ${kB(gzipSync(content).length)} in gzip` : '';
  print(`${file}  ${kB(Buffer.byteLength(content))}${packed}`);
}

/** Prints each brand with its closest pairs. Checks all brands before it throws. */
export const check: Command = async (args, print) => {
  const faults: string[] = [];
  for (const folder of await chosenFolders(args)) {
    const reading = await readBrand(folder);
    if (!reading.ok) {
      faults.push(...reading.faults);
      const { length } = reading.faults;
      print(`${basename(folder)}: ${length} ${length === 1 ? 'fault' : 'faults'}`);
      continue;
    }
    const figures = contrastFigures(reading.brand.theme);
    print(`${basename(folder)}: 0 faults, ${figures.length} contrast pairs hold; the closest:`);
    for (const { mode, fg, bg, figure, need } of figures.slice(0, 3))
      print(`  ${shownFigure(figure)} (needs ${need})  ${mode}: ${fg} on ${bg}`);
  }
  if (faults.length > 0) throw new BrandBookError(faults);
};

/** Writes `<brand>.css` for each brand, `plain.css` for pages without the kit, and `all.css` when there are several. */
export const build: Command = (args, print) =>
  withBrands(args, async (brands) => {
    for (const { theme } of brands)
      await write(
        args.out,
        `${theme.name}.css`,
        `${fontFaceCss(theme.fonts, fontsAddress)}\n${themeCss(theme)}\n`,
        print,
      );
    await write(args.out, 'plain.css', `${plainCss()}\n`, print);
    if (brands.length < 2) return;
    const themes = brands.map(({ theme }) => theme);
    const fonts = fontFaceCss([...new Set(themes.flatMap((theme) => theme.fonts))], fontsAddress);
    await write(args.out, 'all.css', `${fonts}\n${themesCss(themes)}\n`, print);
  });

async function withFontsInside(css: string, brand: LoadedBrand): Promise<string> {
  let whole = css;
  for (const { name, path } of fontFiles(brand.theme.fonts, brand.folder)) {
    const data = (await readFile(path)).toString('base64');
    whole = whole.replace(`url(${fontsAddress}${name})`, `url(data:font/woff2;base64,${data})`);
  }
  return whole;
}

/** Writes `<brand>.html`, a self-contained page. */
export const preview: Command = (args, print) =>
  withBrands(args, async (brands) => {
    for (const brand of brands) {
      const { theme, logo } = brand;
      const fontCss = await withFontsInside(fontFaceCss(theme.fonts, fontsAddress), brand);
      await write(args.out, `${theme.name}.html`, previewPage(theme, { logo, fontCss }), print);
    }
  });

/** Writes each brand's Design Tokens documents. */
export const exportTokens: Command = (args, print) =>
  withBrands(args, async (brands) => {
    for (const { theme } of brands)
      for (const [name, document] of exportTheme(theme))
        await write(args.out, name, `${JSON.stringify(document, null, 2)}\n`, print);
  });

/** Writes `<brand>/<name>.png` for every icon that an installed app needs. */
export const icons: Command = (args, print) =>
  withBrands(args, async (brands) => {
    for (const { icon, book } of brands)
      for (const file of iconFiles) {
        const drawn = await drawIcon(icon, file, book.pwa.backgroundColor);
        await write(args.out, join(book.name, file.name), drawn, print);
      }
  });
