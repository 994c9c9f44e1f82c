// Pages may be opened by `http` on a network address, where browsers leave out parts of their interface. A use without
// its check breaks the whole page there, and works everywhere else.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const ONLY_SECURE =
  /\b(?:crypto\.(?:randomUUID|subtle)|navigator\.(?:clipboard|credentials|locks|mediaDevices|serviceWorker|share|storage|wakeLock)|(?<![.\w])caches\.)\b/;

/** Files that check first, or catch the failure and say what to do. */
const CHECKED = new Set([
  'apps/operator/src/shared/copyText.ts',
  'apps/web/src/app/visit/pwa/worker.ts',
  'apps/web/src/features/push/device.ts',
  'apps/web/src/features/session/entry/proofOfWork.ts',
  'apps/web/src/platform/lazy/reloadGuard.ts',
  'apps/web/src/platform/page/device.ts',
  'apps/web/src/platform/realtime/realtime.ts',
  'apps/web/src/platform/tabs/tabLock.ts',
  'apps/web/src/platform/token/token.ts',
  'packages/contract/src/randomId.ts',
]);

/** Returns the code of a module without comments. */
const codeOf = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const users = globSync(
  ['apps/{web,operator}/src/**/*.{ts,tsx}', 'packages/{ui,contract,feed}/src/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:stories|test)\.|\/testing\//.test(file))
  .filter((file) => ONLY_SECURE.test(codeOf(readFileSync(join(root, file), 'utf8'))));

test('only files that check first use what browsers have in secure contexts only', () => {
  expect(users.filter((file) => !CHECKED.has(file))).toEqual([]);
});

test('every listed file still uses it', () => {
  expect([...CHECKED].filter((file) => !users.includes(file))).toEqual([]);
});
