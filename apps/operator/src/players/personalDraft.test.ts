import { expect, test } from 'vitest';
import { personalDraft } from './personalDraft.ts';

const stored = { name: 'Ada', country: 'fr', document_type_id: 1, inn: '77' };
const { read, parse } = personalDraft(stored);
const known = read(stored);

test('a correction sends what differs, in the form of the call', () => {
  const draft = { ...known, country: 'DE', document_type_id: '2', inn: ' ', name: 'Ada ' };
  expect(parse(draft)).toEqual({ body: { country: 'de', document_type_id: 2, inn: null } });
});

test('a correction of nothing sends nothing', () => {
  expect(parse({ ...known, country: 'FR' })).toEqual({ body: {} });
});
