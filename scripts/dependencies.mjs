// docs/dependencies.md names every direct dependency with its reason, and nothing that is gone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * @param {object[]} manifests parsed package.json files
 * @param {string} document Markdown; the first cell of a table's row names one library or several, in backticks
 * @returns {{ missing: string[], gone: string[] }} libraries without a row, rows without a library
 */
export function compareWithDocument(manifests, document) {
  const ours = new Set(manifests.map(({ name }) => name));
  const used = new Set(
    manifests
      .flatMap((manifest) => FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {})))
      .filter((name) => !ours.has(name)),
  );
  const named = new Set(
    [...document.matchAll(/^\| *(`[^|]*)\|/gm)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    ),
  );
  return {
    missing: [...used].filter((name) => !named.has(name)).toSorted(),
    gone: [...named].filter((name) => !used.has(name)).toSorted(),
  };
}

function main() {
  const files = [
    'package.json',
    'e2e/package.json',
    ...globSync('{packages,apps}/*/package.json', { cwd: root }),
  ];
  const manifests = files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
  const document = readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8');
  const { missing, gone } = compareWithDocument(manifests, document);
  for (const name of missing) console.error(`docs/dependencies.md does not say why there is ${name}.`);
  for (const name of gone) console.error(`docs/dependencies.md names ${name}, which nothing depends on.`);
  return missing.length + gone.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main();
