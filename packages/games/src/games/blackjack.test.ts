import { rational } from '@touchline/betting';
import { describe, expect, test } from 'vitest';
import { staking, streamOfWords, vector } from '../testing/vectors.ts';
import type { BlackjackAction } from '../wire.ts';
import { blackjack } from './blackjack.ts';
import { bestAction, blackjackReturn, netOf } from './blackjackPlay.ts';

const RANKS = 'A23456789TJQK';
const cardsOf = (names: string): number[] =>
  names
    .split(' ')
    .map((name) => RANKS.indexOf(name.charAt(0)) * 4 + Math.max(0, 'cdhs'.indexOf(name.charAt(1))));
const deal = (names: string, stake = 1_000, mostPayout?: bigint) =>
  blackjack.start(
    streamOfWords(cardsOf(names).map((card) => Math.ceil(((card + 0.5) * 2 ** 32) / 52))),
    { stake: BigInt(stake), ...(mostPayout === undefined ? {} : { mostPayout }) },
    {},
  );
const play = (state: ReturnType<typeof deal>, ...actions: BlackjackAction[]) =>
  actions.reduce((before, action) => blackjack.turn(before, { action }), state);

test('V44: 11 against 3 is doubled to 20, the dealer busts: 10.00 returns 40.00', () => {
  const state = blackjack.start(vector(44), staking(1_000), {});
  expect(state.cards.slice(0, 7)).toEqual(cardsOf('8h 3h 3d 2c 9s Kc Kh'));
  expect(blackjack.addedStake(state, { action: 'double' })).toBe(1_000n);
  const doubled = play(state, 'double');
  expect(doubled.staked).toBe('2000');
  expect(doubled.end?.payout).toBe('4000');
  expect(blackjack.view(doubled)).toMatchObject({
    dealerTotal: 25,
    hands: [{ total: 20, returned: '4000' }],
  });
});

describe('the first cards', () => {
  test('a blackjack pays 3:2, rounded down, and pushes against the dealer’s', () => {
    expect(deal('A 5 K 9', 105).end?.payout).toBe('262');
    expect(deal('A A K K', 105).end?.payout).toBe('105');
  });

  test('a dealer’s blackjack ends the round at once, whatever the visible card', () => {
    expect(deal('9 A 9 K').end?.payout).toBe('0');
    expect(deal('9 K 9 A').end?.payout).toBe('0');
  });

  test('the hole card is hidden while the round is open', () => {
    const view = blackjack.view(deal('9 6 3 K 2'));
    expect(view.dealer).toEqual([...cardsOf('6'), null]);
    expect(view).toMatchObject({ dealerTotal: 6, active: 0, actions: ['hit', 'stand', 'double'] });
    expect(view.hands[0]?.returned).toBeNull();
  });
});

describe('playing', () => {
  test('a bust loses without a card for the dealer, 21 stands by itself', () => {
    const bust = play(deal('T 6 6 T K 5'), 'hit');
    expect(bust).toMatchObject({ dealer: cardsOf('6 T'), end: { payout: '0' } });
    expect(play(deal('T 6 6 T 5 5'), 'hit')).toMatchObject({
      end: { payout: '1000' },
      dealer: cardsOf('6 T 5'),
    });
  });

  test('the dealer stands on soft 17 and on hard 17', () => {
    expect(play(deal('T 6 8 A 5'), 'stand')).toMatchObject({
      dealer: cardsOf('6 A'),
      end: { payout: '2000' },
    });
    expect(play(deal('T T 7 7 5'), 'stand').end?.payout).toBe('1000');
  });

  test('after a card, doubling is not possible', () => {
    const state = play(deal('2 6 3 T 2'), 'hit');
    expect(blackjack.view(state).actions).toEqual(['hit', 'stand']);
    expect(() => play(state, 'double')).toThrow(expect.objectContaining({ code: 'BAD_TURN' }));
  });

  test('a settled round takes no turn', () => {
    expect(() => play(play(deal('T T 7 7'), 'stand'), 'hit')).toThrow(
      expect.objectContaining({ code: 'ROUND_CLOSED' }),
    );
  });
});

describe('splitting', () => {
  test('each hand gets its second card at once, the first hand first, and may be doubled', () => {
    const split = play(deal('8 6 8 T 3 2 T 9 9'), 'split');
    const view = blackjack.view(split);
    expect(view.hands.map(({ cards }) => cards)).toEqual([cardsOf('8 3'), cardsOf('8 2')]);
    expect(view).toMatchObject({ active: 0, actions: ['hit', 'stand', 'double'] });
    const doubled = play(split, 'double', 'hit', 'stand');
    expect(doubled.staked).toBe('3000');
    expect(blackjack.view(doubled)).toMatchObject({
      dealer: cardsOf('6 T 9'),
      hands: [
        { total: 21, stake: '2000', returned: '4000' },
        { total: 19, stake: '1000', returned: '2000' },
      ],
    });
  });

  test('aces get one card each, and 21 with one of them is no blackjack', () => {
    const split = play(deal('A 6 A T K 5 4'), 'split');
    expect(blackjack.view(split).hands.map(({ total, state }) => [total, state])).toEqual([
      [21, 'stood'],
      [16, 'stood'],
    ]);
    expect(split).toMatchObject({ dealer: cardsOf('6 T 4'), end: { payout: '2000' } });
  });

  test('ten and king are no pair, and a split hand is not split again', () => {
    expect(blackjack.view(deal('T 6 K T')).actions).not.toContain('split');
    expect(blackjack.view(play(deal('8 6 8 T 8 8'), 'split')).actions).toEqual(['hit', 'stand', 'double']);
  });

  test('the second hand is played after a bust of the first', () => {
    const state = play(deal('8 6 8 T 7 5 T'), 'split', 'hit');
    expect(blackjack.view(state)).toMatchObject({
      active: 1,
      hands: [{ state: 'bust' }, { state: 'playing' }],
    });
  });
});

test('leaving stands on all hands', () => {
  expect(blackjack.leave(deal('T T 9 7')).end?.payout).toBe('2000');
  expect(blackjack.leave(play(deal('8 6 8 T 3 2 9'), 'split')).end?.payout).toBe('4000');
});

test('stakes that could win more than the site pays are not offered', () => {
  expect(blackjack.view(deal('8 6 8 T', 1_000, 4_000n)).actions).toContain('split');
  expect(blackjack.view(deal('8 6 8 T', 1_000, 3_999n)).actions).toEqual(['hit', 'stand']);
  expect(() => deal('8 6 8 T', 1_000, 2_499n)).toThrow(expect.objectContaining({ code: 'ABOVE_CAP' }));
});

describe('best play', () => {
  const ten = 4 * 9;
  const best = (hand: string, up: string) => {
    const actions: BlackjackAction[] = ['stand', 'hit', 'double'];
    const cards = cardsOf(hand);
    if (hand.charAt(0) === hand.charAt(2)) actions.push('split');
    return bestAction(actions, cards, cardsOf(up)[0] ?? 0);
  };

  test('returns exactly the published fraction', () => {
    expect(
      rational.compare(blackjackReturn(), rational.of(7_016_161_098_045_143_337_706_614_398n, 13n ** 25n)),
    ).toBe(0);
  });

  test.each([
    ['T 6', 'T', 'hit'],
    ['T 2', '3', 'hit'],
    ['T 2', '4', 'stand'],
    ['6 5', 'A', 'hit'],
    ['A 7', '2', 'stand'],
    ['8 8', 'T', 'split'],
    ['T T', '6', 'stand'],
    ['A A', 'T', 'split'],
  ])('%s against %s is a %s', (hand, up, action) => {
    expect(best(hand, up)).toBe(action);
  });

  test('16 against 10 loses 0.53983 by a card and 0.54043 without, a pair of eights 0.48949', () => {
    const number = (action: BlackjackAction, hand: string) => {
      const { num, den } = netOf(action, cardsOf(hand), ten);
      return Number(num) / Number(den);
    };
    expect(number('hit', 'T 6')).toBeCloseTo(-0.539_83, 5);
    expect(number('stand', 'T 6')).toBeCloseTo(-0.540_43, 5);
    expect(number('split', '8 8')).toBeCloseTo(-0.489_49, 5);
  });
});
