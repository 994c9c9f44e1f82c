import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const list = readFileSync(new URL('index.ts', import.meta.url), 'utf8');

/** Components of a layer: files in capitals beside a style sheet of their folder, except parts used only within. */
function components(layer: string): string[] {
  const root = new URL(`${layer}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/[A-Z]\w+\.tsx$/.test(file),
  );
}

/** Parts that other components are made of. */
const inner = new Set(['Dialog/DialogFrame.tsx', 'Icon/IceHockey.tsx']);

test.each(['primitives', 'layouts'])('every component of %s is on the public list', (layer) => {
  const missing = components(layer).filter(
    (file) => !inner.has(file) && !list.includes(`./${layer}/${file}'`),
  );
  expect(missing).toEqual([]);
});

test('names on the public list are explicit; only the blocks keep a list of their own', () => {
  const wholesale = list.match(/export \* from '.*'/g) ?? [];
  expect(wholesale).toEqual(["export * from './blocks/index.ts'"]);
});
