import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';
import { checkZones } from './zones.mjs';

/** A small repository in which every import is allowed. */
const HOUSE = {
  'packages/brand/package.json': { name: '@touchline/brand', exports: { '.': './src/index.ts' } },
  'packages/contract/package.json': {
    name: '@touchline/contract',
    exports: { '.': './src/index.ts', './testing': './src/testing.ts' },
  },
  'packages/ui/package.json': {
    name: '@touchline/ui',
    exports: { '.': './src/index.ts', './css/*': './src/*' },
  },
  'packages/demo-line/package.json': {
    name: '@touchline/demo-line',
    exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  },
  'packages/testing/package.json': { name: '@touchline/testing', exports: { '.': './src/index.ts' } },
  'apps/web/package.json': { name: '@touchline/web' },
  'apps/server/package.json': { name: '@touchline/server' },
  'apps/sandbox/package.json': { name: '@touchline/sandbox', exports: { './testing': './src/testing.ts' } },
  'packages/ui/src/index.ts': `export { Price } from './blocks/Price.tsx';`,
  'packages/ui/src/blocks/Price.tsx': `import { Box } from '../primitives/Box.tsx'; import '@touchline/brand';`,
  'packages/ui/src/blocks/Price.stories.tsx': `import { frame } from '../testing/frame.tsx';`,
  'apps/web/src/features/coupon/coupon.store.ts': `import type { Bet } from '@touchline/contract';`,
  'apps/web/src/app/wiring.ts': `import '../features/coupon/coupon.store.ts'; import '../features/odds/odds.ts';`,
  'apps/web/src/sections/betting/Line.tsx': `import '@touchline/ui'; import '@touchline/ui/css/reset.css';`,
  'apps/web/src/sections/betting/Line.test.ts': `import '@touchline/testing'; import '../../testing/open.ts';`,
  'apps/web/src/testing/open.ts': `import '@touchline/contract/testing'; import '../app/wiring.ts';`,
  'apps/server/src/ledger/wallet/wallet.test.ts': `import '@touchline/sandbox/testing';`,
  'apps/server/src/ledger/ledgerDomain.ts': `import './wallet/wallet.routes.ts';`,
  'apps/server/src/composition/feedSettings.ts': `import '@touchline/demo-line';`,
  'apps/server/src/betting/feed/feed.test.ts': `import '@touchline/demo-line';`,
  'apps/server/src/betting/feed/testing/world.ts': `import '@touchline/demo-line/testing';`,
  'apps/server/src/betting/coupons/coupons.service.ts': `import '../../ledger/wallet/wallet.service.ts';`,
};

/** One forbidden import each, and the text that its message has to contain. */
const BACKWARDS = {
  'a lower layer of the kit': [
    'packages/ui/src/primitives/Box.tsx',
    `import '../blocks/Price.tsx';`,
    'primitives may not import blocks',
  ],
  'a package that should know nothing of ours': [
    'packages/brand/src/index.ts',
    `import { Price } from '@touchline/ui';`,
    'packages/brand may not import packages/ui',
  ],
  'an app in an app': [
    'apps/web/src/platform/api.ts',
    `import type { App } from '@touchline/server';`,
    'apps/web may not import apps/server',
  ],
  'a value of the contract in the browser': [
    'apps/web/src/platform/api.ts',
    `import { calls } from '@touchline/contract';`,
    'only its types',
  ],
  'a feature in a feature': [
    'apps/web/src/features/odds/odds.ts',
    `import '../coupon/coupon.store.ts';`,
    'features/odds and features/coupon are strangers',
  ],
  'a section loaded by a section': [
    'apps/web/src/sections/office/Office.tsx',
    `const page = () => import('../betting/Line.tsx');`,
    'sections/office and sections/betting are strangers',
  ],
  'a section passed on by the platform': [
    'apps/web/src/platform/index.ts',
    `export * from '../sections/betting/Line.tsx';`,
    'platform may not import sections',
  ],
  'what a package does not export': [
    'apps/web/src/app/boot.ts',
    `import '@touchline/ui/src/blocks/Price.tsx';`,
    'does not export',
  ],
  'a tool of tests outside them': [
    'apps/web/src/app/boot.ts',
    `import '@touchline/testing';`,
    'only tests may import it',
  ],
  'the checks of answers in the product': [
    'apps/web/src/platform/api.ts',
    `import '@touchline/contract/testing';`,
    'only tests may import it',
  ],
  'the tools for testing in the product': [
    'apps/web/src/app/boot.ts',
    `import '../testing/open.ts';`,
    'app may not import testing',
  ],
  'the sandbox outside tests': [
    'apps/server/src/boot.ts',
    `import '@touchline/sandbox/testing';`,
    'only tests may import it',
  ],
  'a source of odds outside the composition': [
    'apps/server/src/betting/feed/createFeed.ts',
    `import '@touchline/demo-line';`,
    'only modules directly in src',
  ],
  'tools of a source of odds in the product': [
    'apps/server/src/betting/coupons/coupons.service.ts',
    `import '@touchline/demo-line/testing';`,
    'only tests may import it',
  ],
  'a package by its path': [
    'apps/web/src/app/boot.ts',
    `import '../../../../packages/ui/src/index.ts';`,
    'import @touchline/ui instead',
  ],
  "another capability's tables": [
    'apps/server/src/betting/coupons/coupons.service.ts',
    `import '../../ledger/wallet/wallet.store.ts';`,
    'ask its service',
  ],
  'routes below the top': [
    'apps/server/src/betting/coupons/coupons.service.ts',
    `import '../../ledger/wallet/wallet.routes.ts';`,
    'only assembled in the module of their domain',
  ],
};

let base;
function plant(path, content) {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'zones-'));
  for (const [path, content] of Object.entries(HOUSE)) plant(path, content);
});
afterEach(() => rmSync(base, { recursive: true }));

describe('the zones', () => {
  test('accept a repository whose imports are all allowed', () => {
    expect(checkZones(base)).toEqual([]);
  });

  test.each(Object.entries(BACKWARDS))('refuse %s', (_, [path, content, words]) => {
    plant(path, content);
    const problems = checkZones(base);
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([`${path}:1`]);
    expect(problems[0].message).toContain(words);
  });

  test('ask for the arrows of a new package', () => {
    plant('packages/casino/package.json', { name: '@touchline/casino' });
    expect(checkZones(base)[0].message).toContain('has no row');
  });
});

describe('the linter', () => {
  function lint() {
    cpSync(join(root, '.oxlintrc.json'), join(base, '.oxlintrc.json'));
    return spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), [], { cwd: base, encoding: 'utf8' })
      .stdout;
  }

  test('refuses a cycle', () => {
    plant('packages/brand/src/a.ts', `import { b } from './b.ts';\nexport const a = () => b;\n`);
    plant('packages/brand/src/b.ts', `import { a } from './a.ts';\nexport const b = () => a;\n`);
    expect(lint()).toContain('import(no-cycle)');
  });

  test('refuses a snapshot of prices where the feed writes', () => {
    plant(
      'apps/web/src/features/odds/odds.ts',
      `import { useSnapshot } from 'valtio';\nexport { useSnapshot };\n`,
    );
    expect(lint()).toContain("Prices live in the feed's book");
  });
});
