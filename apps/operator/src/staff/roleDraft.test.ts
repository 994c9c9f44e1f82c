import { expect, test } from 'vitest';
import { parseRole, readRole } from './roleDraft.ts';

test('a stored role is its own draft, whatever the order of its permissions', () => {
  const draft = readRole({ name: 'Cashier', scopes: ['payments', 'players'] });
  expect(parseRole(draft)).toEqual({ body: { name: 'Cashier', scopes: ['players', 'payments'] } });
});

test.each([
  ['name', { name: ' C ', scopes: ['players'] as const }],
  ['scopes', { name: 'Cashier', scopes: [] }],
])('refuses a wrong field: %s', (field, draft) => {
  expect(parseRole(draft)).toMatchObject({ problems: [{ field }] });
});
