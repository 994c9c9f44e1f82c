import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainCss, themeCss } from '@touchline/brand';
import { loadThemes } from '@touchline/brand/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const page = fileURLToPath(new URL('../page', import.meta.url));
const themes = fileURLToPath(new URL('../../../themes', import.meta.url));
const house = 'touchline';

/**
 * Builds the benchmark's page as the app is built, in the house brand.
 * @returns the folder and the way to remove it
 */
export async function buildPage(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  const brand = (await loadThemes(themes)).find(({ book }) => book.name === house);
  if (!brand) throw new Error(`There is no brand "${house}" in themes/: the page has no look without it.`);
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      {
        name: 'bench-brand',
        transformIndexHtml: () => [
          { tag: 'style', children: `${plainCss()}\n${themeCss(brand.theme)}`, injectTo: 'head' },
        ],
      },
    ],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
