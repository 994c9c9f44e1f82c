import { expect, test } from 'vitest';
import { createListModel, mountedIn, type Sizes, type WindowCard } from './listModel.ts';

const GAP = 10;
const sizes = (): Sizes => ({ rows: new Map(), frames: new Map(), row: 100, frame: 40, isLearned: false });
/** Cards of ten rows, each card 1,040 px high. */
const cards = (count: number): readonly WindowCard[] =>
  Array.from({ length: count }, (_, card) => ({
    id: `c${card}`,
    rows: Array.from({ length: 10 }, (_, row) => card * 10 + row),
  }));
const whole = (model: ReturnType<typeof createListModel>) =>
  model
    .parts({ from: 0, to: 0 })
    .reduce((height, part) => height + ('space' in part ? part.space + GAP : 1040 + GAP), -GAP);

test('only rows near the range are mounted, and spacers replace the others', () => {
  const model = createListModel(cards(1000), sizes(), GAP);
  const parts = model.parts({ from: 10_500, to: 11_000 });
  expect(parts).toEqual([
    { space: 10 * 1050 - GAP },
    { card: 10, rows: [{ first: 0, end: 5 }, { space: 500 }] },
    { space: 989 * 1050 - GAP },
  ]);
  expect(whole(model)).toBe(1000 * 1050 - GAP);
});

test('a measured height moves later rows by the difference', () => {
  const own = sizes();
  const model = createListModel(cards(3), own, GAP);
  const place = { card: 'c2', row: 25 };
  const before = model.topOf(place) ?? 0;
  model.see(0, 3, 160);
  model.see(0, undefined, 45);
  expect(model.topOf(place)).toBe(before + 65);
  expect(createListModel(cards(3), own, GAP).topOf(place)).toBe(before + 65);
});

test('a focused row stays mounted with its neighbours, in order', () => {
  const model = createListModel(cards(5), sizes(), GAP);
  const parts = model.parts({ from: 4 * 1050, to: 4 * 1050 + 50 }, { card: 'c0', row: 5 });
  expect(mountedIn(parts, model.cards)).toBe('c0:4-7 c4:0-1');
});

test('the first visible row is found, also after rows were added before it', () => {
  const model = createListModel(cards(3), sizes(), GAP);
  const first = model.firstIn({ from: 1300, to: 2000 });
  expect(first).toEqual({ card: 'c1', row: 13 });
  const [one, ...rest] = cards(3);
  const grown = createListModel(
    [{ id: 'new', rows: [900, 901] }, { id: 'c0', rows: [902, ...(one?.rows ?? [])] }, ...rest],
    sizes(),
    GAP,
  );
  const at = { card: 'c1', row: 13 };
  expect((grown.topOf(at) ?? 0) - (model.topOf(at) ?? 0)).toBe(240 + GAP + 100);
  expect(grown.topOf({ card: 'c1', row: 999 })).toBeUndefined();
});
