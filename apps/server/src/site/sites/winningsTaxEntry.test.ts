import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { repoRoot } from '../../kernel/repoRoot.ts';
import { siteEntry } from '../../composition/siteEntry.ts';
import { loadSites } from './sites.ts';
import { winningsTaxEntry } from './winningsTaxEntry.ts';

const faultOf = (entry: unknown) => safeParse(winningsTaxEntry, entry).issues?.[0].message;

test('a tax is a percentage, with free winnings in the currencies that have some', () => {
  expect(faultOf({ percent: '12.5' })).toBeUndefined();
  expect(faultOf({ percent: '50', free: { EUR: '100.00', JPY: '15000', mBTC: '0.5' } })).toBeUndefined();
});

test.each(['0', '50.01', '12.345', '-1', 'five', 5])('a tax of %j is refused with its bounds', (percent) => {
  expect(faultOf({ percent })).toMatch(/above 0 and at most 50|string/);
});

test.each([
  [{ EUR: '-1' }, /amount of their currency/],
  [{ EUR: '1.005' }, /amount of their currency/],
  [{ JPY: '0.5' }, /amount of their currency/],
  [{ EUR: 'ten' }, /amount of their currency/],
  [{ euro: '1' }, /three to ten capital letters/],
])('free winnings of %j are refused', (free, message) => {
  expect(faultOf({ percent: '5', free })).toMatch(message);
});

test('a misspelt field is refused', () => {
  expect(faultOf({ percent: '5', from: { EUR: '1' } })).toBeDefined();
});

test('the app of a site learns that it has a tax, and a faulty one closes the site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taxes-'));
  const file = join(folder, 'sites.json');
  const entry = (id: string, winningsTax?: unknown) => ({
    id,
    brand: 'touchline',
    hosts: [`${id}.example`],
    ...(winningsTax === undefined ? {} : { winningsTax }),
  });
  const listed = [entry('taxed', { percent: '5' }), entry('plain'), entry('faulty', { percent: '90' })];
  await writeFile(file, JSON.stringify({ sites: listed }));
  const { all } = await loadSites(siteEntry, file, join(repoRoot, 'themes'));
  await rm(folder, { recursive: true });
  const shown = all
    .filter(({ hosts }) => hosts.some((host) => host.endsWith('.example')))
    .map(({ id, config, winningsTax, state }) => [
      id,
      config.partnerHasTaxes ?? false,
      winningsTax?.percent,
      state.block !== null,
    ]);
  expect(shown).toEqual([
    ['taxed', true, '5', false],
    ['plain', false, undefined, false],
    ['faulty', false, undefined, true],
  ]);
});
