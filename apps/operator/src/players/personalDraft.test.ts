import { expect, test } from 'vitest';
import { personalChangeOf, personalDraftOf } from './personalDraft.ts';

test('a correction sends what differs, in the form of the call', () => {
  const known = personalDraftOf({ name: 'Ada', document_type_id: 1, inn: '77' });
  const draft = { ...known, country: 'DE', document_type_id: '2', inn: ' ', name: 'Ada ' };
  expect(personalChangeOf(known, draft)).toEqual({ country: 'de', document_type_id: 2, inn: null });
  expect(personalChangeOf(known, known)).toEqual({});
});
