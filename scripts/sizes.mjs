// Compares the downloads of a visit with their budgets, in gzip bytes. The entries are found in the build, not listed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/paths.mjs';

const PAGE = 'index.html';
/**
 * The rows of the screens that a first visit doesn't need, in the order in which they are loaded: a visit to one of
 * them loads its part of the table and the earlier parts.
 */
const LAZY_ROWS = ['src/app/routes/otherBettingRows.ts', 'src/app/routes/siteRows.ts'];
/** Like `LAZY_ROWS`, but for sheets. */
const LAZY_SHEETS = 'src/app/sheets/Overlays.tsx';
const SCREEN = /^src\/.*(?:Screen\.tsx|\/screens\.ts)$/;
/** Messages of one language for the first screen; a visitor loads one language, so the heaviest counts. */
const WORDS = /^_words-/;

/**
 * The files that entries need before they can run: their own and those they import at once.
 * @param {Record<string, { file: string, css?: string[], imports?: string[] }>} manifest Vite's, by source path
 * @param {string[]} entries source paths
 * @returns {string[]} file names, each once
 */
export function filesOf(manifest, entries) {
  const seen = new Set();
  const files = new Set();
  const queue = [...entries];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no entry "${key}".`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    queue.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/**
 * Measures every entry of a build. A screen is measured as a first visit to it: the page, one language, the
 * screen. A part (a sheet, a note) is measured by what it adds to the page.
 * @param {{ first: { js: number, css: number, screens: string[] }, screen: { js: number, css: number }, part: { js: number, css: number } }} budgets
 *   bytes; `screens` are those that a visit begins with
 * @param {(file: string) => number} sizeOf gzip bytes of one file
 * @returns {{ entry: string, kind: 'js' | 'css', bytes: number, budget: number, within: boolean }[]}
 */
export function measure(manifest, budgets, sizeOf) {
  const size = (files, kind) =>
    files.filter((file) => file.endsWith(`.${kind}`)).reduce((sum, file) => sum + sizeOf(file), 0);
  const heaviest = Object.keys(manifest)
    .filter((key) => WORDS.test(key))
    .toSorted((a, b) => sizeOf(manifest[b].file) - sizeOf(manifest[a].file))
    .slice(0, 1);
  const page = filesOf(manifest, [PAGE, ...heaviest]);
  // The table of the first screens may be in any of the page's files.
  const own = Object.values(manifest).filter(({ file }) => page.includes(file));
  const atOnce = own.flatMap((chunk) => chunk.dynamicImports ?? []).filter((key) => key.endsWith('.tsx'));
  const late = LAZY_ROWS.map((part) => manifest[part]?.dynamicImports ?? []);
  /** Parts of the table that are loaded before a screen. */
  const partsFor = (entry) => LAZY_ROWS.slice(0, late.findIndex((screens) => screens.includes(entry)) + 1);
  const sheets = manifest[LAZY_SHEETS]?.dynamicImports ?? [];
  return [...new Set([...atOnce, ...late.flat(), ...sheets])].toSorted().flatMap((entry) => {
    const isScreen = SCREEN.test(entry);
    const files = isScreen
      ? filesOf(manifest, [PAGE, ...heaviest, ...partsFor(entry), entry])
      : filesOf(manifest, [entry]).filter((file) => !page.includes(file));
    const budget = isScreen ? budgetOf(entry, budgets) : budgets.part;
    return ['js', 'css'].map((kind) => {
      const bytes = size(files, kind);
      return { entry, kind, bytes, budget: budget[kind], within: bytes <= budget[kind] };
    });
  });
}

/** Code that the page of a signed-in player has loaded before a sheet is opened. */
const OF_PLAYER = ['src/app/wiring/player.ts', LAZY_SHEETS];

/**
 * Measures the scripts that the first opening of a sheet adds to a player's page, with the form that the sheet loads
 * lazily.
 * @param {Record<string, number>} budgets bytes by source path
 * @param {(file: string) => number} sizeOf gzip bytes of one file
 */
export function measureOpened(manifest, budgets, sizeOf) {
  const page = filesOf(manifest, [PAGE, ...OF_PLAYER]);
  return Object.entries(budgets).map(([sheet, budget]) => {
    const added = filesOf(manifest, [sheet, ...(manifest[sheet]?.dynamicImports ?? [])]).filter(
      (file) => file.endsWith('.js') && !page.includes(file),
    );
    const bytes = added.reduce((sum, file) => sum + sizeOf(file), 0);
    return { entry: `${sheet}, opened`, kind: 'js', bytes, budget, within: bytes <= budget };
  });
}

/**
 * Measures the operator's console, which is one file and what it imports at once.
 * @param {{ js: number, css: number }} budget bytes
 * @param {(file: string) => number} sizeOf gzip bytes of one file
 */
export function measureConsole(manifest, budget, sizeOf) {
  const files = filesOf(manifest, [PAGE]);
  return ['js', 'css'].map((kind) => {
    const own = files.filter((file) => file.endsWith(`.${kind}`));
    const bytes = own.reduce((sum, file) => sum + sizeOf(file), 0);
    return { entry: 'apps/operator', kind, bytes, budget: budget[kind], within: bytes <= budget[kind] };
  });
}

/** Common first screens have a smaller budget than the others. */
function budgetOf(screen, { first, screen: usual }) {
  return first.screens.includes(screen) ? first : usual;
}

/** A built app: its manifest, and the gzip bytes of each of its files. */
function builtApp(name) {
  const dist = join(root, 'apps', name, 'dist');
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile))
    throw new Error(`There is no built apps/${name} to measure: run its build first.`);
  const known = new Map();
  return {
    manifest: JSON.parse(readFileSync(manifestFile, 'utf8')),
    sizeOf(file) {
      if (!known.has(file)) known.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
      return known.get(file);
    },
  };
}

function main() {
  const budgets = JSON.parse(readFileSync(join(root, 'size-budgets.json'), 'utf8'));
  const web = builtApp('web');
  const operator = builtApp('operator');
  const rows = [
    ...measure(web.manifest, budgets, web.sizeOf),
    ...measureOpened(web.manifest, budgets.opened, web.sizeOf),
    ...measureConsole(operator.manifest, budgets.operator, operator.sizeOf),
  ];
  for (const row of rows) console.log(JSON.stringify(row));
  if (rows.length === 0) throw new Error('The build has no screens: the measure fits it no longer.');
  return rows.every(({ within }) => within) ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main();
