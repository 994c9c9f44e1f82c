import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

test('files of a build are compressed next to them, apart from maps, images and small files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-precompress-'));
  const content = 'export const text = 1;\n'.repeat(100);
  mkdirSync(join(folder, 'deep'));
  for (const name of ['a.js', 'a.js.map', 'deep/b.css', 'c.png']) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'small.js'), 'export {};');
  const written = await precompress(folder);
  expect(written).toEqual(['a.js.br', 'a.js.gz', 'deep/b.css.br', 'deep/b.css.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(content);
  expect(gunzipSync(readFileSync(join(folder, 'deep/b.css.gz'))).toString()).toBe(content);
  rmSync(folder, { recursive: true });
});
