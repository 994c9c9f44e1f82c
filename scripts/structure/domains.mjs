// The domains of the server, lowest layer first, and the files that belong to none. An entry is a folder or a module
// directly in apps/server/src; patterns are those of `path.matchesGlob`. A test file belongs to the module beside it.

/**
 * @typedef {object} Domain
 * @property {string} name
 * @property {number} layer a domain imports its own layer and lower ones only
 * @property {readonly string[]} entries
 * @property {true} [isClosed] whether the rules of `rules.mjs` hold for it; set it once all of the domain is in one
 *   folder that has an `index.ts`
 *
 * @typedef {object} Layout
 * @property {readonly Domain[]} domains
 * @property {readonly string[]} composition modules that assemble the server from the domains; no domain imports them
 * @property {readonly string[]} ignored entries that don't count, such as tools for tests
 * @property {readonly string[]} wiring modules whose lines are counted, by path from src
 */

/** @type {readonly Domain[]} */
const domains = [
  { name: 'kernel', layer: 1, entries: ['kernel'], isClosed: true },
  { name: 'ledger', layer: 2, entries: ['ledger'], isClosed: true },
  { name: 'delivery', layer: 3, entries: ['delivery'], isClosed: true },
  { name: 'accounts', layer: 4, entries: ['accounts'], isClosed: true },
  { name: 'site', layer: 5, entries: ['site'], isClosed: true },
  { name: 'protection', layer: 6, entries: ['protection'], isClosed: true },
  { name: 'rewards', layer: 7, entries: ['rewards'], isClosed: true },
  { name: 'betting', layer: 8, entries: ['betting'], isClosed: true },
  { name: 'entry', layer: 9, entries: ['entry'], isClosed: true },
  { name: 'staff', layer: 10, entries: ['staff'], isClosed: true },
  { name: 'messages', layer: 10, entries: ['messages'], isClosed: true },
  { name: 'cashier', layer: 11, entries: ['cashier'], isClosed: true },
  { name: 'casino', layer: 12, entries: ['casino'], isClosed: true },
  { name: 'operators', layer: 13, entries: ['operators'], isClosed: true },
];

/** @type {Layout} */
export const layout = {
  domains,
  composition: ['app.ts', 'platform.ts', 'main.ts', 'composition'],
  ignored: ['testing'],
  wiring: ['platform.ts', 'app.ts', 'operators/ops/ops.routes.ts'],
};
