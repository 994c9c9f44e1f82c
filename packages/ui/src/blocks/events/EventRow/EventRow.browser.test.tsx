import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { UiTestProvider } from '../../../testing/UiTestProvider.tsx';
import { price, rows } from '../../fixtures.tsx';
import { fixedPrice, type PriceListener, type PriceSource } from '../PriceCell/priceSource.ts';
import { EventRow, type EventRowProps } from './EventRow.tsx';

const props: EventRowProps = rows.leading;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

/** Renders a row, and renders it again with each call of `show`. */
function rendered() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const remove = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
  cleanups.push(remove);
  const show = (next: EventRowProps) =>
    flushSync(() =>
      root.render(
        <UiTestProvider>
          <EventRow {...next} />
        </UiTestProvider>,
      ),
    );
  const button = (name: RegExp) => {
    const found = [...place.querySelectorAll('button')].find((one) => name.test(one.textContent));
    if (!found) throw new Error(`The row has no button ${name}.`);
    return found;
  };
  return { place, show, button, remove };
}

/** Source with the set of its subscribers. */
function watchedSource(): { readonly source: PriceSource; readonly listeners: Set<PriceListener> } {
  const listeners = new Set<PriceListener>();
  const source: PriceSource = {
    ...fixedPrice('1.85'),
    textOf: (thousandths) => (thousandths / 1000).toFixed(2),
    subscribe(_, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { source, listeners };
}

test('keeps prices and their focus when only the score changes', () => {
  const { place, show, button } = rendered();
  show(props);
  const cell = button(/4\.90/);
  cell.focus();
  cell.dataset['move'] = 'up';
  show({ ...props, scores: [3, 1], prices: [...props.prices] });
  expect(place.textContent).toContain('3');
  expect([document.activeElement, button(/4\.90/), cell.dataset['move']]).toEqual([cell, cell, 'up']);
});

test('subscribes to the sources of new selections and unsubscribes from the old ones', () => {
  const { show, button, remove } = rendered();
  const [before, after] = [watchedSource(), watchedSource()];
  show({ ...props, prices: [{ ...price('1', ''), source: before.source }] });
  expect(before.listeners.size).toBe(1);
  show({ ...props, prices: [{ ...price('over', ''), source: after.source }] });
  expect([before.listeners.size, after.listeners.size]).toEqual([0, 1]);
  for (const listener of after.listeners) listener.moved({ price: 1920, direction: 'up' });
  expect(button(/over/).textContent).toContain('1.92');
  remove();
  expect(after.listeners.size).toBe(0);
});

test('handles clicks on a price and the favourite button, and ignores prices that accept no bets', () => {
  const { place, show, button } = rendered();
  const handlers = {
    onPriceToggle: vi.fn<(id: string) => void>(),
    onFavouriteChange: vi.fn<(favourite: boolean) => void>(),
  };
  const closed = { ...price('2', '3.10', { suspended: true }), id: 'closed' };
  show({ ...props, ...handlers, prices: [{ ...price('1', '1.85'), id: 'open' }, closed] });
  button(/1\.85/).click();
  button(/3\.10/).click();
  place.querySelector<HTMLElement>('button[aria-pressed][title]')?.click();
  expect(handlers.onPriceToggle.mock.calls).toEqual([['open']]);
  expect(handlers.onFavouriteChange.mock.calls).toEqual([[true]]);
});
