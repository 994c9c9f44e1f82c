import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiTestProvider } from '../../testing/UiTestProvider.tsx';
import { price, rows } from '../fixtures.tsx';
import type { EventPrice } from './EventRow/EventPrices.tsx';
import { EventRow } from './EventRow/EventRow.tsx';
import { MarketGroup } from './MarketGroup/MarketGroup.tsx';
import { watchPriceKeys } from './priceKeys.ts';

const cleanups: (() => void)[] = [];
beforeEach(() => void cleanups.push(watchPriceKeys()));
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

const one = [price('1', '1.10'), price('X', '1.20'), price('2', '1.30')];
const two = [price('1', '2.10'), price('2', '2.30')];
const grid = ['3.10', '3.20', '3.30', '3.40', '3.50'].map((text) => price(text, text));

/** Renders two matches and a market of two rows; `show` renders them again with other prices of the first. */
function rendered(direction: 'ltr' | 'rtl' = 'ltr') {
  const place = document.body.appendChild(document.createElement('div'));
  place.dir = direction;
  const root = createRoot(place);
  cleanups.push(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  const show = (prices: readonly EventPrice[]) =>
    flushSync(() =>
      root.render(
        <UiTestProvider direction={direction}>
          <EventRow {...rows.leading} prices={prices} moreMarkets={[]} />
          <EventRow {...rows.tennis} prices={two} moreMarkets={[]} />
          <MarketGroup title="Correct score" suspendedLabel="suspended" prices={grid} />
        </UiTestProvider>,
      ),
    );
  show(one);
  const cell = (text: string) => {
    const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`No price is ${text}.`);
    return found;
  };
  return { place, show, cell };
}

/** Presses keys one after the other; returns the price that has the focus after each. */
async function walk(...keys: readonly string[]): Promise<string[]> {
  const reached: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    reached.push(/\d\.\d\d/.exec(document.activeElement?.textContent ?? '')?.[0] ?? 'none');
  }
  return reached;
}

test('arrows move within a row and between rows, to the price below, and stay at the ends', async () => {
  const { cell } = rendered();
  cell('1.10').focus();
  expect(await walk('ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual(['1.20', '1.30', '1.30']);
  expect(await walk('ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual(['2.30', '3.30', '3.50']);
  expect(await walk('ArrowRight', 'ArrowLeft', 'ArrowUp')).toEqual(['3.50', '3.40', '3.10']);
  expect(await walk('End', 'Home', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual([
    '3.50',
    '3.10',
    '2.10',
    '1.10',
    '1.10',
  ]);
});

test('left and right are those of the screen where texts run from right to left', async () => {
  const { cell } = rendered('rtl');
  cell('1.10').focus();
  expect(await walk('ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight')).toEqual([
    '1.10',
    '1.20',
    '1.30',
    '1.20',
  ]);
});

test('Tab reaches one price of each group, the last used one', async () => {
  const { place, cell } = rendered();
  const stops = () =>
    [...place.querySelectorAll<HTMLElement>('button[data-layout]')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => /\d\.\d\d/.exec(textContent)?.[0]);
  expect(stops()).toEqual(['1.10', '2.10', '3.10']);
  cell('1.10').focus();
  await walk('ArrowRight', 'ArrowDown');
  expect(stops()).toEqual(['1.20', '2.10', '3.10']);
});

test('a group whose last used price is gone is reached by its first', async () => {
  const { place, show, cell } = rendered();
  cell('1.10').focus();
  await walk('End');
  show(one.slice(0, 2));
  place.querySelector('a')?.focus();
  await userEvent.tab();
  expect(cell('1.10').tabIndex).toBe(0);
});

test('groups are named by match and market', () => {
  const { place } = rendered();
  const names = [...place.querySelectorAll('[role="group"]')].map((group) =>
    group.getAttribute('aria-label'),
  );
  expect(names).toEqual([rows.leading.teams.join(' – '), rows.tennis.teams.join(' – '), 'Correct score']);
});
