import { expect, test } from 'vitest';
import { readSettings } from '../../kernel/settings/settings.ts';
import { isLocalHost, originOf, originsOf, publicOrigin } from './siteOrigin.ts';

const KEY = Buffer.alloc(32).toString('base64');

test.each([
  [{ PORT: '4170' }, 'http://{host}:4170'],
  [{ NODE_ENV: 'production', SECRETS_KEY: KEY }, 'https://{host}'],
  [{ NODE_ENV: 'production', SECRETS_KEY: KEY, PUBLIC_ORIGIN: 'http://{host}:8080' }, 'http://{host}:8080'],
])('the settings %o make origins like %s', (env, template) => {
  expect(publicOrigin(readSettings(env))).toBe(template);
});

test.each(['https://bet.example', 'https://{host}/path', 'ftp://{host}', '{host}', 'https://{host}:99999'])(
  'refuses the setting %s',
  (PUBLIC_ORIGIN) => {
    expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow(/PUBLIC_ORIGIN is .* but must be .*\{host\}/);
  },
);

test('the usual port of a scheme isn’t part of an origin', () => {
  expect(originsOf('https://{host}:443', ['a.example', '[::1]'])).toEqual([
    'https://a.example',
    'https://[::1]',
  ]);
});

test('a visitor returns to a configured host, and to the first one from any other', () => {
  const hosts = ['a.example', 'b.example'];
  const site = { hosts, origins: originsOf('https://{host}', hosts) };
  expect(originOf(site)).toBe('https://a.example');
  expect(originOf(site, 'b.example')).toBe('https://b.example');
  for (const visited of ['', 'c.example', 'b.example:8443', 'b.example.c.example', '__proto__'])
    expect(originOf(site, visited)).toBe('https://a.example');
});

test('hosts of this machine are known', () => {
  const hosts = ['localhost', 'acme.localhost', '127.0.0.1', '[::1]', 'bet.example', 'localhost.example'];
  expect(hosts.filter(isLocalHost)).toEqual(hosts.slice(0, 4));
});
