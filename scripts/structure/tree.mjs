// The modules of the server and the imports between them.
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { importedFiles } from '../lib/imports.mjs';

const IS_TEST = /\.test\.ts$|(?:^|\/)testing\//;

/**
 * @typedef {object} Import of one module by another, of values or types
 * @property {string} from path from src
 * @property {string} to path from src
 * @property {number} line
 *
 * @typedef {object} Tree
 * @property {readonly string[]} entries files and folders directly in src
 * @property {ReadonlyMap<string, string>} sources text of each module by path from src, without tests and their tools
 * @property {readonly Import[]} imports each pair of modules once
 */

/**
 * Reads the tree of a folder.
 * @param {string} src absolute path
 * @returns {Tree}
 */
export function readTree(src) {
  const paths = globSync('**/*.ts', { cwd: src }).map((path) => path.split(sep).join('/'));
  const modules = paths.filter((path) => !IS_TEST.test(path)).toSorted();
  return treeOf(
    new Map(modules.map((path) => [path, readFileSync(join(src, path), 'utf8')])),
    readdirSync(src),
  );
}

/**
 * Creates the tree of modules.
 * @param {ReadonlyMap<string, string>} sources by path from src
 * @param {readonly string[]} entries files and folders directly in src
 * @returns {Tree}
 */
export function treeOf(sources, entries) {
  const imports = new Map();
  for (const [from, source] of sources) {
    for (const { file: to, start } of importedFiles(from, source)) {
      if (to.startsWith('../') || IS_TEST.test(to)) continue;
      const line = source.slice(0, start).split('\n').length;
      if (!imports.has(`${from} ${to}`)) imports.set(`${from} ${to}`, { from, to, line });
    }
  }
  return { entries, sources, imports: [...imports.values()] };
}

/** Returns the folder or module directly in src that a path is in. */
export function entryOf(path) {
  return path.split('/')[0];
}
