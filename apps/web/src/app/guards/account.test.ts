import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadLateRows, rowAt } from '../routes/table.ts';
import type { Visit } from './guard.ts';

// The calls take their origin when they are loaded.
vi.hoisted(() => vi.stubGlobal('location', { origin: 'https://site.example' }));
const { pastBan, pastIdentification, pastMissingData, pastTerms, withdrawalLevel } =
  await import('./account.ts');

const fine = {
  ban_level: 0,
  ban_version: 0,
  has_deposit: false,
  isDataAfterRegistration: false,
  is_need_identification: false,
  verification_status: 1,
};

function to(path: string): Visit {
  const url = new URL(path, 'https://site.example');
  return { url, lang: 'en', row: rowAt(url.pathname), from: url };
}

beforeAll(() => loadLateRows());

describe('a banned player', () => {
  const banned = { ...fine, ban_level: 20 };

  test('goes from restricted pages to the page that says so, and stays on others', () => {
    expect(pastBan(to('/en/office/recharge'), banned)).toBe('/en/user/ban');
    expect(pastBan(to('/en/slots'), banned)).toBe('/en/user/ban');
    expect(pastBan(to('/en/live'), banned)).toBeUndefined();
    expect(pastBan(to('/en/office/history'), banned)).toBeUndefined();
    expect(pastBan(to('/en/office/recharge'), fine)).toBeUndefined();
    expect(pastBan(to('/en/office/recharge'), undefined)).toBeUndefined();
  });

  test.each([
    [1, 53, true],
    [1, 45, false],
    [0, 45, true],
    [2, 45, true],
    [2, 53, false],
  ])('of version %i and level %i may withdraw: %s', (ban_version, ban_level, may) => {
    const config = { ...fine, ban_level, ban_version };
    expect(withdrawalLevel(ban_version) === ban_level).toBe(may);
    expect(pastBan(to('/en/office/deduce'), config)).toBe(may ? undefined : '/en/user/ban');
    expect(pastBan(to('/en/office/recharge'), config)).toBe('/en/user/ban');
  });

  test('sees the page that says so; nobody else does', () => {
    expect(pastBan(to('/en/user/ban'), banned)).toBeUndefined();
    expect(pastBan(to('/en/user/ban'), fine)).toBe('/en');
    expect(pastBan(to('/en/user/ban'), undefined)).toBe('/en');
  });
});

test('changed terms come before every other page; agreed ones lead home', () => {
  expect(pastTerms(to('/en/live'), 'changed')).toBe('/en/confirm');
  expect(pastTerms(to('/en/confirm'), 'changed')).toBeUndefined();
  expect(pastTerms(to('/en/confirm'), 'current')).toBe('/en');
  expect(pastTerms(to('/en/live'), 'current')).toBeUndefined();
  // A status that nobody knows yet sends nobody anywhere.
  expect(pastTerms(to('/en/live'), 'unknown')).toBeUndefined();
  expect(pastTerms(to('/en/confirm'), 'unknown')).toBeUndefined();
});

describe('what an account lacks', () => {
  const pages = ['/en/office/identification', '/en/office/clarify-data'] as const;
  const asked = { ...fine, is_need_identification: true, isDataAfterRegistration: true };
  /** Where the site has the pages that are asked for, its guards lead there; where it goes without, nowhere. */
  const expected = (path: string, end: string) => (rowAt(path)?.isUnavailable ? undefined : end);

  test('is asked for before pages of players and money, and not before others', () => {
    const [identification, data] = pages;
    expect(pastIdentification(to('/en/office/wallets'), asked)).toBe(
      expected(identification, `${identification}?identification=true`),
    );
    expect(pastMissingData(to('/en/office/wallets'), asked)).toBe(expected(data, data));
    for (const open of ['/en/live', '/en/office/responsible', '/en/office/history', ...pages]) {
      expect(pastIdentification(to(open), asked), open).toBeUndefined();
      expect(pastMissingData(to(open), asked), open).toBeUndefined();
    }
  });

  test('is not asked of who is verified, has paid in, or needs nothing', () => {
    const at = to('/en/office/wallets');
    expect(pastIdentification(at, { ...asked, verification_status: 2 })).toBeUndefined();
    expect(pastIdentification(at, { ...asked, has_deposit: true })).toBeUndefined();
    expect(pastIdentification(at, fine)).toBeUndefined();
    expect(pastMissingData(at, fine)).toBeUndefined();
    expect(pastMissingData(at, undefined)).toBeUndefined();
  });
});
