// Which sources a script of a build contains, by its source map and the build's manifest.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * The source map and the sources of a built script.
 * @param {string} dist folder of the build, from the root
 * @param {string} name of the script, from that folder
 * @returns {{ map: import('node:module').SourceMapPayload | undefined, sources: string[] }} `map` is missing for data;
 *   `sources` are paths from the root, without libraries and code that the bundler has made
 */
export function readScript(dist, name) {
  const file = join(root, dist, `${name}.map`);
  const map = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const mapped = (map?.sources ?? []).map((source) => sourcePath(file, source));
  return { map, sources: [...mapped, ...dataIn(dist, name)].filter((path) => path !== undefined) };
}

/**
 * Path from the root of a source that a map names.
 * @param {string} map its file
 * @param {string} source as named there
 * @returns {string | undefined} undefined for a library and for code that the bundler has made
 */
export function sourcePath(map, source) {
  const path = relative(root, join(dirname(map), source.replace(/\?.*$/, '')));
  return path.startsWith('..') || path.includes('node_modules') ? undefined : path;
}

/**
 * Sources of all scripts of a build.
 * @param {string} dist folder of the build, from the root
 * @returns {string[]} as of `readScript`
 */
export function sourcesIn(dist) {
  const scripts = readdirSync(join(root, dist, 'assets')).filter((name) => name.endsWith('.js'));
  return [...new Set(scripts.flatMap((name) => readScript(dist, `assets/${name}`).sources))];
}

/** Data that is a script of its own, such as words: source maps don't name it, the manifest does. */
function dataIn(dist, name) {
  if (!dataOf.has(dist)) dataOf.set(dist, readData(dist));
  return dataOf.get(dist).get(name) ?? [];
}

/** Data of each build, by script. */
const dataOf = new Map();

function readData(dist) {
  const manifest = JSON.parse(readFileSync(join(root, dist, '.vite', 'manifest.json'), 'utf8'));
  const data = Object.values(manifest).filter(({ src }) => src?.endsWith('.json'));
  return new Map(
    [...Map.groupBy(data, ({ file }) => file)].map(([file, rows]) => [
      file,
      rows.map(({ src }) => join(dirname(dist), src)),
    ]),
  );
}
