import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { changeOf, formValuesOf, personalSchema } from './personalFields.ts';

const messages = { required: 'required', name: 'name', line: 'line', issued: 'issued', over: 'over' };
const start = formValuesOf({ name: 'Ada', date_birthday: '1990-02-28', passport_end_date: '2020-01-01' });
const problemsOf = (changes: object) => {
  const parsed = v.safeParse(personalSchema(messages, start, '2026-06-01'), { ...start, ...changes });
  return parsed.success ? {} : v.flatten(parsed.issues).nested;
};

describe('the form of personal data', () => {
  test('sends only what differs, null for emptied fields and numbers for documents', () => {
    const values = { ...start, city: ' Vey ', passport_end_date: '', document_type_id: '2' };
    expect(changeOf(start, values)).toEqual({ city: 'Vey', passport_end_date: null, document_type_id: 2 });
    expect(changeOf(start, { ...start, name: ' Ada ' })).toEqual({});
  });

  test('accepts an unchanged document that has expired, but not another one', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ passport_end_date: '2021-01-01' })).toEqual({ passport_end_date: ['over'] });
    expect(problemsOf({ passport_end_date: '2026-06-01' })).toEqual({});
  });

  test('refuses a document from before its owner or from the future', () => {
    expect(problemsOf({ passport_date: '1990-02-28' })).toEqual({ passport_date: ['issued'] });
    expect(problemsOf({ passport_date: '2026-06-02' })).toEqual({ passport_date: ['issued'] });
    expect(problemsOf({ passport_date: '2026-06-01' })).toEqual({});
  });

  test('keeps a known name, and lets an unknown one be left out', () => {
    expect(problemsOf({ name: ' ' })).toEqual({ name: ['required'] });
    expect(problemsOf({ surname: '' })).toEqual({});
    expect(problemsOf({ surname: 'Ｂelardi' })).toEqual({ surname: ['name'] });
  });
});
