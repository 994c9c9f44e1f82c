import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../../kernel/settings/settings.ts';
import { countryOf } from './visit.ts';

/** Returns the country of a request with headers. */
function country(headers: Record<string, string>, env: Record<string, string> = {}): string | undefined {
  // The cast: only these fields are read.
  return countryOf({ headers, server: { settings: readSettings(env) } } as unknown as FastifyRequest);
}

const proxy = { COUNTRY_HEADER: 'cf-ipcountry' };

test('the country is the one in the header of the proxy', () => {
  expect(country({ 'cf-ipcountry': 'de' }, proxy)).toBe('DE');
});

test('no header is read unless the settings name it', () => {
  expect(country({ 'x-country-code': 'DE', 'cf-ipcountry': 'DE' })).toBeUndefined();
  expect(country({ 'x-country-code': 'DE' }, proxy)).toBeUndefined();
});

test('production trusts the header only behind a trusted proxy', () => {
  const production = { ...proxy, NODE_ENV: 'production' };
  expect(country({ 'cf-ipcountry': 'DE' }, production)).toBeUndefined();
  expect(country({ 'cf-ipcountry': 'DE' }, { ...production, TRUST_PROXY: '1' })).toBe('DE');
});

test.each(['XX', 'T1', 'Germany', ''])('"%s" is no country', (said) => {
  expect(country({ 'cf-ipcountry': said }, proxy)).toBeUndefined();
});
