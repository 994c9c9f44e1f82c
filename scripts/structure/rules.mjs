// Rules of the server's domains. All imports count, of values and of types; tests and tools for tests don't.
//
// - Each entry of src belongs to one domain, to the composition, or is ignored; each name in the layout exists.
// - No module of a closed domain imports a higher domain or the composition.
// - A closed domain is imported through its `index.ts` only, also by the composition.
// - No cycle of domains goes through a closed domain.
import { matchesGlob } from 'node:path';
import { entryOf } from './tree.mjs';

const LAYOUT = 'scripts/structure/domains.mjs';
/** Layer of the composition, above all domains. */
const TOP = Infinity;
const COMPOSITION = { name: 'composition', layer: TOP, entries: [] };

const isIn = (patterns, entry) => patterns.some((pattern) => matchesGlob(entry, pattern));

/**
 * Returns the domain of a module or entry.
 * @param {string} path from src
 * @param {import('./domains.mjs').Layout} layout
 * @returns {import('./domains.mjs').Domain | undefined} `composition` is one above all others
 */
export function domainOf(path, { domains, composition }) {
  const entry = entryOf(path);
  if (isIn(composition, entry)) return COMPOSITION;
  return domains.find(({ entries }) => isIn(entries, entry));
}

/**
 * Returns imports between domains, with both of them. Modules without a domain are left out.
 * @param {import('./tree.mjs').Tree} tree
 * @param {import('./domains.mjs').Layout} layout
 */
export function importsBetween({ imports }, layout) {
  return imports.flatMap((found) => {
    const [lower, upper] = [domainOf(found.from, layout), domainOf(found.to, layout)];
    return lower && upper && lower !== upper ? [{ ...found, of: lower, aim: upper }] : [];
  });
}

/** Returns the imports of a domain of a higher layer, or of the composition. */
export function upwardImports(tree, layout) {
  return importsBetween(tree, layout).filter(({ of, aim }) => aim.layer > of.layer);
}

/**
 * Returns what each node of a graph reaches by its arrows, also by way of others.
 * @param {readonly (readonly [from: string, to: string])[]} arrows
 * @returns {ReadonlyMap<string, ReadonlySet<string>>} by node; one without arrows from it is left out
 */
export function reachedBy(arrows) {
  const next = Map.groupBy(arrows, ([from]) => from);
  return new Map(
    [...next.keys()].map((start) => {
      const seen = new Set();
      const queue = [start];
      for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
        for (const [, to] of next.get(node) ?? []) {
          if (seen.has(to)) continue;
          seen.add(to);
          queue.push(to);
        }
      }
      return [start, seen];
    }),
  );
}

/**
 * Returns the knots of a graph: largest sets of nodes that all reach each other.
 * @param {readonly (readonly [from: string, to: string])[]} arrows
 * @returns {string[][]} sets of two nodes or more, the largest first
 */
export function knotsOf(arrows) {
  const reached = reachedBy(arrows);
  const done = new Set();
  const knots = [];
  for (const [node, seen] of reached) {
    if (done.has(node)) continue;
    const others = [...seen].filter((other) => other !== node && reached.get(other)?.has(node));
    for (const other of others) done.add(other);
    if (others.length > 0) knots.push([node, ...others]);
  }
  return knots.toSorted((a, b) => b.length - a.length);
}

/**
 * Checks the rules.
 * @param {import('./tree.mjs').Tree} tree
 * @param {import('./domains.mjs').Layout} layout
 * @returns {string[]} one sentence for each break of a rule
 */
export function checkRules(tree, layout) {
  return [
    ...checkEntries(tree, layout),
    ...checkFaces(tree, layout),
    ...checkUpward(tree, layout),
    ...checkDeep(tree, layout),
    ...checkCycles(tree, layout),
  ];
}

function checkEntries({ sources, entries }, layout) {
  const own = [...new Set([...sources.keys()].map(entryOf))];
  const homeless = own.filter((entry) => !isIn(layout.ignored, entry) && !domainOf(entry, layout));
  const named = [
    ...layout.domains.flatMap((domain) => domain.entries),
    ...layout.composition,
    ...layout.ignored,
  ];
  const gone = named.filter((pattern) => !entries.some((entry) => matchesGlob(entry, pattern)));
  return [
    ...homeless.map((entry) => `${entry} belongs to no domain: move it into one, or name it in ${LAYOUT}.`),
    ...gone.map((pattern) => `${LAYOUT} names ${pattern}, which doesn't exist: remove it there.`),
  ];
}

/** Returns the only module through which a closed domain is imported. */
const faceOf = ({ entries }) => `${entries[0]}/index.ts`;

function checkFaces({ sources }, { domains }) {
  const open = domains.filter(
    (domain) => domain.isClosed && (domain.entries.length > 1 || !sources.has(faceOf(domain))),
  );
  return open.map(
    ({ name }) => `${name} is closed in ${LAYOUT}, and needs all of its code in one folder with an index.ts.`,
  );
}

function checkUpward(tree, layout) {
  return upwardImports(tree, layout)
    .filter(({ of }) => of.isClosed)
    .map(
      ({ from, to, line, of, aim }) =>
        `${from}:${line} imports ${to}: ${of.name} is below ${aim.name}. Move the needed part to ${of.name}, or give ${of.name} a hook that is installed at composition.`,
    );
}

function checkDeep(tree, layout) {
  return importsBetween(tree, layout)
    .filter(({ to, aim }) => aim.isClosed && to !== faceOf(aim))
    .map(
      ({ from, to, line, aim }) =>
        `${from}:${line} imports ${to}: import ${faceOf(aim)} instead, and export there what other domains may use.`,
    );
}

function checkCycles(tree, layout) {
  const closed = layout.domains.filter(({ isClosed }) => isClosed).map(({ name }) => name);
  const arrows = importsBetween(tree, layout).map(({ of, aim }) => [of.name, aim.name]);
  return knotsOf(arrows)
    .filter((knot) => knot.some((name) => closed.includes(name)))
    .map((knot) => `${knot.toSorted().join(', ')} import each other in a cycle: turn one of the imports.`);
}
