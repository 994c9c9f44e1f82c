import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { densities, fontFaceCss, fontNames, iconCss, modes, themesCss } from '@touchline/brand';
import { fontFiles, loadThemes } from '@touchline/brand/node';
import type { Plugin } from 'vite';

const themes = fileURLToPath(new URL('../themes', import.meta.url));
const request = 'virtual:brands';
const resolved = `\0${request}`;

/** Brand listed first in the toolbar, and used when none is chosen. */
const house = 'touchline';

/**
 * Provides every brand of the themes folder to the preview as the module `virtual:brands`, and serves their fonts
 * under `fonts/`.
 */
export function brands(): Plugin {
  let base = '/';
  let building = false;
  /** Fonts of brands' own, by file name. */
  const ownFiles = new Map<string, string>();
  /** Icons of brands' own, by file name. */
  const ownIcons = new Map<string, string>();
  return {
    name: 'touchline:brands',
    configResolved(config) {
      base = config.base;
      building = config.command === 'build';
    },
    resolveId: (id) => (id === request ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { brands: loaded, refused } = await loadThemes(themes);
      for (const { folder, faults } of refused) this.warn(`${folder} is left out:\n- ${faults.join('\n- ')}`);
      const found = loaded.toSorted((a, b) => Number(b.book.name === house) - Number(a.book.name === house));
      for (const { folder } of found) this.addWatchFile(join(folder, 'brand.json'));
      const own = found.map(({ theme, folder }) => fontFiles(theme.ownFonts, folder)).flat();
      for (const { name, path } of own) ownFiles.set(name, path);
      for (const { icons } of found) for (const { fileName, svg } of icons) ownIcons.set(fileName, svg);
      if (building) {
        for (const [name, source] of ownIcons)
          this.emitFile({ type: 'asset', fileName: `brand-icons/${name}`, source });
        for (const { name, path } of [...fontFiles(), ...own]) {
          this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: await readFile(path) });
        }
      }
      const list = found.map(({ book, logo, icon }) => ({ name: book.name, title: book.title, logo, icon }));
      const css = [
        // Font faces of all families, because the studio may choose any of them.
        fontFaceCss([...fontNames, ...found.flatMap(({ theme }) => theme.ownFonts)], `${base}fonts/`),
        themesCss(found.map(({ theme }) => theme)),
        ...found.map(({ book, icons }) =>
          iconCss(icons, `${base}brand-icons/`, `[data-brand='${book.name}']`),
        ),
      ].join('\n');
      return [
        `export const brands = ${JSON.stringify(list)};`,
        `export const modes = ${JSON.stringify(modes)};`,
        `export const densities = ${JSON.stringify(densities)};`,
        `export const css = ${JSON.stringify(css)};`,
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use(`${base}brand-icons/`, (req, res, next) => {
        const svg = ownIcons.get((req.url ?? '').replace(/^\//, '').replace(/\?.*$/, ''));
        if (svg === undefined) return next();
        res.setHeader('content-type', 'image/svg+xml');
        res.end(svg);
      });
      const files = new Map(fontFiles().map(({ name, path }) => [name, path]));
      server.middlewares.use(`${base}fonts/`, (req, res, next) => {
        const name = (req.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
        const path = files.get(name) ?? ownFiles.get(name);
        if (path === undefined) return next();
        res.setHeader('content-type', 'font/woff2');
        readFile(path).then((bytes) => res.end(bytes), next);
      });
    },
  };
}
