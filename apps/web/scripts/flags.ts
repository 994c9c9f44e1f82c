import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:flags';
const RESOLVED = `\0${MODULE}`;

/** Flags simplified for small sizes, named by upper-case code. */
const countries = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2');
/** Globe for everything that isn't a country. */
const globe = fileURLToPath(new URL('../src/platform/flags/world.svg', import.meta.url));

/** Returns the flags by file name: `de.svg`, `gb-eng.svg`, `world.svg`. */
export function flagFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(countries)
    .filter((name) => /^[A-Z]{2}(?:-[A-Z]{2,3})?\.svg$/.test(name))
    .toSorted()
    .map((name) => [name.toLowerCase(), readFileSync(join(countries, name), 'utf8')] as const);
  return new Map([...files, ['world.svg', readFileSync(globe, 'utf8')]]);
}

/**
 * Adds the flags of countries to the app's files, in one folder whose name changes with their content, and provides
 * the folder and the codes as `virtual:flags`. One name for all of them weighs less in the first script than a hash
 * for each.
 */
export function flags(): Plugin {
  const files = flagFiles();
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8);
  const folder = `assets/flags-${hash}/`;
  const codes = [...files.keys()]
    .map((name) => name.slice(0, -'.svg'.length))
    .filter((code) => code !== 'world');
  return {
    name: 'touchline-flags',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const folder = '/${folder}';\nexport const codes = '${codes.join(' ')}';\n`
        : undefined,
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const source = files.get((request.url ?? '').slice(1));
        if (source === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml').end(source);
      });
    },
    generateBundle() {
      // The server's build only needs the names.
      if (this.environment.config.consumer === 'server') return;
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: folder + name, source });
    },
  };
}
