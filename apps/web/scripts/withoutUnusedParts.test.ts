import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyParts } from './withoutUnusedParts.ts';

const main = import.meta.resolve('react-router');
const parts = join(dirname(new URL(main).pathname), '..', 'production', 'lib', 'dom', 'lib.js');

test('nothing in the router’s links and forms keeps what isn’t imported', () => {
  const before = readFileSync(parts, 'utf8');
  const after = onlyParts(before);
  const kept = /^(?:\w+\.displayName = |(?:const|let|var) \w+ = React\$?\d*\.forwardRef\()/m;
  expect(before).toMatch(kept);
  expect(after).not.toMatch(kept);
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});

test('what stands within a component stays as it is', () => {
  const code = '\t\tForm.displayName = "fetcher.Form";';
  expect(onlyParts(code)).toBe(code);
});
