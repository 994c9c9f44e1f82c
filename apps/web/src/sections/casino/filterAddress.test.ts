import { expect, test } from 'vitest';
import { filterOf, isNarrowed, noFilters, viewIn, withView } from './filterAddress.ts';

const view = (query: string) => viewIn(new URLSearchParams(query));

test('filters survive the way through the address', () => {
  const part = {
    feature: ['megaways', 'respins'],
    volatility: ['4', '5'],
    stake: '0.10',
    order: 'new',
  } as const;
  const query = withView(new URLSearchParams('text=reef'), part);
  expect(query.toString()).toBe('text=reef&feature=megaways%2Crespins&volatility=4%2C5&stake=0.10&order=new');
  expect(viewIn(query)).toMatchObject({ ...part, text: 'reef' });
});

test('values that no filter has are ignored, and each value counts once', () => {
  expect(
    view('feature=megaways,magic,megaways&volatility=0,3,9&tag=cheap&stake=-1&order=best'),
  ).toMatchObject({
    feature: ['megaways'],
    volatility: ['3'],
    tag: [],
    stake: undefined,
    order: undefined,
  });
});

test('a reset clears the filters and keeps text and other parameters', () => {
  const query = withView(new URLSearchParams('text=reef&feature=megaways&order=new&utm=x'), noFilters);
  expect(query.toString()).toBe('text=reef&utm=x');
});

test('an order alone narrows nothing', () => {
  expect([isNarrowed(view('order=new')), isNarrowed(view('stake=1')), isNarrowed(view('tag=new'))]).toEqual([
    false,
    true,
    true,
  ]);
});

test('requests contain what narrows the list only; one letter isn’t searched for', () => {
  const base = { category: 'slots' };
  expect(filterOf(view('order=name'), base, 'r')).toEqual({ category: 'slots', order: 'name' });
  expect(filterOf(view('provider=kestrel,tern&stake=0.50'), base, 're')).toEqual({
    category: 'slots',
    provider: 'kestrel,tern',
    maxLeastStake: '0.50',
    text: 're',
  });
});

test('the page’s own category can’t be replaced by the address', () => {
  expect(filterOf(view('category=live&provider=tern'), { category: 'slots' }, '')).toEqual({
    category: 'slots',
    provider: 'tern',
  });
});
