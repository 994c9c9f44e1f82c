import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDue, makePlan } from './plan.mjs';

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
  'e2e/journeys/support/app.ts': `const program = new URL('../../../apps/web/src/main.ts', import.meta.url);\n`,
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

/** Units that a change of the work tree affects, among all that the product has. */
function affected() {
  const { judge } = makePlan({ all: false, changed: true, base: 'HEAD', folder });
  const units = ['Box', 'Price', 'themes'].map((name) => `packages/ui/src/${name}.test.ts`);
  const changed = (step, files) => files.filter((file) => judge(step, file) === 'affected');
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

  test('everything when the lockfile has changed', () => {
    write('pnpm-lock.yaml', 'a');
    expect(affected()).toHaveLength(6);
  });
});

describe('the base of a run', () => {
  const commit = (message, time) => {
    const date = `${time} +0000`;
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', message],
      { cwd: folder, env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } },
    );
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).slice(0, 8);
  };

  test('is the newest commit that is four hours older than the last one', () => {
    const now = Math.floor(Date.now() / 1000) + 100_000;
    const old = commit('old', now - 14_400);
    commit('young', now - 14_399);
    commit('last', now);
    expect(makePlan({ all: false, changed: false, folder }).base).toBe(old);
  });

  test('is missing in a new repository, without git, and for an unknown commit', () => {
    for (const options of [{}, { base: 'gone' }, { folder: tmpdir() }]) {
      const plan = makePlan({ all: false, changed: false, folder, ...options });
      expect(plan.base).toBeUndefined();
      expect(plan.judge('unit', 'any.test.ts')).toBe('affected');
    }
  });
});

test('a tenth of the units is due at a commit, another tenth at the next', () => {
  const units = Array.from({ length: 1000 }, (_, at) => `file-${at}.test.ts`);
  const due = (head) => units.filter((unit) => isDue(unit, head));
  expect(due('one').length).toBeGreaterThan(60);
  expect(due('one').length).toBeLessThan(140);
  expect(due('one')).toEqual(due('one'));
  expect(due('two')).not.toEqual(due('one'));
});
