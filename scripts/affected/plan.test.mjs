import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePlan } from './plan.mjs';

/** A small product: a kit behind a barrel, an app that imports from it, a server, and two areas of journeys. */
const PRODUCT = {
  'packages/ui/package.json': JSON.stringify({ name: '@us/ui', exports: { '.': './src/index.ts' } }),
  'packages/ui/src/index.ts': `export { Box } from './Box.ts';\nexport * from './Price.ts';\n`,
  'packages/ui/src/Box.ts': `import type { Price } from './Price.ts';\nexport const Box = 1;\n`,
  'packages/ui/src/Price.ts': `export const Price = 1;\n`,
  'packages/ui/src/Box.test.ts': `import { Box } from './index.ts';\n`,
  'packages/ui/src/Price.test.ts': `import { Price } from './index.ts';\n`,
  'packages/ui/src/themes.test.ts': `readdirSync(new URL('../../../themes/', import.meta.url));\n`,
  'themes/one/brand.json': '{}',
  'apps/web/src/main.ts': `const row = () => import('./sections/line/Line.ts'); import './sections/coupon/Coupon.ts';\n`,
  'apps/web/src/platform/clock.ts': `export const clock = 1;\n`,
  'apps/web/src/sections/line/Line.ts': `import { Box } from '@us/ui';\n`,
  'apps/web/src/sections/coupon/Coupon.ts': `import { Price } from '@us/ui'; import '../../platform/clock.ts';\n`,
  'apps/server/src/main.ts': `export const main = 1;\n`,
  'e2e/journeys/line/area.json': JSON.stringify({ answersFor: ['apps/web/src/sections/line'] }),
  'e2e/journeys/line/lists.test.ts': `import '../support/app.ts';\n`,
  'e2e/journeys/line/teams.test.ts': `import '../support/app.ts';\n`,
  'e2e/journeys/coupon/area.json': JSON.stringify({ answersFor: ['apps/web/src/sections/coupon'] }),
  'e2e/journeys/coupon/placing.test.ts': `import '../support/app.ts';\n`,
  'e2e/journeys/support/app.ts': `const program = new URL('../../../apps/web/src/main.ts', import.meta.url); 'a.b'.split('.');\n`,
  'e2e/journeys/support/pay.ts': `export const pay = 1;\n`,
};

const JOURNEYS = ['line/lists', 'line/teams', 'coupon/placing'].map((name) => `e2e/journeys/${name}.test.ts`);

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'));
  for (const [path, content] of Object.entries(PRODUCT)) write(path, content);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const MACHINE = { id: 'here', tools: { node: 'v24', shell: '1', database: '15' } };
const plan = (options) => makePlan({ machine: MACHINE, folder, ...options });

/** Units that a change of the work tree affects, among all that the product has. */
function affected() {
  git('branch', '-f', 'main', 'HEAD');
  const { hasChanged } = plan().sinceBranch();
  const units = ['Box', 'Price', 'themes'].map((name) => `packages/ui/src/${name}.test.ts`);
  const changed = (step, files) => files.filter((file) => hasChanged(step, file));
  return [...changed('unit', units), ...changed('journeys', JOURNEYS)].map((path) =>
    path.replace(/^.*?(\w+)\.test\.ts$/, '$1'),
  );
}

describe('a change affects', () => {
  test('nothing when nothing has changed', () => {
    expect(affected()).toEqual([]);
  });

  test('importers of a value through a barrel, but not importers of another value', () => {
    write('packages/ui/src/Price.ts', 'export const Price = 2;\n');
    expect(affected()).toEqual(['Price', 'placing']);
  });

  test('importers of a name that the barrel now takes from another module', () => {
    write(
      'packages/ui/src/index.ts',
      `export { Price as Box } from './Price.ts';\nexport * from './Price.ts';\n`,
    );
    expect(affected()).toEqual(['Box', 'lists', 'teams']);
  });

  test('readers of a folder with a new file', () => {
    write('themes/two/brand.json', '{}');
    expect(affected()).toEqual(['themes', 'lists', 'teams', 'placing']);
  });

  test('nothing when only a comment has changed', () => {
    write('packages/ui/src/Price.ts', '/** What it costs. */\nexport const Price = 1; // a figure\n');
    expect(affected()).toEqual([]);
  });

  test('readers of a style sheet that was removed', () => {
    write('packages/ui/src/box.css', '.box {}');
    write('packages/ui/src/Box.ts', `import './box.css';\nexport const Box = 1;\n`);
    git('add', '-A');
    git('commit', '-q', '-m', 'two');
    rmSync(join(folder, 'packages/ui/src/box.css'));
    write('packages/ui/src/Box.ts', PRODUCT['packages/ui/src/Box.ts']);
    expect(affected()).toEqual(['Box', 'lists', 'teams']);
  });

  test('all areas when code that runs before all of them has changed', () => {
    write('apps/web/src/main.ts', `${PRODUCT['apps/web/src/main.ts']}start();\n`);
    expect(affected()).toEqual(['lists', 'teams', 'placing']);
  });

  test('the area that answers for a folder', () => {
    write('apps/web/src/sections/line/Line.ts', `${PRODUCT['apps/web/src/sections/line/Line.ts']}draw();\n`);
    expect(affected()).toEqual(['lists', 'teams']);
  });

  test('only the journey that was changed itself', () => {
    write('e2e/journeys/line/lists.test.ts', `import '../support/app.ts';\ntest();\n`);
    expect(affected()).toEqual(['lists']);
  });

  test('no journey when a helper has changed that none imports', () => {
    write('e2e/journeys/support/pay.ts', 'export const pay = 2;\n');
    expect(affected()).toEqual([]);
  });

  test('everything when the lockfile has changed', () => {
    write('pnpm-lock.yaml', 'a');
    expect(affected()).toHaveLength(6);
  });
});

describe('the hash of a unit', () => {
  const unit = 'packages/ui/src/Price.test.ts';
  const hash = (options) => plan(options).hashOf('unit', unit);

  test('is the same in another clone, and for an uncommitted tree with the same content', () => {
    const first = hash();
    write('packages/ui/src/Price.ts', 'export const Price = 2;\n');
    const changed = hash();
    expect(changed).not.toBe(first);
    git('commit', '-qam', 'two');
    expect(hash()).toBe(changed);
    write('packages/ui/src/Price.ts', PRODUCT['packages/ui/src/Price.ts']);
    expect(hash()).toBe(first);
  });

  test('differs on another machine, with another Node, and with other settings', () => {
    const hashes = [
      hash(),
      hash({ machine: { ...MACHINE, id: 'elsewhere' } }),
      hash({ machine: { ...MACHINE, tools: { ...MACHINE.tools, node: 'v26' } } }),
      hash({ settingsOf: () => ({ isThorough: true }) }),
    ];
    expect(new Set(hashes).size).toBe(4);
  });

  test('contains the versions of the tools of its step alone', () => {
    const other = { ...MACHINE, tools: { ...MACHINE.tools, database: '16' } };
    expect(hash({ machine: other })).toBe(hash());
    const suite = ['postgres', 'apps/server/src/main.ts'];
    expect(plan({ machine: other }).hashOf(...suite)).not.toBe(plan().hashOf(...suite));
  });

  test('of a check contains every file as it is written', () => {
    const lint = plan().hashOf('lint', 'lint');
    write('packages/ui/src/Price.ts', 'export const Price = 1; // a figure\n');
    expect(plan().hashOf('lint', 'lint')).not.toBe(lint);
    const types = plan().hashOf('types', 'types');
    write('README.md', 'text');
    expect(plan().hashOf('types', 'types')).toBe(types);
  });

  test('changes with a file that was edited since the plan was made', () => {
    const first = plan();
    expect(first.again().hashOf('unit', unit)).toBe(first.hashOf('unit', unit));
    write('packages/ui/src/Price.ts', 'export const Price = 3;\n');
    expect(first.again().hashOf('unit', unit)).not.toBe(first.hashOf('unit', unit));
  });

  test('changes with such a file also where it is first asked for after the edit', () => {
    const first = plan();
    write('packages/ui/src/Price.ts', 'export const Price = 3;\n');
    expect(first.again().hashOf('unit', unit)).not.toBe(first.hashOf('unit', unit));
  });

  test('is missing without git', () => {
    expect(hash({ folder: tmpdir() })).toBeUndefined();
  });
});

describe('a journey that was measured depends', () => {
  const measured = {
    ran: ['apps/web/src/sections/coupon/Coupon.ts'],
    outlined: ['apps/web/src/main.ts', 'packages/ui/src/Price.ts'],
    unloaded: ['apps/web/src/sections/line/Line.ts', 'packages/ui/src/Box.ts'],
  };
  const hash = () => plan().measuredHashOf('journeys', 'e2e/journeys/coupon/placing.test.ts', measured);

  /** True if the hash is another one after a file has changed. */
  function doesCount(path, content) {
    const before = hash();
    write(path, content);
    const counts = hash() !== before;
    if (path in PRODUCT) write(path, PRODUCT[path]);
    else rmSync(join(folder, path));
    return counts;
  }

  test('on what it ran, and not on what it never loaded', () => {
    const coupon = PRODUCT['apps/web/src/sections/coupon/Coupon.ts'];
    expect(doesCount('apps/web/src/sections/coupon/Coupon.ts', `${coupon}draw();\n`)).toBe(true);
    expect(doesCount('apps/web/src/sections/line/Line.ts', 'draw();\n')).toBe(false);
    expect(doesCount('packages/ui/src/Box.ts', 'export const Box = 2;\n')).toBe(false);
  });

  test('on what is evaluated when a module is loaded whose functions it never called', () => {
    write('packages/ui/src/Price.ts', 'export const Price = 1;\nexport function show() { return 1; }\n');
    const before = hash();
    write('packages/ui/src/Price.ts', 'export const Price = 1;\nexport function show() { return 2; }\n');
    expect(hash()).toBe(before);
    write('packages/ui/src/Price.ts', 'export const Price = 2;\nexport function show() { return 1; }\n');
    expect(hash()).not.toBe(before);
  });

  test('on the style sheets of what it ran, with what they import', () => {
    const coupon = 'apps/web/src/sections/coupon/Coupon.ts';
    const price = 'packages/ui/src/Price.ts';
    write(coupon, `import './Coupon.css.ts';\n${PRODUCT[coupon]}`);
    write('apps/web/src/sections/coupon/Coupon.css.ts', `import '../../lengths.ts';\n`);
    write('apps/web/src/lengths.ts', 'export const gap = 1;\n');
    write(price, `import './Price.css.ts';\n${PRODUCT[price]}`);
    write('packages/ui/src/Price.css.ts', 'style({});\n');
    const first = hash();
    write('packages/ui/src/Price.css.ts', 'style({ gap: 1 });\n');
    expect(hash()).toBe(first);
    write('apps/web/src/lengths.ts', 'export const gap = 2;\n');
    expect(hash()).not.toBe(first);
  });

  test('on a file that a source has begun to import since then', () => {
    const main = PRODUCT['apps/web/src/main.ts'];
    expect(doesCount('apps/web/src/main.ts', `import './new.ts';\n${main}`)).toBe(true);
    expect(doesCount('apps/web/src/new.ts', 'export const a = 1;\n')).toBe(false);
  });

  test('on the server, on other packages, on itself and on a source that no build contains', () => {
    write('apps/web/src/main.ts', `${PRODUCT['apps/web/src/main.ts']}import './constants.ts';\n`);
    write('apps/web/src/constants.ts', 'export const a = 1;\n');
    for (const path of [
      'apps/server/src/main.ts',
      'apps/web/src/constants.ts',
      'e2e/journeys/support/app.ts',
      'e2e/journeys/coupon/placing.test.ts',
      'themes/one/brand.json',
    ]) {
      expect([path, doesCount(path, '[2]')]).toEqual([path, true]);
      if (path.endsWith('constants.ts')) write(path, 'export const a = 1;\n');
    }
  });

  test('on a source that is gone', () => {
    const before = hash();
    rmSync(join(folder, 'packages/ui/src/Price.ts'));
    expect(hash()).not.toBe(before);
  });
});

describe('a change', () => {
  test('on the main branch is its last commit', () => {
    write('packages/ui/src/Price.ts', 'export const Price = 2;\n');
    git('commit', '-qam', 'two');
    git('branch', '-f', 'main', 'HEAD');
    const { hasChanged } = plan().sinceChange();
    expect(hasChanged('unit', 'packages/ui/src/Price.test.ts')).toBe(true);
    expect(hasChanged('unit', 'packages/ui/src/Box.test.ts')).toBe(false);
    expect(plan().sinceBranch().isEmpty).toBe(true);
  });

  test('affects the readers of a module that a plugin provides', () => {
    write('.storybook/brands.ts', `const request = 'virtual:brands';\n`);
    write('packages/ui/src/Box.ts', `import { brands } from 'virtual:brands';\nexport const Box = brands;\n`);
    git('add', '-A');
    git('commit', '-qm', 'two');
    write('.storybook/brands.ts', `const request = 'virtual:brands';\nconst more = 1;\n`);
    expect(affected()).toContain('Box');
  });

  test('affects the importers of a style sheet that another one imports', () => {
    write('packages/ui/src/Box.ts', `import './box.css';\nexport const Box = 1;\n`);
    write('packages/ui/src/box.css', `@import './colours.css';\n`);
    write('packages/ui/src/colours.css', 'a { color: red }\n');
    git('add', '-A');
    git('commit', '-qm', 'two');
    write('packages/ui/src/colours.css', 'a { color: blue }\n');
    expect(affected()).toContain('Box');
  });

  test('affects the readers of a folder beside them, named without dots', () => {
    write('packages/ui/src/Box.ts', `export const Box = new URL('data/', import.meta.url);\n`);
    write('packages/ui/src/data/a.json', '1');
    git('add', '-A');
    git('commit', '-qm', 'two');
    write('packages/ui/src/data/a.json', '2');
    expect(affected()).toContain('Box');
  });

  test('affects the readers of a pattern of files from the root', () => {
    write('packages/ui/src/Box.test.ts', `globSync('{packages,apps}/*/src/**/*.ts', { cwd: root });\n`);
    git('commit', '-qam', 'two');
    write('apps/server/src/main.ts', 'export const main = 2;\n');
    expect(affected()).toContain('Box');
  });
});
