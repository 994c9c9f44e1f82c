// Skips work whose sources haven't changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.cache', '.data']);
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.mdx?$/;

/**
 * A digest of the content of files and folders (by content, as a checkout changes every time stamp).
 * @param {string[]} paths relative to `base`; those that don't exist count as absent
 * @param {string} [base] absolute, by default the repository
 * @param {RegExp} [leftOut] names of files that don't count, by default tests, stories and documents
 * @returns {string} hexadecimal
 */
export function digest(paths, base = root, leftOut = NOT_BUILT) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(base, path), leftOut)).toSorted()) {
    hash
      .update(`${relative(base, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Returns whether the work called `name` was last done for this digest.
 * @param {string} name a file name
 */
export function isFresh(name, value, base = root) {
  const file = stampFile(name, base);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/** Stores the digest for which the work called `name` was done. */
export function remember(name, value, base = root) {
  const file = stampFile(name, base);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}

/** Forgets that the work called `name` was done. */
export function forget(name, base = root) {
  rmSync(stampFile(name, base), { force: true });
}

function stampFile(name, base) {
  return join(base, '.cache', `${name}.stamp`);
}

function filesUnder(path, leftOut) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || leftOut.test(entry.name)) return [];
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesUnder(inside, leftOut);
    return entry.isFile() ? [inside] : [];
  });
}
