// Checks that components of the kit which no screen uses yet are marked, and no others: their stories have the tag
// `planned`, and the table of packages/ui/README.md lists their folders.
//   node scripts/planned.mjs
import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { createGraph } from './affected/graph.mjs';
import { readSource } from './affected/references.mjs';
import { root } from './lib/paths.mjs';

const KIT = 'packages/ui/src';
const README = 'packages/ui/README.md';
const COMPONENT = /^(?:primitives|layouts|blocks\/\w+)\/[A-Z]\w*$/;
const BESIDE_THE_CODE = /\.(test|stories)\.tsx?$/;

/**
 * Compares the marks with the imports of both apps.
 * @param {string} [base] absolute path of a repository
 * @returns {string[]} one sentence for each wrong mark
 */
export function checkPlanned(base = root) {
  const paths = globSync(['{packages,apps}/*/package.json', '{packages,apps}/*/src/**/*.{ts,tsx}'], {
    cwd: base,
  }).map((path) => path.split(sep).join('/'));
  const textOf = (path) => readFileSync(join(base, path), 'utf8');
  const used = findUsed(paths, textOf);
  const tagged = new Set(paths.filter((path) => isTagged(path, textOf)));
  const listed = new Set(readTable(textOf(README)));

  const problems = [];
  for (const [folder, files] of componentFolders(paths)) {
    const name = folder.slice(KIT.length + 1);
    const isUsed = files.some((file) => used.has(file));
    for (const story of files.filter((file) => file.endsWith('.stories.tsx'))) {
      if (isUsed && tagged.has(story)) problems.push(`${story} is tagged "planned", but an app uses ${name}`);
      if (!isUsed && !tagged.has(story))
        problems.push(`${story} lacks the tag "planned": no app uses ${name}`);
    }
    if (isUsed && listed.has(name)) problems.push(`${README} lists ${name}, but an app uses it`);
    if (!isUsed && !listed.has(name)) problems.push(`${README} doesn't list ${name}, which no app uses`);
    listed.delete(name);
  }
  return [...problems, ...[...listed].map((name) => `${README} lists ${name}, which doesn't exist`)];
}

/** Files that the screens of both apps load. */
function findUsed(paths, textOf) {
  const parsed = new Map();
  const graph = createGraph(new Map(paths.map((path) => [path, ''])), textOf, (path) => {
    if (!parsed.has(path)) parsed.set(path, readSource(path, textOf(path)));
    return parsed.get(path);
  });
  const screens = paths.filter((path) => /^apps\/(web|operator)\/src\//.test(path));
  return graph.closure(
    screens.filter((path) => !BESIDE_THE_CODE.test(path)),
    (path) => BESIDE_THE_CODE.test(path),
  );
}

/** Folders of components with their files. */
function componentFolders(paths) {
  const inKit = paths.filter((path) => path.startsWith(`${KIT}/`) && path.endsWith('.tsx'));
  const folders = Map.groupBy(inKit, posix.dirname);
  return [...folders].filter(([folder]) => COMPONENT.test(folder.slice(KIT.length + 1)));
}

function isTagged(path, textOf) {
  return path.endsWith('.stories.tsx') && /^ {2}tags: \[.*'planned'.*\],?$/m.test(textOf(path));
}

/** Rows `| blocks/casino | GameTile, GameGrid |` as folders. */
function readTable(text) {
  return [...text.matchAll(/^\| `([a-z/]+)` \| (.*) \|$/gm)].flatMap(([, layer, names]) =>
    names.split(', ').map((name) => `${layer}/${name}`),
  );
}

if (import.meta.filename === process.argv[1]) {
  const problems = checkPlanned();
  for (const problem of problems) console.error(`${problem}.`);
  if (problems.length === 0) console.log('Components that no screen uses are marked, and no others.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
