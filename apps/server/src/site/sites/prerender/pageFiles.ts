import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** An entry of a build's manifest, by the path of its source. */
interface Entry {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Entry>>;

/** Addresses of the files that a rendered page needs besides those of every page. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Finds the app's files for the lazy code and the translations of a rendered page. */
export interface FindFiles {
  /**
   * @param chunks names of files of the prerender program
   * @param bundles translations as `language/namespace`
   */
  (chunks: readonly string[], bundles: readonly string[]): PageFiles;
}

/** Source of the app's entry, whose files are in every page. */
const ENTRY = 'index.html';

/**
 * Reads the manifests of the app and of the prerender program, which are two builds of the same sources.
 * @param webDist folder of the built app
 */
export function readPageFiles(webDist: string): FindFiles {
  return createFindFiles(
    readManifest(join(webDist, 'prerender', '.vite', 'manifest.json')),
    readManifest(join(webDist, '.vite', 'manifest.json')),
  );
}

/** Creates the function that finds the files, from the manifests of the prerender program and of the app. */
export function createFindFiles(program: Manifest, app: Manifest): FindFiles {
  const sources = new Map(Object.entries(program).map(([source, { file }]) => [basename(file), source]));
  const everywhere = new Set(filesOf(app, [ENTRY]).keys());
  return (chunks, bundles) => {
    const screens = chunks.flatMap((chunk) => sources.get(chunk) ?? []);
    const used = filesOf(app, [...screens, ...bundles.flatMap((bundle) => translations(app, bundle))]);
    const own = [...used].filter(([key]) => !everywhere.has(key)).map(([, entry]) => entry);
    return {
      styles: addresses(own.flatMap(({ css = [] }) => css)),
      scripts: addresses(own.map(({ file }) => file)),
    };
  };
}

/** Keys of the entries with the translations of a bundle: its own, or that of its language's first screens. */
function translations(app: Manifest, bundle: string): string[] {
  const source = `src/platform/i18n/locales/${bundle}.json`;
  if (app[source]) return [source];
  const [language = ''] = bundle.split('/');
  return Object.keys(app).filter((key) => app[key]?.name === `words-${language}`);
}

/** Entries with these keys and all that they import, by key. */
function filesOf(manifest: Manifest, keys: readonly string[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || found.has(key)) return;
    found.set(key, entry);
    entry.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}

const addresses = (files: readonly string[]): string[] => [...new Set(files)].map((file) => `/${file}`);

function readManifest(file: string): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
