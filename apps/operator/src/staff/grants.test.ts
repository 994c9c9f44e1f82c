import type { Operator, StaffRole } from '@touchline/contract/operators';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../api/session.ts';
import { compareGrants, lackedScopes, mayGive } from './grants.ts';

const operator: Operator = {
  name: 'anna',
  person: 'anna',
  scopes: ['players', 'payments', 'staff'],
  everywhere: ['players'],
  sites: [
    { id: 'house', name: 'House', scopes: ['players', 'payments', 'staff'] },
    { id: 'north', name: 'Northbank', scopes: ['players'] },
  ],
  environment: 'test',
  siteName: 'House',
};
const role: StaffRole = {
  id: '1',
  name: 'Cashier',
  scopes: ['payments'],
  version: 1,
  holders: 0,
  mayGive: ['house'],
  mayGiveEverywhere: false,
};

beforeEach(() => {
  session.operator = operator;
});
afterEach(() => {
  session.operator = undefined;
});

test('a change gives and takes away roles on sites', () => {
  const before = [
    { roleId: '1', siteId: 'house' },
    { roleId: '2', siteId: null },
  ];
  const after = [
    { roleId: '1', siteId: 'north' },
    { roleId: '2', siteId: null },
  ];
  expect(compareGrants(before, after)).toEqual({
    given: [{ roleId: '1', siteId: 'north' }],
    taken: [{ roleId: '1', siteId: 'house' }],
  });
});

test('a role on all sites needs its permissions on all of them', () => {
  expect(mayGive(role, 'house')).toBe(true);
  expect(mayGive(role, 'north')).toBe(false);
  expect(mayGive(role, null)).toBe(false);
  expect(lackedScopes(role, 'house')).toEqual([]);
  expect(lackedScopes(role, 'north')).toEqual(['payments', 'staff']);
  expect(lackedScopes({ ...role, scopes: ['players'] }, null)).toEqual(['staff']);
});
