import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { readAppEntry } from './appEntry.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'app-entry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PAGE =
  '<html><script type="module" crossorigin src="/assets/index-2f.js"></script><div id="app"></div></html>';

test('is the script of the built page', () => {
  expect(readAppEntry(folder)).toBeUndefined();
  writeFileSync(join(folder, 'index.html'), PAGE);
  expect(readAppEntry(folder)).toBe('/assets/index-2f.js');
});

test('is told to running pages, which ask for it with the closure of the site', async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  const app = await createTestApp({ webDist: folder });
  const answer = await app.client().call('POST', '/blocks-api/api/v2/block', { auth: false, url: '/en' });
  await app.close();
  expect(answer.json()).toMatchObject({ data: { entry: '/assets/index-2f.js' } });
});
