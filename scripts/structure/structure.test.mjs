import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { layout as ours } from './domains.mjs';
import { judge, measure, measures } from './measures.mjs';
import { checkRules, domainOf, knotsOf, upwardImports } from './rules.mjs';
import { readTree, treeOf } from './tree.mjs';

/** A small server: `ground` below `bets` below `staff`. */
const LAYOUT = {
  domains: [
    { name: 'ground', layer: 1, entries: ['db', 'settings*.ts'] },
    { name: 'bets', layer: 2, entries: ['bets'] },
    { name: 'staff', layer: 3, entries: ['staff'] },
  ],
  composition: ['platform.ts'],
  ignored: ['testing'],
  wiring: ['platform.ts'],
};

/** Modules without an import against the rules. */
const SOURCES = {
  'platform.ts': `import { bets } from './bets/index.ts';\nexport function createPlatform() {\n  return bets;\n}\n`,
  'settings.ts': `export const settings = {};\n`,
  'db/db.ts': `import { settings } from '../settings.ts';\nexport interface DbDeps {}\n`,
  'bets/index.ts': `export { bets } from './bets.ts';\n`,
  'bets/bets.ts': `import type { DbDeps } from '../db/db.ts';\ninterface BetDeps extends DbDeps {}\n`,
  'staff/staff.ts': `import '../bets/index.ts';\nexport const list = () => import('../db/db.ts');\n`,
};

/** Creates the tree of the small server, with other or more modules. */
function treeWith(more = {}) {
  const sources = { ...SOURCES, ...more };
  const entries = new Set(Object.keys(sources).map((path) => path.split('/')[0]));
  return treeOf(new Map(Object.entries(sources)), [...entries, 'testing']);
}
const layoutWith = (closed) => ({
  ...LAYOUT,
  domains: LAYOUT.domains.map((domain) => (domain.name === closed ? { ...domain, isClosed: true } : domain)),
});

describe('the tree', () => {
  test('has each pair of modules once: by values, types, dynamic imports and re-exports', () => {
    const tree = treeWith({ 'bets/bets.ts': `import '../db/db.ts';\nexport * from '../db/db.ts';\n` });
    expect(tree.imports).toEqual([
      { from: 'platform.ts', to: 'bets/index.ts', line: 1 },
      { from: 'db/db.ts', to: 'settings.ts', line: 1 },
      { from: 'bets/index.ts', to: 'bets/bets.ts', line: 1 },
      { from: 'bets/bets.ts', to: 'db/db.ts', line: 1 },
      { from: 'staff/staff.ts', to: 'bets/index.ts', line: 1 },
      { from: 'staff/staff.ts', to: 'db/db.ts', line: 2 },
    ]);
  });

  test('leaves out packages, other folders of the app, and tools for tests', () => {
    const source = `import 'fastify'; import '../../data/a.ts'; import '../testing/app.ts';`;
    expect(treeOf(new Map([['db/db.ts', source]]), ['db']).imports).toEqual([]);
  });
});

describe('the figures', () => {
  test('count the tree', () => {
    expect(measure(treeWith(), LAYOUT)).toEqual({
      entries: 6,
      largestKnot: 1,
      mutualPairs: 0,
      entryArrows: 4,
      domainArrows: 3,
      upwardArrows: 0,
      wiringLines: 4,
      createPlatformLines: 3,
      depsInterfaces: 2,
    });
  });

  test('count an import upwards, and the knot that it ties', () => {
    const figures = measure(
      treeWith({ 'db/db.ts': `import type { Staff } from '../staff/staff.ts';\n` }),
      LAYOUT,
    );
    expect(figures).toMatchObject({ upwardArrows: 1, mutualPairs: 1, largestKnot: 3, entryArrows: 4 });
  });

  test('count an import of the composition as upwards, and no arrow of it', () => {
    const figures = measure(treeWith({ 'settings.ts': `import './platform.ts';\n` }), LAYOUT);
    expect(figures).toMatchObject({ upwardArrows: 1, entryArrows: 4, domainArrows: 3, largestKnot: 1 });
  });

  test('fail with a way on where the wiring has moved', () => {
    const { 'platform.ts': _moved, ...rest } = SOURCES;
    expect(() => measure(treeOf(new Map(Object.entries(rest)), []), LAYOUT)).toThrow(
      'There is no platform.ts',
    );
    expect(() => measure(treeWith({ 'platform.ts': '' }), LAYOUT)).toThrow('no function createPlatform');
  });

  test('may fall and not rise, and need a budget', () => {
    const figures = measure(treeWith(), LAYOUT);
    expect(judge(figures, figures)).toEqual([]);
    expect(judge(figures, { ...figures, entries: 9 })).toEqual([]);
    const [risen] = judge({ ...figures, upwardArrows: 1 }, figures);
    expect(risen).toContain('There are 1 upward arrows, and may be 0. Import a lower layer only');
    expect(risen).toContain('raise "upwardArrows" in structure-budget.json');
    const { entries: _none, ...partly } = figures;
    expect(judge(figures, partly)).toEqual(['structure-budget.json has no "entries": add 6.']);
  });
});

describe('knots', () => {
  test('are the sets whose members all reach each other, the largest first', () => {
    const arrows = ['ab', 'ba', 'bc', 'cd', 'de', 'ec', 'ef'].map((pair) => [...pair]);
    expect(knotsOf(arrows).map((knot) => knot.toSorted().join(''))).toEqual(['cde', 'ab']);
    expect(knotsOf([['a', 'b']])).toEqual([]);
  });
});

describe('the rules of domains', () => {
  const broken = (more, closed) => checkRules(treeWith(more), layoutWith(closed));

  test('accept a server without a break', () => {
    for (const closed of [undefined, 'bets']) expect(broken({}, closed)).toEqual([]);
  });

  test('ask for the domain of each entry', () => {
    expect(broken({ 'mail/mail.ts': '' })).toEqual([
      'mail belongs to no domain: move it into one, or name it in scripts/structure/domains.mjs.',
    ]);
    const layout = { ...LAYOUT, composition: ['platform.ts', 'gone*.ts'] };
    expect(checkRules(treeWith(), layout)).toEqual([
      "scripts/structure/domains.mjs names gone*.ts, which doesn't exist: remove it there.",
    ]);
  });

  test('refuse an import upwards in a closed domain alone', () => {
    const more = { 'bets/bets.ts': `\nimport type { Staff } from '../staff/staff.ts';\n` };
    expect(broken(more, undefined)).toEqual([]);
    const [upward] = broken(more, 'bets');
    expect(upward).toContain('bets/bets.ts:2 imports staff/staff.ts: bets is below staff. Move');
  });

  test('refuse an import of the composition', () => {
    const [upward] = broken({ 'bets/bets.ts': `import '../platform.ts';\n` }, 'bets');
    expect(upward).toContain('bets is below composition');
  });

  test('refuse an import past the index of a closed domain, also by the composition', () => {
    const more = {
      'staff/staff.ts': `import type { Bet } from '../bets/bets.ts';\n`,
      'platform.ts': `import './bets/bets.ts';\nexport function createPlatform() {}\n`,
    };
    expect(broken(more, undefined)).toEqual([]);
    const deep = broken(more, 'bets');
    expect(deep).toHaveLength(2);
    expect(deep.join()).toContain('staff/staff.ts:1 imports bets/bets.ts: import bets/index.ts instead');
    expect(deep.join()).toContain('platform.ts:1 imports bets/bets.ts');
  });

  test('refuse a cycle through a closed domain, whichever import is upwards', () => {
    const more = { 'settings.ts': `import './staff/staff.ts';\n` };
    expect(broken(more, undefined)).toEqual([]);
    expect(broken(more, 'bets')).toEqual([
      'bets, ground, staff import each other in a cycle: turn one of the imports.',
    ]);
  });

  test('refuse a cycle of two domains of one layer', () => {
    const domains = LAYOUT.domains.map((domain) =>
      domain.name === 'staff' ? { ...domain, layer: 2, isClosed: true } : domain,
    );
    const tree = treeWith({
      'staff/index.ts': `import '../bets/index.ts';\n`,
      'bets/bets.ts': `import '../staff/index.ts';\n`,
    });
    expect(checkRules(tree, { ...LAYOUT, domains })).toEqual([
      'bets, staff import each other in a cycle: turn one of the imports.',
    ]);
  });

  test('ask a closed domain for one folder with an index', () => {
    expect(broken({}, 'staff')).toEqual([
      'staff is closed in scripts/structure/domains.mjs, and needs all of its code in one folder with an index.ts.',
    ]);
    expect(broken({}, 'ground')[0]).toContain('ground is closed');
  });
});

describe('the server', () => {
  const tree = readTree(join(root, 'apps', 'server', 'src'));

  test('has a budget for each figure, and no other', () => {
    const budget = JSON.parse(readFileSync(join(root, 'structure-budget.json'), 'utf8'));
    expect(Object.keys(budget)).toEqual(measures.map(({ key }) => key));
  });

  test('has a domain for each of its modules, in an order of layers', () => {
    expect(tree.sources.size).toBeGreaterThan(900);
    expect([...tree.sources.keys()].filter((path) => !domainOf(path, ours))).toEqual([]);
    const layers = ours.domains.map(({ layer }) => layer);
    expect(layers).toEqual(layers.toSorted((a, b) => a - b));
    for (const { from, of, aim } of upwardImports(tree, ours))
      expect([from, of.layer < aim.layer]).toEqual([from, true]);
  });
});
