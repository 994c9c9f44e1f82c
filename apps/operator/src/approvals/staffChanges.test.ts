import { expect, test } from 'vitest';
import { changedPerson, staffChange, staffChangeRows, type StaffChange } from './staffChanges.ts';

const data = { email: 'nora@example.com', language: 'en', networks: [], endsAt: null };
const support = { role: 'Support', siteId: 'north', scopes: ['players', 'messages'] };

test('an invitation names the given roles with what they allow', () => {
  const change: StaffChange = { kind: 'invite', name: 'nora', ...data, grants: [support] };
  expect(staffChangeRows(change)).toMatchObject([
    { label: 'E-mail', before: '–', after: 'nora@example.com' },
    { label: 'Language of e-mails' },
    { label: 'Networks', after: 'Any' },
    { label: 'End of access', after: 'Never' },
    { label: 'Support · north', before: '–', after: 'Players, Messages', loosens: true },
  ]);
});

test('a change of a person shows the fields that differ, and marks those that loosen a guard', () => {
  const before = { ...data, networks: ['203.0.113.0/24'] };
  const change: StaffChange = { kind: 'person', name: 'nora', before, after: data, loosened: ['networks'] };
  expect(staffChangeRows(change)).toEqual([
    { id: 'networks', label: 'Networks', before: '203.0.113.0/24', after: 'Any', loosens: true },
  ]);
});

test('a role that is taken away gives nothing', () => {
  const change: StaffChange = { kind: 'grants', name: 'nora', given: [], taken: [support] };
  expect(staffChangeRows(change)).toMatchObject([
    { before: 'Players, Messages', after: '–', loosens: false },
  ]);
});

test('names whose rights an act changes', () => {
  const role = { name: 'Support', scopes: ['players'] };
  const payload = { kind: 'role', before: role, after: { ...role, scopes: ['*'] }, gained: ['mail'] };
  expect(changedPerson({ act: 'staff-access', payload })).toBe('Support');
  expect(staffChange({ act: 'message', payload })).toBeUndefined();
});
