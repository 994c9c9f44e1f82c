import { beforeAll, describe, expect, test } from 'vitest';
import { loadLazyRows, rowAt } from '../routes/table.ts';
import type { Visit } from './guard.ts';
import { pastBan, pastIdentification, pastMissingData, pastTerms, withdrawalLevel } from './account.ts';

const fine = {
  ban_level: 0,
  ban_version: 0,
  has_deposit: false,
  isDataAfterRegistration: false,
  is_need_identification: false,
  verification_status: 1,
  identity: { state: 'open', isNeeded: false, page: 'office/identification' },
} as const;

function to(path: string): Visit {
  const url = new URL(path, 'https://site.example');
  return { url, lang: 'en', row: rowAt(url.pathname), from: url, isCurrent: () => true };
}

beforeAll(() => loadLazyRows());

describe('a banned player', () => {
  const banned = { ...fine, ban_level: 20 };

  test('is redirected from restricted pages to the ban page and stays on others', () => {
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

  test('sees the ban page; others are redirected from it', () => {
    expect(pastBan(to('/en/user/ban'), banned)).toBeUndefined();
    expect(pastBan(to('/en/user/ban'), fine)).toBe('/en');
    expect(pastBan(to('/en/user/ban'), undefined)).toBe('/en');
  });
});

test('changed terms precede every other page; accepted ones redirect to home', () => {
  expect(pastTerms(to('/en/live'), 'changed')).toBe('/en/confirm');
  expect(pastTerms(to('/en/confirm'), 'changed')).toBeUndefined();
  // They can be read before they are accepted.
  for (const path of ['/en/information/rules/1', '/en/information/rules-frame', '/en/information/about'])
    expect(pastTerms(to(path), 'changed'), path).toBeUndefined();
  expect(pastTerms(to('/en/confirm'), 'current')).toBe('/en');
  expect(pastTerms(to('/en/live'), 'current')).toBeUndefined();
  // A status that isn't known yet redirects nobody.
  expect(pastTerms(to('/en/live'), 'unknown')).toBeUndefined();
  expect(pastTerms(to('/en/confirm'), 'unknown')).toBeUndefined();
});

describe('missing account data', () => {
  const pages = [
    '/en/office/identification',
    '/en/welcome-authorization-data',
    '/en/office/clarify-data',
  ] as const;
  const asked = { ...fine, is_need_identification: true, isDataAfterRegistration: true };
  /** The guards redirect only to pages that the site has. */
  const expected = (path: string, end: string) => (rowAt(path)?.isUnavailable ? undefined : end);

  test('is requested before pages of players and money, and not before others', () => {
    const [identification, data] = pages;
    expect(pastIdentification(to('/en/office/wallets'), asked)).toBe(
      expected(identification, `${identification}?identification=true`),
    );
    expect(pastMissingData(to('/en/office/wallets?tab=1'), asked)).toBe(
      expected(data, `${data}?next=%2Fen%2Foffice%2Fwallets%3Ftab%3D1`),
    );
    for (const open of ['/en/live', '/en/office/responsible', '/en/office/history', ...pages]) {
      expect(pastIdentification(to(open), asked), open).toBeUndefined();
      expect(pastMissingData(to(open), asked), open).toBeUndefined();
    }
  });

  test('sends players who are verified by a verifier to its checks', () => {
    const at = to('/en/office/wallets');
    const checked = { ...asked, identity: { ...fine.identity, page: 'office/verification' as const } };
    expect(pastIdentification(at, checked)).toBe('/en/office/verification?identification=true');
    expect(pastIdentification(to('/en/verification/sumsub?type=identity'), checked)).toBeUndefined();
  });

  test('is not requested from players who are verified, have deposited, or need nothing', () => {
    const at = to('/en/office/wallets');
    expect(pastIdentification(at, { ...asked, verification_status: 2 })).toBeUndefined();
    expect(pastIdentification(at, { ...asked, has_deposit: true })).toBeUndefined();
    expect(pastIdentification(at, fine)).toBeUndefined();
    expect(pastMissingData(at, fine)).toBeUndefined();
    expect(pastMissingData(at, undefined)).toBeUndefined();
  });
});
