import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { houseBrand } from './houseBrand.ts';

const page = fileURLToPath(new URL('../page', import.meta.url));
const web = fileURLToPath(new URL('../../../apps/web', import.meta.url));

export interface Built {
  /** Folder of the built pages. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Builds the benchmarks' own pages with the app's build settings, in the default brand. */
export async function buildPage(): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  await build({
    root: page,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), houseBrand()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      // Each page's script is a single file, which can also be injected into another page.
      modulePreload: false,
      rolldownOptions: { input: { index: join(page, 'index.html'), hand: join(page, 'hand-board.html') } },
    },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Builds the app's own benchmark pages: `bench/board.html` is the product's board.
 * @throws {Error} with the build's output
 */
export async function buildBoard(): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-board-'));
  const built = spawnSync('pnpm', ['-C', web, 'build:bench', '--outDir', folder, '--logLevel', 'error'], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The bench build failed:\n${built.stdout}${built.stderr}`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
