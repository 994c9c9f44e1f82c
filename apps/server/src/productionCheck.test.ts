import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { requireProduction } from './productionCheck.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sitesFile(name: string, isDemoCashier: boolean): string {
  const file = join(folder, `${name}.json`);
  const sites = [{ id: 'acme', brand: 'touchline', hosts: ['acme.example'], isDemoCashier }];
  writeFileSync(file, JSON.stringify({ sites }));
  return file;
}

const real = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/touchline',
  DEMO_ACCOUNT: 'off',
  FEED_DEMO: 'off',
  SITES_FILE: sitesFile('real', false),
};
const start = async (env: Record<string, string>) => requireProduction(readSettings({ ...real, ...env }));

describe('production', () => {
  test('starts with a database, a line and sites of its own', async () => {
    await expect(start({})).resolves.toBeUndefined();
  });

  test.each([
    ['database', { DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    ['account', { DEMO_ACCOUNT: 'on' }, 'DEMO_ACCOUNT is on'],
    ['line', { FEED_DEMO: 'on' }, 'FEED_DEMO is on'],
    ['credit', { SITES_FILE: sitesFile('demo', true) }, 'isDemoCashier is on for acme'],
  ])('refuses to start with the demonstration’s %s, unless it is named', async (name, env, reason) => {
    await expect(start(env)).rejects.toThrow(reason);
    await expect(start({ ...env, DEMO_IN_PRODUCTION: 'nothing' })).rejects.toThrow('DEMO_IN_PRODUCTION is');
    const others = ['database', 'account', 'line', 'credit'].filter((other) => other !== name);
    await expect(start({ ...env, DEMO_IN_PRODUCTION: others.join(',') })).rejects.toThrow(reason);
    await expect(start({ ...env, DEMO_IN_PRODUCTION: name })).resolves.toBeUndefined();
  });

  test.each([
    [{ OPERATOR_TOKEN: 'development-token-of-anna' }, 'replace OPERATOR_TOKEN with'],
    [
      { OPERATORS: 'anna=*:0123456789abcdef,ben=mail:development-token-of-ben' },
      'replace the token of ben in OPERATORS with',
    ],
  ])('refuses to start with an operator’s token of development: %j', async (env, reason) => {
    await expect(start({ ...env, DEMO_IN_PRODUCTION: 'account' })).rejects.toThrow(reason);
    await expect(start({ OPERATORS: 'anna=*:0123456789abcdef' })).resolves.toBeUndefined();
  });

  test('names all of them at once', async () => {
    const all = start({ DATABASE_URL: '', DEMO_ACCOUNT: '', FEED_DEMO: '', SITES_FILE: '' });
    await expect(all).rejects.toThrow(/DATABASE_URL[^]*DEMO_ACCOUNT[^]*FEED_DEMO[^]*isDemoCashier/);
  });
});

test('other modes start with all of them', async () => {
  await expect(requireProduction(readSettings({}))).resolves.toBeUndefined();
});
