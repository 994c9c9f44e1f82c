import { expect, test } from 'vitest';
import { personalText } from './personalText.ts';

test.each([
  ['country', 'de', 'Germany'],
  ['country', '••', '••'],
  ['document_type_id', '1', 'Passport'],
  ['document_type_id', '77', '77'],
  ['surname', 'de', 'de'],
  ['surname', null, '–'],
  ['inn', '', '–'],
])('%s %j is shown as %s', (field, value, text) => {
  expect(personalText(field, value)).toBe(text);
});
