import { expect, test } from 'vitest';
import { isNextPageDue, readListState, writeListState } from './listState.ts';
import type { ListFilter } from './listTypes.ts';

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: 'State',
    kind: 'chips',
    options: [
      { value: 'all', label: 'All' },
      { value: 'open', label: 'Open' },
    ],
  },
  { id: 'player', label: 'Player', kind: 'text' },
];
const columns = [
  { id: 'id' },
  { id: 'stake', sortBy: () => 0 },
  { id: 'network', isExtra: true },
  { id: 'actions', isButtons: true },
];
const list = { filters, columns };
const read = (query: string) => readListState(new URLSearchParams(query), list);
const write = (query: string, change: Parameters<typeof writeListState>[1]) =>
  writeListState(new URLSearchParams(query), change, list).toString();

test('an address without a query shows a list as it is at first', () => {
  expect(read('')).toEqual({
    filters: { state: 'all', player: '' },
    sort: undefined,
    columns: ['id', 'stake', 'actions'],
    pages: 1,
  });
});

test('a link shows the filters, the sort, the columns and the pages of a colleague', () => {
  expect(read('state=open&player=ann&sort=-stake&columns=id,network&pages=3')).toEqual({
    filters: { state: 'open', player: 'ann' },
    sort: { column: 'stake', direction: 'descending' },
    columns: ['id', 'network', 'actions'],
    pages: 3,
  });
});

test('what the list does not know counts as not given', () => {
  expect(read('state=gone&sort=id&columns=nothing&pages=x')).toEqual(read(''));
  expect(read('pages=-4').pages).toBe(1);
  expect(read('pages=100000').pages).toBe(50);
});

test('an address says only what differs from the first state', () => {
  expect(write('', { filters: { state: 'open' } })).toBe('state=open');
  expect(write('state=open', { filters: { state: 'all' } })).toBe('');
  expect(write('', { sort: { column: 'stake', direction: 'ascending' } })).toBe('sort=stake');
  expect(write('sort=stake', { sort: undefined })).toBe('');
  expect(write('columns=id', { columns: ['id', 'stake', 'actions'] })).toBe('');
});

test('another filter begins at the first page, another sort keeps the pages', () => {
  expect(write('pages=4', { filters: { player: 'ann' } })).toBe('player=ann');
  expect(write('pages=4', { sort: { column: 'stake', direction: 'descending' } })).toBe(
    'pages=4&sort=-stake',
  );
});

test('further pages load by themselves up to the number in the address, not after a failure', () => {
  const loading = { loaded: 1, hasNextPage: true, isFetching: false, isFetchNextPageError: false };
  expect(isNextPageDue(2, loading)).toBe(true);
  expect(isNextPageDue(1, loading)).toBe(false);
  expect(isNextPageDue(2, { ...loading, loaded: 0 })).toBe(false);
  expect(isNextPageDue(2, { ...loading, hasNextPage: false })).toBe(false);
  expect(isNextPageDue(2, { ...loading, isFetching: true })).toBe(false);
  expect(isNextPageDue(2, { ...loading, isFetchNextPageError: true })).toBe(false);
});
