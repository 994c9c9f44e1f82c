import { describe, expect, test } from 'vitest';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { inColumns, layoutMarkets, tabsOf } from './marketLayout.ts';

function market(type: string, keys: readonly string[], facts: Partial<MarketShape> = {}): MarketShape {
  const id = `7.${type}.${facts.line ?? facts.ordinal ?? ''}`;
  const selections = keys.map((key) => ({ id: `${id}:${key}`, key }));
  return { id, matchId: 7, type, group: 'popular', main: false, wide: false, selections, ...facts };
}

const total = (line: string) => market('total', ['under', 'over'], { line, group: 'totals' });
const score = market('correct-score', ['0:0', '1:0', '0:1', '2:0', '1:1', '2:1', 'other'], {
  group: 'score',
});
const result = market('match-result', ['away', 'draw', 'home']);
const keysOf = (markets: readonly MarketShape[], tab = 'all') =>
  layoutMarkets(markets, tab).map(({ cells }) =>
    cells.map((cell) => cell && `${cell.key} ${cell.market.line ?? ''}`.trim()),
  );

describe('markets on a match’s page', () => {
  test('come in the usual order, unknown types last', () => {
    const blocks = layoutMarkets([market('new-thing', ['yes', 'no']), score, total('2.5'), result], 'all');
    expect(blocks.map(({ market: { type } }) => type)).toEqual([
      'match-result',
      'total',
      'correct-score',
      'new-thing',
    ]);
  });

  test('share one card with all their lines, sorted', () => {
    expect(keysOf([total('10'), total('2.5'), total('2.25')])).toEqual([
      ['over 2.25', 'under 2.25', 'over 2.5', 'under 2.5', 'over 10', 'under 10'],
    ]);
  });

  test('have separate cards when they are about different goals', () => {
    const next = (ordinal: number) => market('next-goal', ['home', 'none', 'away'], { ordinal });
    expect(layoutMarkets([next(3), next(2)], 'all').map(({ market: { ordinal } }) => ordinal)).toEqual([
      2, 3,
    ]);
  });

  test('have home first and away last, in as many columns', () => {
    expect(keysOf([result])).toEqual([['home', 'draw', 'away']]);
    expect(layoutMarkets([result, total('2.5')], 'all').map(({ columns }) => columns)).toEqual([3, 2]);
  });

  test('have home wins, draws and away wins of a score side by side', () => {
    expect(keysOf([score])).toEqual([['1:0', '0:0', '0:1', '2:0', '1:1', null, '2:1', 'other', null]]);
  });

  test('with two sides are sorted lines, each with its sides in order', () => {
    const [block] = layoutMarkets([total('3.5'), total('2.5')], 'all');
    expect(
      block?.lines?.map(({ market: { line }, cells }) => [line, ...cells.map(({ key }) => key)]),
    ).toEqual([
      ['2.5', 'over', 'under'],
      ['3.5', 'over', 'under'],
    ]);
  });

  test('of sides have home’s selections next to away’s, and others last', () => {
    const keys = ['home-1', 'home-2-plus', 'away-1', 'away-2-plus', 'draw'];
    expect(keysOf([market('winning-margin', keys)])).toEqual([
      ['home-1', 'away-1', 'home-2-plus', 'away-2-plus', 'draw'],
    ]);
  });

  test('have no column of draws where a score can’t be one', () => {
    const sets = market('set-score', ['2:0', '2:1', '0:2', '1:2']);
    expect(keysOf([sets])).toEqual([['2:0', '0:2', '2:1', '1:2']]);
    expect(layoutMarkets([sets], 'all')[0]?.columns).toBe(2);
  });

  test('come first if the player has pinned them, in the order of the pins', () => {
    const quarter = market('part-winner', ['home', 'away'], { ordinal: 2 });
    const blocks = layoutMarkets([result, score, total('2.5'), quarter], 'all', ['part-winner 2', 'total']);
    expect(blocks.map(({ market: { type } }) => type)).toEqual([
      'part-winner',
      'total',
      'match-result',
      'correct-score',
    ]);
  });

  test('are those of the tab', () => {
    expect(keysOf([result, total('2.5')], 'totals')).toEqual([['over 2.5', 'under 2.5']]);
    expect(tabsOf([market('odd', ['yes'], { group: 'odd' }), score, total('2.5'), result])).toEqual([
      'all',
      'popular',
      'totals',
      'score',
      'odd',
    ]);
  });
});

test('cards go to the shorter column and none is lost', () => {
  const blocks = layoutMarkets(
    [score, result, total('1.5'), total('2.5'), market('winner', ['home', 'away'])],
    'all',
  );
  const dealt = inColumns(blocks, 2).map((column) => column.map(({ market: { type } }) => type));
  expect(dealt).toEqual([
    ['match-result', 'total'],
    ['winner', 'correct-score'],
  ]);
});
