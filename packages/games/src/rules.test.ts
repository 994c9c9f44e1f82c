import { propertyOptions } from '@touchline/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GameError } from './errors.ts';
import { bestPrize, shownReturn } from './figures.ts';
import { volatilityOf } from './returns.ts';
import { addedStakeOf, isSoloGame, leaveRound, playTurn, startRound, viewOf } from './rules.ts';
import type { GameState, SoloGameId } from './rules.ts';
import { vector } from './testing/vectors.ts';

const choices: Readonly<Record<SoloGameId, fc.Arbitrary<object>>> = {
  dice: fc.record({
    direction: fc.constantFrom('under', 'over'),
    outcomes: fc.integer({ min: 10, max: 9_800 }),
  }),
  limbo: fc.record({ target: fc.integer({ min: 101, max: 1_000_000 }) }),
  mines: fc.record({ mines: fc.integer({ min: 1, max: 24 }) }),
  climb: fc.constant({}),
  plinko: fc.record({ rows: fc.constantFrom(8, 12, 16), risk: fc.constantFrom('low', 'mid', 'high') }),
  keno: fc.record({
    picks: fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 10 }),
  }),
  scratch: fc.constant({}),
  roulette: fc
    .integer({ min: 0, max: 36 })
    .map((number) => ({ chips: [{ spot: { kind: 'straight', numbers: [number] }, amount: '1000' }] })),
  hilo: fc.constant({}),
  blackjack: fc.constant({}),
  slot: fc.constant({}),
};

const turns = fc.oneof(
  fc.record({ action: fc.constantFrom('reveal', 'step'), tile: fc.integer({ min: 0, max: 24 }) }),
  fc.record({ action: fc.constant('guess'), guess: fc.constantFrom('higher', 'lower', 'same') }),
  fc.record({ action: fc.constantFrom('skip', 'cashOut', 'hit', 'stand', 'double', 'split') }),
);

const games = Object.keys(choices).filter(isSoloGame);
const rounds = fc.constantFrom(...games).chain((game) =>
  fc.record({
    game: fc.constant(game),
    choice: choices[game],
    nonce: fc.nat(100_000),
    turns: fc.array(turns, { maxLength: 30 }),
    mostPayout: fc.option(fc.bigInt({ min: 1_000n, max: 10n ** 9n })),
  }),
);

/** Plays the turns that are possible; undefined if the choice isn't payable. */
function played({
  game,
  choice,
  nonce,
  turns: wanted,
  mostPayout,
}: typeof rounds extends fc.Arbitrary<infer R> ? R : never) {
  const states: GameState[] = [];
  try {
    const terms = { stake: 1_000n, ...(mostPayout === null ? {} : { mostPayout }) };
    let state = startRound(game, vector(nonce), terms, choice);
    states.push(state);
    for (const turn of wanted) {
      try {
        const added = addedStakeOf(state, turn);
        const before = BigInt(state.staked);
        state = playTurn(state, turn);
        expect(BigInt(state.staked)).toBe(before + added);
        states.push(state);
      } catch (error) {
        if (!(error instanceof GameError)) throw error;
      }
    }
    states.push(leaveRound(state));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ABOVE_CAP' });
  }
  return states;
}

test('whatever is played, no round pays more than its cap, and leaving settles it', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const states = played(round);
      for (const { game, end } of states) {
        if (end === null) continue;
        const most = game === 'keno' ? 10n ** 8n : 10n ** 7n;
        expect(BigInt(end.payout)).toBeLessThanOrEqual(most);
        if (round.mostPayout !== null && game !== 'slot') {
          expect(BigInt(end.payout)).toBeLessThanOrEqual(round.mostPayout);
        }
      }
      if (states.length > 0) expect(states.at(-1)?.end).not.toBeNull();
    }),
    propertyOptions(2_000, 50_000),
  );
});

test('a state and a view survive being stored as JSON', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      for (const state of played(round)) {
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(JSON.parse(JSON.stringify(viewOf(state)))).toEqual(viewOf(state));
      }
    }),
    propertyOptions(500, 10_000),
  );
});

test('the view of an open round is the same whatever is still hidden', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      for (const state of played(round)) {
        if (state.end === null) expect(viewOf(withOtherSecrets(state))).toEqual(viewOf(state));
      }
    }),
    propertyOptions(1_000, 20_000),
  );
});

/** Changes everything of an open state that its player must not know. */
function withOtherSecrets(state: GameState): GameState {
  if (state.game === 'mines') return { ...state, layout: [] };
  if (state.game === 'climb') return { ...state, traps: [] };
  if (state.game === 'hilo') {
    return { ...state, cards: state.cards.map((card, at) => (at > state.turns.length ? 51 - card : card)) };
  }
  if (state.game !== 'blackjack') return state;
  const [up = 0, hole = 0] = state.dealer;
  return { ...state, cards: [], dealer: [up, 51 - hole] };
}

test('the same seeds and turns give the same round', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      expect(played(round)).toEqual(played(round));
    }),
    propertyOptions(200),
  );
});

test.each([
  ['dice', '98.99-99.00'],
  ['limbo', '99.00'],
  ['crash', '99.00'],
  ['hilo', '99.00'],
  ['mines', '98.99-99.00'],
  ['climb', '99.00'],
  ['plinko', '98.91-99.12'],
  ['keno', '92.08-93.31'],
  ['scratch', '87.00'],
  ['roulette', '97.30'],
  ['blackjack', '99.43'],
  ['slot', '96.31'],
] as const)('the return of %s is shown as %s', (game, shown) => {
  expect(shownReturn(game)).toBe(shown);
});

test('roulette with laPartage has a range, and the classes of volatility have their bounds', () => {
  expect(shownReturn('roulette', { laPartage: true })).toBe('97.30-98.65');
  expect([1.4, 1.5, 3, 3.934, 6, 12].map(volatilityOf)).toEqual([1, 2, 3, 3, 4, 5]);
  expect(bestPrize('slot')).toBe(230);
});

test('a game that is decided at once has no turns', () => {
  const state = startRound('dice', vector(1), { stake: 100n }, { direction: 'under', outcomes: 50 });
  expect(() => playTurn(state, {})).toThrow(expect.objectContaining({ code: 'ROUND_CLOSED' }));
  expect(leaveRound(state)).toBe(state);
});
