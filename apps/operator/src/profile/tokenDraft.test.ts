import { expect, test } from 'vitest';
import { parseToken, type TokenDraft } from './tokenDraft.ts';

const NOW = Date.UTC(2026, 2, 14);
const DAY = 86_400_000;
const draft: TokenDraft = {
  name: ' reconcile ',
  hasAll: false,
  scopes: ['payments'],
  sites: [],
  expiresAt: NOW + 90 * DAY,
};

test('a token has the chosen permissions on all sites of its owner', () => {
  expect(parseToken(draft, NOW)).toEqual({
    body: { name: 'reconcile', scopes: ['payments'], sites: null, expiresAt: NOW + 90 * DAY },
  });
});

test('a token of all permissions follows those of its owner', () => {
  expect(parseToken({ ...draft, hasAll: true, sites: ['house'] }, NOW)).toMatchObject({
    body: { scopes: ['*'], sites: ['house'] },
  });
});

test.each([
  ['name', { name: 'Reconcile' }],
  ['scopes', { scopes: [] }],
  ['expiresAt', { expiresAt: NOW }],
  ['expiresAt', { expiresAt: NOW + 367 * DAY }],
  ['expiresAt', { expiresAt: Number.NaN }],
  ['expiresAt', { expiresAt: undefined }],
])('refuses a wrong field: %s', (field, change) => {
  expect(parseToken({ ...draft, ...change }, NOW)).toMatchObject({ problems: [{ field }] });
});
