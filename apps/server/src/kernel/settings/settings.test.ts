import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, repoRoot } from './settings.ts';
import { settingsText } from './settingsText.ts';
import { StartupError } from '../startupError.ts';

const faultsOf = (env: Record<string, string>): string => {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return error instanceof StartupError ? error.message : `not a StartupError: ${String(error)}`;
  }
};

describe('the settings', () => {
  test('have defaults, which suffice to start with an empty environment', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 4000,
      HOST: 'localhost',
      DATA_DIR: join(repoRoot, '.data'),
      DATABASE_URL: undefined,
      FEED_CLOCK: 'real',
      FEED_DEMO: true,
    });
  });

  test('treat an empty variable as absent', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' })).toMatchObject({
      DATABASE_URL: undefined,
      PORT: 4000,
    });
  });

  test.each([
    [{ PORT: '0' }, 'PORT is "0" but must be a whole number from 1 to 65535.'],
    [{ PORT: 'http' }, 'PORT is "http" but must be a whole number from 1 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is wrong: it must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ PLATFORM_CLOCK: 'fast' }, 'PLATFORM_CLOCK is "fast" but must be real or manual.'],
    [
      { PLATFORM_CLOCK: 'manual', NODE_ENV: 'production' },
      'PLATFORM_CLOCK is "manual", which production refuses: leave it out.',
    ],
    [
      { TRUST_PROXY: 'on' },
      'TRUST_PROXY is "on" but must be the number of proxies, `1` for one: `on` is no longer a value.',
    ],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY is "0" but must be off, or the number of proxies from 1 to 8.'],
    [{ FEED_CLOCK: 'fast' }, 'FEED_CLOCK is "fast" but must be real or manual.'],
    [{ FEED_DEMO: 'yes' }, 'FEED_DEMO is "yes" but must be on or off.'],
    [
      { SMTP_URL: 'http://x', MAIL_FROM: 'a@b.example' },
      'SMTP_URL is wrong: it must be an address that starts with smtp:// or smtps://.',
    ],
    [
      { SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example' },
      'SMTP_URL is wrong: it must be an address with a host.',
    ],
    [
      { SMTP_URL: 'smtp://host' },
      'MAIL_FROM is missing: it must be the e-mail address that mails sent by SMTP_URL come from.',
    ],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody" but must be an e-mail address.'],
    [
      { STAFF_OIDC_ISSUER: 'https://login.example' },
      'STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET is missing: operators’ single sign-on needs all of STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID, STAFF_OIDC_CLIENT_SECRET.',
    ],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN is wrong: it must be at least 16 characters.'],
    [
      { DEVELOPMENT_OPERATORS: 'anna=sites:short' },
      'DEVELOPMENT_OPERATORS is wrong: it must be name=scope+scope@site+site:token with commas between, each token of 16 characters or more.',
    ],
    [
      { DEVELOPMENT_OPERATORS: 'anna=cellar:0123456789abcdef' },
      'DEVELOPMENT_OPERATORS is wrong: it must be operators with scopes of sites, players, identification, reviews, results, payments, bonuses, casino, adjustments, rewards, withdrawals, consultant, messages, mail, feed, staff.',
    ],
    [
      { DEVELOPMENT_OPERATORS: 'anna=*:0123456789abcdef,anna=sites:0123456789abcdeg' },
      'DEVELOPMENT_OPERATORS is wrong: it must be operators with a name each.',
    ],
  ])('name the wrong variable in one sentence: %o', (env, sentence) => {
    expect(faultsOf(env)).toBe(sentence);
  });

  test('never print values that may contain a password', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://user:secret-word@host' })).not.toContain('secret-word');
  });

  test('report all faults at once', () => {
    expect(faultsOf({ PORT: 'x', HOST: '!' }).split('\n')).toHaveLength(2);
  });

  test('are all on the page of the documentation; update it with `pnpm -C apps/server settings-page`', () => {
    expect(readFileSync(join(repoRoot, 'docs', 'settings.md'), 'utf8')).toBe(settingsText());
  });
});
