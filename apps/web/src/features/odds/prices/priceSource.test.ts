import type { MovedPrice } from '@touchline/ui';
import { describe, expect, test, vi } from 'vitest';
import { createPriceSources } from './priceSource.ts';
import { createMarksHub } from './selectionMarks.ts';
import { openTestBook, resultMarket, type TestBook } from '../testBook.ts';

const HOME = '7.match-result:home';

function sourcesOf({ book }: TestBook, clocks = { bookNow: () => 0, deviceNow: () => 0 }) {
  const marks = createMarksHub(book.touchSelection);
  return { marks, priceSource: createPriceSources({ book, marks, ...clocks }) };
}

function hearing() {
  const changed = vi.fn<() => void>();
  const moved = vi.fn<(move: MovedPrice) => void>();
  return { changed, moved, listener: { changed, moved } };
}

describe('the price of a selection', () => {
  test.each([
    [0, '1.85'],
    [1, '17/20'],
    [2, '-118'],
    [4, '0.85'],
  ])('is formatted in the odds format %i', (view, text) => {
    const { priceSource } = sourcesOf(openTestBook(resultMarket(['1.85', '3.4', '4.5'])));
    expect(priceSource(view).get(HOME)).toEqual({ text, suspended: false, selected: false });
  });

  test('moves up and down, dated by the device’s clock', () => {
    const held = openTestBook(resultMarket(['1.85', '3.4', '4.5']));
    // The server is a minute ahead of this device.
    const { priceSource } = sourcesOf(held, { bookNow: () => 65_000, deviceNow: () => 5_000 });
    const source = priceSource(0);
    held.setNow(64_000);
    held.send(resultMarket(['1.9', '3.4', '4.5']));
    expect(source.get(HOME)).toMatchObject({ text: '1.90', direction: 'up', movedAt: 4_000 });
    held.send(resultMarket(['1.8', '3.4', '4.5']));
    expect(source.get(HOME)).toMatchObject({ text: '1.80', direction: 'down' });
  });

  test('is emitted until its subscriber leaves', () => {
    const held = openTestBook(resultMarket(['1.85', '3.4', '4.5']));
    const source = sourcesOf(held).priceSource(0);
    const { changed, listener } = hearing();
    const unsubscribe = source.subscribe(HOME, listener);
    held.send(resultMarket(['1.86', '3.4', '4.5']));
    expect(changed).toHaveBeenCalledTimes(1);
    unsubscribe();
    held.send(resultMarket(['1.87', '3.4', '4.5']));
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('that moves there and back is emitted each time', () => {
    const held = openTestBook(resultMarket(['1.85', '3.4', '4.5']));
    const { changed, listener } = hearing();
    sourcesOf(held).priceSource(0).subscribe(HOME, listener);
    held.send(resultMarket(['1.9', '3.4', '4.5']));
    held.send(resultMarket(['1.85', '3.4', '4.5']));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

test.each([
  [0, '1.90'],
  [1, '9/10'],
  [2, '-111'],
])(
  'a price that only moved is emitted with its text in the odds format %i, and nothing is read',
  (view, text) => {
    const held = openTestBook(resultMarket(['1.85', '3.4', '4.5'], { slot: 40 }));
    const { changed, moved, listener } = hearing();
    const source = sourcesOf(held).priceSource(view);
    source.subscribe(HOME, listener);
    held.book.applyPrices(Uint32Array.of(40, 190));
    held.book.flush();
    const [move] = moved.mock.calls[0] ?? [];
    expect([source.textOf(move?.price ?? 0), move?.direction]).toEqual([text, 'up']);
    expect(moved).toHaveBeenCalledOnce();
    expect(changed).not.toHaveBeenCalled();
  },
);

describe('a price accepts no bets', () => {
  test.each([
    [
      'while its market is suspended, and is still shown',
      resultMarket(['1.85', '3', '4'], { status: -1 }),
      '1.85',
    ],
    ['until the live producer has taken it over', resultMarket(['1.85', '3', '4'], { status: -2 }), '1.85'],
    ['when it is off, and is not shown', resultMarket(['1.85', '3', '4'], { status: 0 }), ''],
    ['when it is settled', resultMarket(['1.85', '3', '4'], { status: -3 }), ''],
    ['when there is none', resultMarket([undefined, '3', '4']), ''],
    ['of one or less', resultMarket(['1', '3', '4']), ''],
  ])('%s', (_, market, text) => {
    const { priceSource } = sourcesOf(openTestBook(market));
    expect(priceSource(0).get(HOME)).toMatchObject({ text, suspended: true });
  });

  test('while the feed is out of sync, and accepts them again after a snapshot', () => {
    const held = openTestBook(resultMarket(['1.85', '3', '4']));
    const { changed, listener } = hearing();
    const source = sourcesOf(held).priceSource(0);
    source.subscribe(HOME, listener);
    held.book.distrust();
    held.book.flush();
    expect(source.get(HOME)).toMatchObject({ text: '1.85', suspended: true });
    held.book.apply({
      t: 'snapshot',
      topic: held.topic,
      seq: 90,
      at: 0,
      matches: [],
      markets: [resultMarket(['1.85', '3', '4'])],
    });
    held.book.flush();
    expect(source.get(HOME).suspended).toBe(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('of an unknown market', () => {
    const { priceSource } = sourcesOf(openTestBook());
    expect(priceSource(0).get('8.total.2.5:over')).toEqual({ text: '', suspended: true, selected: false });
  });
});

test('a selection is marked when it is selected, also by marks that are set later', () => {
  const held = openTestBook(resultMarket(['1.85', '3', '4']));
  const { marks, priceSource } = sourcesOf(held);
  const source = priceSource(0);
  const { changed, listener } = hearing();
  source.subscribe(HOME, listener);
  const chosen = new Set<string>();
  let tell = () => undefined as void;
  marks.use({
    chosen: () => new Set(chosen),
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  expect(changed).not.toHaveBeenCalled();
  chosen.add(HOME);
  tell();
  held.book.flush();
  expect(source.get(HOME).selected).toBe(true);
  chosen.add('7.match-result:away');
  tell();
  held.book.flush();
  expect(changed).toHaveBeenCalledTimes(1);
});
