import { expect, test } from 'vitest';
import { misspeltSettings } from './misspeltSettings.ts';
import { settingTable } from './settingTable.ts';

test('a variable that is nearly a setting is named with the one that is meant', () => {
  expect(misspeltSettings({ REDIS_URI: 'x', DATABSE_URL: 'x', SMTP_URLS: 'x' })).toEqual([
    'REDIS_URI is not a setting and is ignored. Is REDIS_URL meant?',
    'DATABSE_URL is not a setting and is ignored. Is DATABASE_URL meant?',
    'SMTP_URLS is not a setting and is ignored. Is SMTP_URL meant?',
  ]);
});

test('a variable that begins like a setting is named', () => {
  const names = ['FEED_COLOUR', 'DEMO_MONEY', 'SESSION_LENGTH', 'SMTP_HOST', 'SMS_SENDER', 'SOCIAL_LOGIN'];
  expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual(
    names.map((name) => `${name} is not a setting and is ignored: see docs/settings.md.`),
  );
});

test('settings and variables of the machine are not named', () => {
  const machine = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'NODE_OPTIONS',
    'PWD',
    'REDIS_PORT',
    'TEST_REDIS_URL',
    'PGHOST',
  ];
  const names = [...Object.keys(settingTable), ...machine, 'constructor'];
  expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
