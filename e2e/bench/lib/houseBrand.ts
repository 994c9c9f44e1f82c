import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fontFaceCss, plainCss, themeCss } from '@touchline/brand';
import { fontFiles, loadThemes } from '@touchline/brand/node';
import type { Plugin } from 'vite';

const themes = fileURLToPath(new URL('../../../themes', import.meta.url));
const house = 'touchline';

/** Applies the default brand to every page of a build: its style in the head, its fonts next to the assets. */
export function houseBrand(): Plugin {
  return {
    name: 'bench-house-brand',
    async buildStart() {
      const { fonts } = await houseTheme();
      for (const { name, path } of fontFiles(fonts))
        this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: await readFile(path) });
    },
    async transformIndexHtml(html, { path }) {
      const theme = await houseTheme();
      const toRoot = '../'.repeat(path.split('/').length - 2) || './';
      const faces = fontFaceCss(theme.fonts, `${toRoot}fonts/`, ['en']);
      const root = `<html lang="en" dir="ltr" data-brand="${house}" data-mode="light" data-density="comfortable">`;
      return {
        html: html.replace(/<html[^>]*>/, root),
        tags: [
          {
            tag: 'style',
            children: [plainCss(), faces, themeCss(theme)].join('\n'),
            injectTo: 'head-prepend',
          },
        ],
      };
    },
  };
}

async function houseTheme() {
  const brand = (await loadThemes(themes)).brands.find(({ book }) => book.name === house);
  if (!brand) throw new Error(`There is no brand "${house}" in themes/: the page has no look without it.`);
  return brand.theme;
}
