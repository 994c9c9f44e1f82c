import { expect, test } from 'vitest';
import { flagFiles } from './flags.ts';

const files = flagFiles();

test('has the flags of countries, of the parts of the United Kingdom, and a globe', () => {
  for (const name of ['de.svg', 'us.svg', 'gb-eng.svg', 'gb-sct.svg', 'world.svg'])
    expect(files.get(name)).toContain('<svg');
  expect(files.size).toBeGreaterThan(250);
});

test('has flags of a few kilobytes that neither run nor load anything', () => {
  for (const [name, source] of files) {
    expect(source.length, name).toBeLessThan(6000);
    expect(source, name).not.toMatch(/<script|\son[a-z]+=|href|url\(\s*['"]?(?!#)|<!|<foreignObject/i);
  }
});
