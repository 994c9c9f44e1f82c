import { expect, test } from 'vitest';
import { grantTexts } from './grantText.ts';

const names: Readonly<Record<string, string>> = { house: 'House', north: 'Northbank' };
const siteText = (id: string): string => names[id] ?? id;

test('groups the sites of each role', () => {
  const grants = [
    { role: 'Support', siteId: 'house' },
    { role: 'Payments', siteId: 'house' },
    { role: 'Support', siteId: 'north' },
  ];
  expect(grantTexts(grants, siteText)).toEqual([
    { role: 'Support', sites: 'House, Northbank' },
    { role: 'Payments', sites: 'House' },
  ]);
});

test('a role on all sites names no single one', () => {
  const grants = [
    { role: 'Owner', siteId: 'house' },
    { role: 'Owner', siteId: null },
  ];
  expect(grantTexts(grants, siteText)).toEqual([{ role: 'Owner', sites: 'All sites' }]);
});
