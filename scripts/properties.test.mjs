import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Returns the file that configures a suite's project. */
function configOf(suite) {
  if (suite.startsWith('apps/server/')) return 'apps/server/vitest.config.ts';
  return suite.startsWith('apps/web/') ? 'apps/web/vite.config.ts' : 'vitest.config.ts';
}

test('every project with property tests limits their time', () => {
  const suites = globSync('{apps,packages}/*/{src,scripts}/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (file) => read(file).includes("from 'fast-check'"),
  );
  expect(suites.length).toBeGreaterThan(10);
  const configs = new Set(suites.map(configOf));
  for (const config of configs) expect(read(config), config).toContain('properties.setup.ts');
});
