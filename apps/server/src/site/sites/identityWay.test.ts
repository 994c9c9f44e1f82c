import { expect, test } from 'vitest';
import { offersDocuments } from './identityWay.ts';

const plan = (defaultGroup: string | null, types: ('document' | 'identity' | 'address')[]) => ({
  groups: [{ code: 'standard', types }],
  defaultGroup,
  validDays: {},
});

test.each([
  ['chooses it', true, plan('standard', ['identity']), ['identity'], true],
  ['has no group for all players', false, plan(null, ['identity']), ['identity'], true],
  [
    'has a group that verifiers check',
    false,
    plan('standard', ['identity', 'address']),
    ['identity', 'address'],
    false,
  ],
  [
    'has a group of which verifiers check a part',
    false,
    plan('standard', ['identity', 'address']),
    ['identity'],
    true,
  ],
  ['has a group that no verifier checks', false, plan('standard', ['identity']), [], true],
  ['asks for documents in its group', false, plan('standard', ['document']), ['identity'], true],
] as const)(
  'a site that %s: documents are offered when %s was chosen',
  (_name, isChosen, verification, checked, isOffered) => {
    expect(offersDocuments(isChosen, { verification, checkedTypes: [...checked] })).toBe(isOffered);
  },
);
