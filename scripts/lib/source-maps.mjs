// Which sources a script of a build contains, by its source map and the build's manifest.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * Sources of a built script.
 * @param {string} dist folder of the build, from the root
 * @param {string} name of the script, from that folder
 * @returns {string[]} paths from the root, without libraries and code that the bundler has made; empty without a map
 */
export function sourcesOf(dist, name) {
  const map = join(root, dist, `${name}.map`);
  const { sources } = existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : { sources: [] };
  return [...sources.map((source) => sourcePath(map, source)), ...dataIn(dist, name)].filter(
    (path) => path !== undefined,
  );
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
 * @returns {string[]} as of `sourcesOf`
 */
export function sourcesIn(dist) {
  const scripts = readdirSync(join(root, dist, 'assets')).filter((name) => name.endsWith('.js'));
  return [...new Set(scripts.flatMap((name) => sourcesOf(dist, `assets/${name}`)))];
}

/** Data that is a script of its own, such as words: source maps don't name it, the manifest does. */
function dataIn(dist, name) {
  return manifestOf(dist)
    .filter(({ file, src }) => file === name && src?.endsWith('.json'))
    .map(({ src }) => join(dirname(dist), src));
}

const manifests = new Map();

function manifestOf(dist) {
  const file = join(root, dist, '.vite', 'manifest.json');
  if (!manifests.has(file)) manifests.set(file, Object.values(JSON.parse(readFileSync(file, 'utf8'))));
  return manifests.get(file);
}
