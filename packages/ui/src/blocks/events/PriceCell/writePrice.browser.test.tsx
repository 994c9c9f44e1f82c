import { afterEach, beforeEach, expect, test } from 'vitest';
import { draw } from '../../../theme/draw.ts';
import { PriceButton } from './PriceButton.tsx';
import { fixedPrice, type PriceListener, type PriceSource, type PriceState } from './priceSource.ts';
import { PriceWriter } from './writePrice.ts';

const open: PriceState = { text: '1.85', suspended: false, selected: false };

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => place.remove());

/** A cell of a source that moves by hand. */
function written(first: PriceState) {
  let state = first;
  let listener: PriceListener | undefined;
  const source: PriceSource = {
    get: () => state,
    textOf: (price) => (price > 1000 ? String(price / 1000) : ''),
    subscribe: (_, heard) => void (listener = heard),
    unsubscribe: () => void (listener = undefined),
  };
  draw(place, <PriceButton {...{ source, selection: 'home' }} name="Home" label="1" layout="labelled" />);
  const button = place.querySelector('button');
  if (!button) throw new Error('A price is drawn as a button.');
  const writer = new PriceWriter(source, 'home', button, 'suspended');
  return {
    button,
    writer,
    shown: () => button.querySelector('bdi')?.textContent,
    move(price: number, next: PriceState) {
      state = next;
      listener?.moved({ price, direction: 'up' });
    },
    change(next: PriceState) {
      state = next;
      listener?.changed();
    },
  };
}

test('a mere move is written by its text, and marked', () => {
  const { button, shown, move } = written(open);
  move(1900, { ...open, text: 'not asked for' });
  expect([shown(), button.dataset['move']]).toEqual(['1.9', 'up']);
});

test.each([
  ['while it takes no bets', { ...open, suspended: true }, 1900],
  ['to one or less', open, 1000],
])('a price that moves %s is no mere move: its state is asked for', (_, first, price) => {
  const { button, shown, move } = written(first);
  move(price, { ...open, text: '', suspended: true });
  expect([shown(), button.getAttribute('aria-disabled'), button.dataset['move']]).toEqual([
    '—',
    'true',
    undefined,
  ]);
});

test('a cell that hears of what moved beside it stays as it is', () => {
  const { button, change } = written(open);
  const watch = new MutationObserver(() => undefined);
  watch.observe(button, { subtree: true, childList: true, attributes: true, characterData: true });
  change({ ...open, direction: 'up', movedAt: Date.now() });
  expect(watch.takeRecords()).toEqual([]);
  change({ ...open, text: '1.9', direction: 'up', movedAt: Date.now() });
  expect(watch.takeRecords().length).toBeGreaterThan(0);
  watch.disconnect();
});

test('a cell that gets another writer shows nothing that the one before knew', () => {
  const { button, writer } = written({ ...open, suspended: true });
  expect(button.textContent).toContain('suspended');
  writer.end();
  const next = new PriceWriter(fixedPrice('1.85'), 'home', button, 'suspended');
  expect([button.textContent.includes('suspended'), button.getAttribute('aria-disabled')]).toEqual([
    false,
    null,
  ]);
  next.end();
});
