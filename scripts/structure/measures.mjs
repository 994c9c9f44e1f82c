// Figures of the server's structure, and what they count:
//
// - A module is a `.ts` file of apps/server/src, without tests (`*.test.ts`) and tools for tests (`testing/`).
// - An entry is a file or folder directly in src, tests included.
// - An arrow leads from one entry to another if a module of the first imports a module of the second, a value or a type,
//   by a static or dynamic import or a re-export. Entries of the composition and ignored ones (`domains.mjs`) have none.
//   An arrow between domains is the same for the domains that the entries belong to.
// - A mutual pair is two entries with arrows both ways.
// - A knot is a largest set of entries that all reach each other by arrows (a strongly connected component).
// - An upward arrow is a pair of modules: one of a domain imports one of a higher layer, or of the composition.
// - Wiring is the lines of the modules that assemble the server (`wiring` in `domains.mjs`).
// - The lines of `createPlatform` are those of the function, from `function` to its last brace.
// - A `*Deps` interface is a declared interface with such a name, exported or not.
//
// All of them may fall only: structure-budget.json has the figures that none may exceed.
import { parseSync } from 'oxc-parser';
import { domainOf, importsBetween, knotsOf, upwardImports } from './rules.mjs';
import { entryOf } from './tree.mjs';

/**
 * @typedef {object} Measure
 * @property {string} key in structure-budget.json
 * @property {string} title
 * @property {string} wayOut
 * @property {(tree: import('./tree.mjs').Tree, layout: import('./domains.mjs').Layout) => number} count
 */

const TURN =
  'Import a lower layer only: move the needed part down, or give the lower layer a hook that is installed at composition.';

/** @type {readonly Measure[]} */
export const measures = [
  {
    key: 'entries',
    title: 'entries in apps/server/src',
    wayOut: 'Put new files into the folder of their domain.',
    count: ({ entries }) => entries.length,
  },
  {
    key: 'largestKnot',
    title: 'entries in the largest knot',
    wayOut: TURN,
    count: (tree, layout) => knotsOf(arrowsOf(tree, layout))[0]?.length ?? 1,
  },
  {
    key: 'mutualPairs',
    title: 'pairs of entries that import each other',
    wayOut: TURN,
    count: (tree, layout) => pairsOf(arrowsOf(tree, layout)).length,
  },
  {
    key: 'entryArrows',
    title: 'arrows between entries',
    wayOut: 'Use what the entry imports already, or move the module to where it is used.',
    count: (tree, layout) => arrowsOf(tree, layout).length,
  },
  {
    key: 'domainArrows',
    title: 'arrows between domains',
    wayOut: TURN,
    count: (tree, layout) => domainArrowsOf(tree, layout).length,
  },
  {
    key: 'upwardArrows',
    title: 'upward arrows',
    wayOut: `${TURN} \`npm run structure -- --list\` prints all of them.`,
    count: (tree, layout) => upwardImports(tree, layout).length,
  },
  {
    key: 'wiringLines',
    title: 'lines of wiring',
    wayOut: 'Assemble a capability in its own domain, and let the wiring call that.',
    count: ({ sources }, { wiring }) => {
      const lines = wiring.map((path) => sourceOf(sources, path).split('\n').length - 1);
      return lines.reduce((sum, own) => sum + own, 0);
    },
  },
  {
    key: 'createPlatformLines',
    title: 'lines of createPlatform',
    wayOut: 'Assemble a capability in its own domain, and let createPlatform call that.',
    count: ({ sources }) =>
      linesOfFunction('platform.ts', sourceOf(sources, 'platform.ts'), 'createPlatform'),
  },
  {
    key: 'depsInterfaces',
    title: '*Deps interfaces',
    wayOut: 'Extend or reuse the deps of the capability.',
    count: ({ sources }) =>
      [...sources.values()].reduce((sum, source) => sum + (source.match(DEPS)?.length ?? 0), 0),
  },
];

const DEPS = /^(?:export )?interface \w*Deps\b/gm;

function sourceOf(sources, path) {
  const source = sources.get(path);
  if (source === undefined)
    throw new Error(
      `There is no ${path} in apps/server/src: name the module that has its lines in scripts/structure.`,
    );
  return source;
}

/** Returns the arrows between entries, each once. */
function arrowsOf({ imports }, layout) {
  const counts = (entry) => {
    const domain = domainOf(entry, layout);
    return domain !== undefined && layout.domains.includes(domain);
  };
  const pairs = imports.map(({ from, to }) => [entryOf(from), entryOf(to)]);
  return distinct(pairs.filter(([from, to]) => from !== to && counts(from) && counts(to)));
}

/**
 * Returns the arrows between domains, each once.
 * @returns {(readonly [from: string, to: string])[]} their names
 */
export function domainArrowsOf(tree, layout) {
  return distinct(
    importsBetween(tree, layout)
      .filter(({ of, aim }) => layout.domains.includes(of) && layout.domains.includes(aim))
      .map(({ of, aim }) => [of.name, aim.name]),
  );
}

function pairsOf(arrows) {
  const keys = new Set(arrows.map((pair) => pair.join(' ')));
  return arrows.filter(([from, to]) => from < to && keys.has(`${to} ${from}`));
}

const distinct = (pairs) => [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];

function linesOfFunction(file, source, name) {
  const { program } = parseSync(file, source);
  const found = program.body.map((node) => node.declaration ?? node).find(({ id }) => id?.name === name);
  if (!found)
    throw new Error(`${file} has no function ${name}: name the one that is counted in scripts/structure.`);
  return source.slice(found.start, found.end).split('\n').length;
}

/**
 * Measures a tree.
 * @param {import('./tree.mjs').Tree} tree
 * @param {import('./domains.mjs').Layout} layout
 * @returns {Record<string, number>} figures by the keys of `measures`
 */
export function measure(tree, layout) {
  return Object.fromEntries(measures.map(({ key, count }) => [key, count(tree, layout)]));
}

/**
 * Compares figures with their budgets.
 * @param {Record<string, number>} figures
 * @param {Record<string, number>} budget
 * @returns {string[]} one sentence for each figure that has risen or has no budget
 */
export function judge(figures, budget) {
  return measures.flatMap(({ key, title, wayOut }) => {
    const [figure, most] = [figures[key], budget[key]];
    if (most === undefined) return [`structure-budget.json has no "${key}": add ${figure}.`];
    if (figure <= most) return [];
    return [
      `There are ${figure} ${title}, and may be ${most}. ${wayOut} If more are right, raise "${key}" in structure-budget.json, and give the reason in the commit.`,
    ];
  });
}
