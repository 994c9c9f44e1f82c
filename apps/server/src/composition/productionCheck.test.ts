import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { requireProduction } from './productionCheck.ts';
import { readSettings } from '../kernel/settings/settings.ts';

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

  test('refuses to start with operators of development, unless they are named', async () => {
    const env = { DEVELOPMENT_OPERATORS: 'anna=*:0123456789abcdef,ben=mail:0123456789abcdeg' };
    await expect(start({ ...env, DEMO_IN_PRODUCTION: 'account' })).rejects.toThrow(
      'operators of development (anna, ben): remove DEVELOPMENT_OPERATORS',
    );
    await expect(start({ ...env, DEMO_IN_PRODUCTION: 'operators' })).resolves.toBeUndefined();
  });

  const partners = {
    PAYMENT_PROVIDERS_FILE: {
      url: 'https://pay.example',
      key: 'key-of-the-api',
      secrets: { acme: ['secret-of-acme-0123'] },
    },
    VERIFIERS_FILE: {
      url: 'https://verify.example',
      key: 'key-of-the-api',
      secrets: ['secret-of-acme-0123'],
    },
    MAKERS_FILE: {
      url: 'https://games.example',
      frameOrigin: 'https://frames.games.example',
      secrets: ['secret-of-acme-0123'],
    },
  };
  const settings = ['PAYMENT_PROVIDERS_FILE', 'VERIFIERS_FILE', 'MAKERS_FILE'] as const;
  const listOf = (setting: (typeof settings)[number], entry: object) => {
    const file = join(folder, 'partners.json');
    writeFileSync(
      file,
      JSON.stringify([{ id: 'acme-pay', adapter: 'touchline', ...partners[setting], ...entry }]),
    );
    return { [setting]: file };
  };

  describe.each(settings)('with %s', (setting) => {
    test('starts with a company of its own', async () => {
      await expect(start(listOf(setting, {}))).resolves.toBeUndefined();
    });

    test('refuses the sandbox', async () => {
      await expect(start(listOf(setting, { id: 'sandbox' }))).rejects.toThrow(
        new RegExp(`${setting} lists the sandbox, which .*: take its entry out of .*partners.json`),
      );
      await expect(
        start({ ...listOf(setting, { id: 'sandbox' }), DEMO_IN_PRODUCTION: 'sandbox' }),
      ).resolves.toBeUndefined();
    });

    test.each([
      { key: 'sandbox-key-of-development' },
      { secrets: ['secret-of-acme-0123', 'sandbox-secret-of-development'] },
      { secrets: { acme: ['sandbox-secret-of-development-house'] } },
    ])('refuses a key or a secret of the sandbox: %j', async (entry) => {
      await expect(start(listOf(setting, entry))).rejects.toThrow(
        new RegExp(`acme-pay in ${setting} has a key or a secret of the sandbox, which anybody knows: put`),
      );
    });
  });

  test.each([
    ['MAKERS_FILE', { frameOrigin: 'https://acme.example' }],
    ['MAKERS_FILE', { frameOrigin: 'https://acme.example:8443' }],
    ['MAKERS_FILE', { frameOrigin: undefined, url: 'https://acme.example/games/' }],
    ['VERIFIERS_FILE', { frameOrigin: 'https://acme.example' }],
  ] as const)('refuses frames of %s at a host of a site: %j', async (setting, entry) => {
    const refused = start({ ...listOf(setting, entry), DEMO_IN_PRODUCTION: 'sandbox' });
    await expect(refused).rejects.toThrow(
      new RegExp(
        `acme-pay in ${setting} has its frames at acme.example, a host of the site acme, .*: give it an origin`,
      ),
    );
  });

  test('names all of them at once', async () => {
    const all = start({ DATABASE_URL: '', DEMO_ACCOUNT: '', FEED_DEMO: '', SITES_FILE: '' });
    await expect(all).rejects.toThrow(/DATABASE_URL[^]*DEMO_ACCOUNT[^]*FEED_DEMO[^]*isDemoCashier/);
  });
});

test('other modes start with all of them', async () => {
  await expect(requireProduction(readSettings({}))).resolves.toBeUndefined();
});
