import type { ReferralMarkRow } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { allRows, markFile, problemsOf, reportPath, wholeReport } from './markFilter.ts';

const row = (value: string, sums: ReferralMarkRow['sums'] = []): ReferralMarkRow => ({
  siteId: 'house',
  mark: 'reflinkid',
  value,
  registrations: 3,
  depositors: 2,
  deposits: 5,
  sums,
});

test('the file has a column for each currency, and runs no value as a formula', () => {
  const rows = [
    row('-A1', [{ iso: 'USD', amount: '7.50' }]),
    row('b', [
      { iso: 'EUR', amount: '20.00' },
      { iso: 'USD', amount: '1.00' },
    ]),
  ];
  expect(markFile(rows, 'en').split('\r\n')).toEqual([
    '\uFEFFsite,mark,value,registrations,depositors,deposits,EUR,USD',
    "house,reflinkid,'-A1,3,2,5,0,7.50",
    'house,reflinkid,b,3,2,5,20.00,1.00',
    '',
  ]);
  expect(markFile(rows, 'de-DE')).toContain("house;reflinkid;'-A1;3;2;5;0;7,50");
});

test('the file has all pages of the filter', async () => {
  const asked: string[] = [];
  const rows = await allRows({ ...wholeReport, mark: 'subid' }, (path) => {
    asked.push(path);
    const isFirst = !path.includes('after');
    return Promise.resolve({ sites: [], rows: [row(isFirst ? 'a' : 'b')], next: isFirst ? '3:x' : null });
  });
  expect(rows.map(({ value }) => value)).toEqual(['a', 'b']);
  expect(asked).toEqual(['/ops/referrals/marks?mark=subid', '/ops/referrals/marks?mark=subid&after=3%3Ax']);
});

test('a filter without a choice asks for everything', () => {
  expect(reportPath(wholeReport)).toBe('/ops/referrals/marks');
  expect(problemsOf(wholeReport)).toEqual([]);
});

test('a day that doesn’t exist and a value with spaces are faults', () => {
  const filter = { ...wholeReport, value: 'a b', from: '2026-02-30', to: '2026-03-01' };
  expect(problemsOf(filter).map(({ field }) => field)).toEqual(['value', 'from']);
});
