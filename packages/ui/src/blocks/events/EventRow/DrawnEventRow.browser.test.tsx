import { expect, test, vi } from 'vitest';
import { price, rows } from '../../fixtures.tsx';
import { fixedPrice, type PriceListener, type PriceSource } from '../PriceCell/priceSource.ts';
import { DrawnEventRow } from './DrawnEventRow.tsx';
import type { EventRowFacts } from './eventRowFacts.ts';

const facts: EventRowFacts = rows.leading;

function drawn() {
  const article = document.body.appendChild(document.createElement('article'));
  const row = new DrawnEventRow(article);
  const button = (words: RegExp) => {
    const found = [...article.querySelectorAll('button')].find((one) => words.test(one.textContent));
    if (!found) throw new Error(`The row has no button ${words}.`);
    return found;
  };
  return { article, row, button };
}

function hearing(): { readonly source: PriceSource; readonly heard: Set<PriceListener> } {
  const heard = new Set<PriceListener>();
  const source: PriceSource = {
    ...fixedPrice('1.85'),
    textOf: (price) => (price / 1000).toFixed(2),
    subscribe: (_, listener) => void heard.add(listener),
    unsubscribe: (_, listener) => void heard.delete(listener),
  };
  return { source, heard };
}

test('keeps prices and their focus when only the score changes', () => {
  const { article, row, button } = drawn();
  row.show(facts, {});
  const cell = button(/4\.90/);
  cell.focus();
  cell.dataset['move'] = 'up';
  row.show({ ...facts, scores: [3, 1], prices: [...facts.prices] }, {});
  expect(article.textContent).toContain('3');
  expect([document.activeElement, button(/4\.90/), cell.dataset['move']]).toEqual([cell, cell, 'up']);
  article.remove();
});

test('subscribes to the sources of new selections and unsubscribes from the old ones', () => {
  const { article, row, button } = drawn();
  const [before, after] = [hearing(), hearing()];
  row.show({ ...facts, prices: [{ ...price('1', ''), source: before.source }] }, {});
  expect(before.heard.size).toBe(1);
  row.show({ ...facts, prices: [{ ...price('over', ''), source: after.source }] }, {});
  expect([before.heard.size, after.heard.size]).toEqual([0, 1]);
  for (const listener of after.heard) listener.moved({ price: 1920, direction: 'up' });
  expect(button(/over/).textContent).toContain('1.92');
  row.end();
  expect([after.heard.size, article.innerHTML]).toEqual([0, '']);
  article.remove();
});

test('handles clicks on a price, the favourite button and a link, and ignores prices that accept no bets', () => {
  const { article, row, button } = drawn();
  const acts = {
    onPriceToggle: vi.fn<(id: string) => void>(),
    onFavouriteChange: vi.fn<(favourite: boolean) => void>(),
    onFollow: vi.fn<(event: MouseEvent, href: string) => void>((event) => event.preventDefault()),
  };
  const closed = { ...price('2', '3.10', { suspended: true }), id: 'closed' };
  row.show({ ...facts, prices: [{ ...price('1', '1.85'), id: 'open' }, closed] }, acts);
  button(/1\.85/).click();
  button(/3\.10/).click();
  article.querySelector<HTMLElement>('[aria-pressed][data-act]')?.click();
  article.querySelector('a')?.click();
  expect(acts.onPriceToggle.mock.calls).toEqual([['open']]);
  expect(acts.onFavouriteChange.mock.calls).toEqual([[true]]);
  expect(acts.onFollow.mock.calls.map(([, href]) => href)).toEqual(['#match']);
  article.remove();
});
