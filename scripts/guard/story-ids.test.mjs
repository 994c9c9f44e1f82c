import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { idPrefix, idPrefixesOf } from './story-ids.mjs';
import { filesOfStep, findTestFiles } from './test-files.mjs';

test.each([
  [`const meta = {\n  title: 'Blocks/Coupon/CouponSheet',\n`, 'blocks-coupon-couponsheet--'],
  [`const meta = { title: 'Guide/Brand board', tags: [] };\nrows = [{ title: 'x' }];`, 'guide-brand-board--'],
  ['const meta = {};', undefined],
])('the ids of a file begin with its title: %j', (source, prefix) => {
  expect(idPrefix(source)).toBe(prefix);
});

test('every story file has a title of its own', () => {
  const prefixes = idPrefixesOf(filesOfStep('visual', findTestFiles()));
  expect(prefixes).toBeDefined();
  expect(new Set(prefixes).size).toBe(prefixes?.length);
});

test('every expected look belongs to a story file', () => {
  const prefixes = new Set(idPrefixesOf(filesOfStep('visual', findTestFiles())));
  const { looks } = JSON.parse(readFileSync(join(root, 'e2e', 'visual', 'digests.json'), 'utf8'));
  expect(Object.keys(looks).filter((id) => !prefixes.has(`${id.split('--')[0]}--`))).toEqual([]);
});
