import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const HEADING = '## What holds between capabilities';

/** Returns the rows of the list of rules: the cells of each, without the head. */
function rules() {
  const document = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const [, after = ''] = document.split(`${HEADING}\n`);
  const [section] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const filesIn = (text) => [...text.matchAll(/`([^`]+\.(?:ts|tsx|mjs))`/g)].map(([, file]) => file);

test('every rule between capabilities names a registry and tests, and every named file exists', () => {
  const rows = rules();
  expect(rows.length).toBeGreaterThanOrEqual(17);
  for (const [rule, registry, crossed, tests] of rows) {
    expect([rule, registry !== '', crossed !== '']).toEqual([rule, true, true]);
    expect([rule, filesIn(tests).some((file) => /\.test\.(?:ts|tsx|mjs)$/.test(file))]).toEqual([rule, true]);
    const missing = filesIn(`${registry} ${tests}`).filter((file) => !existsSync(join(root, file)));
    expect([rule, missing]).toEqual([rule, []]);
  }
});
