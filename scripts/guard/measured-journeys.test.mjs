import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRuns } from './measured-journeys.mjs';

const BUILT = ['Coupon.tsx', 'Row.tsx', 'Cashier.tsx', 'en.json'].map((name) => `apps/web/src/${name}`);
const [COUPON, ROW, CASHIER, WORDS] = BUILT;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, rows) =>
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

test('a journey has run what any of its workers has run', () => {
  write('1.jsonl', [
    ['loaded', 'a', COUPON],
    ['loaded', 'a', ROW],
    ['ran', 'a', ROW],
    ['loaded', 'b', ROW],
  ]);
  write('2.jsonl', [
    ['loaded', 'a', WORDS],
    ['ran', 'a', 'packages/contract/src/index.ts'],
  ]);
  const runs = readRuns(folder, BUILT);
  expect(runs.get('a')).toEqual({ ran: [ROW, WORDS], outlined: [COUPON], unloaded: [CASHIER] });
  expect(runs.get('b').unloaded).toEqual([CASHIER, COUPON, WORDS]);
});

test('a journey of whose pages one is not known has no measurement', () => {
  write('1.jsonl', [
    ['loaded', 'a', COUPON],
    ['lost', 'a', 'a page that closed by itself'],
    ['loaded', 'b', COUPON],
  ]);
  expect([...readRuns(folder, BUILT).keys()]).toEqual(['b']);
});
