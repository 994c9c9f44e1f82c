import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { PriceCell } from './PriceCell.tsx';
import { fixedPrice, type PriceListener, type PriceSource, type PriceState } from './priceSource.ts';

const open: PriceState = { text: '1.85', suspended: false, selected: false };

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

/** Cell with a source whose changes the test controls. */
function written(first: PriceState) {
  let state = first;
  let listener: PriceListener | undefined;
  const source: PriceSource = {
    get: () => state,
    textOf: (price) => (price > 1000 ? String(price / 1000) : ''),
    subscribe(_, subscriber) {
      listener = subscriber;
      return () => void (listener = undefined);
    },
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const showFrom = (from: PriceSource) =>
    flushSync(() =>
      root.render(
        <PriceCell source={from} selection="home" name="Home" label="1" suspendedLabel="suspended" />,
      ),
    );
  cleanups.push(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  showFrom(source);
  const button = place.querySelector('button');
  if (!button) throw new Error('A price is rendered as a button.');
  return {
    button,
    showFrom,
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

test('writes and marks a price move', () => {
  const { button, shown, move } = written(open);
  move(1900, { ...open, text: 'not asked for' });
  expect([shown(), button.dataset['move']]).toEqual(['1.9', 'up']);
});

test.each([
  ['while it takes no bets', { ...open, suspended: true }, 1900],
  ['to one or less', open, 1000],
])('reads the state again when a price moves %s', (_, first, price) => {
  const { button, shown, move } = written(first);
  move(price, { ...open, text: '', suspended: true });
  expect([shown(), button.getAttribute('aria-disabled'), button.dataset['move']]).toEqual([
    '—',
    'true',
    undefined,
  ]);
});

test("ignores changes that don't affect the cell", () => {
  const { button, change } = written(open);
  const watch = new MutationObserver(() => undefined);
  watch.observe(button, { subtree: true, childList: true, attributes: true, characterData: true });
  change({ ...open, direction: 'up', movedAt: Date.now() });
  expect(watch.takeRecords()).toEqual([]);
  change({ ...open, text: '1.9', direction: 'up', movedAt: Date.now() });
  expect(watch.takeRecords().length).toBeGreaterThan(0);
  watch.disconnect();
});

test('clears the state of a previous source of the same cell', () => {
  const { button, showFrom } = written({ ...open, suspended: true });
  expect(button.textContent).toContain('suspended');
  showFrom(fixedPrice('1.85'));
  expect([button.textContent.includes('suspended'), button.getAttribute('aria-disabled')]).toEqual([
    false,
    null,
  ]);
});

/** Replaces the text of an element as page translators do. */
function wrapText(element: Element | null): void {
  const inner = document.createElement('font');
  inner.textContent = element?.textContent ?? '';
  const outer = document.createElement('font');
  outer.append(inner);
  element?.replaceChildren(outer);
}

test.each(['a move', 'a change'])('writes %s into the page after someone replaced its text', (kind) => {
  const { button, shown, move, change } = written(open);
  wrapText(button.querySelector('bdi'));
  if (kind === 'a move') move(1900, open);
  else change({ ...open, text: '1.9' });
  expect([shown(), button.querySelectorAll('font').length]).toEqual(['1.9', 0]);
  move(2100, open);
  expect(shown()).toBe('2.1');
});

test('writes one price where a source begins with a replaced text', () => {
  const { button, shown, showFrom } = written(open);
  wrapText(button.querySelector('bdi'));
  showFrom(fixedPrice('2.40'));
  expect([shown(), button.querySelector('bdi')?.childNodes.length]).toEqual(['2.40', 1]);
});

test('keeps page translators away from its price', () => {
  expect(written(open).button.querySelector('bdi')?.translate).toBe(false);
});
