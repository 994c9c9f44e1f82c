import { expect, test } from 'vitest';
import { nameProblems, parseAccess, readAccess } from './personDraft.ts';

const stored = {
  email: 'nora@example.com',
  language: 'en',
  networks: ['203.0.113.0/24', '2001:db8::/32'],
  endsAt: null,
};

test('an unchanged access is stored as it was', () => {
  expect(parseAccess(readAccess(stored))).toEqual({ body: stored });
});

test.each([
  ['email', { email: 'nora' }],
  ['networks', { networks: '203.0.113.0' }],
  ['endsAt', { endsAt: Number.NaN }],
])('refuses a wrong field: %s', (field, change) => {
  expect(parseAccess({ ...readAccess(stored), ...change })).toMatchObject({ problems: [{ field }] });
});

test.each(['Nora', '', 'nora/reconcile', '1nora'])('refuses a name of the audit log: %s', (name) => {
  expect(nameProblems(name)).toHaveLength(1);
});
