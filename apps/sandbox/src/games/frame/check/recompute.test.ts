import { describe, expect, it } from 'vitest';
import { toMinor } from '../shell/money.ts';
import type { RoundView } from '../shell/api.types.ts';
import { createRounds } from '../testing/rounds.ts';
import { outcomeOf } from './outcome.ts';
import { checkRound } from './recompute.ts';

const serverSeed = '168f9df5efe111a7a788d1a444a000f3639d8f22845569717ef2b373c127a358';
const clientSeed = 'harbour-lantern';

type Turns = readonly object[];

/** Plays a round of a game to its end. */
function played(gameId: string, nonce: number, choice: object, turns: Turns = []): RoundView {
  const rounds = createRounds({ gameId, nonce });
  const first = rounds.bet({ actionId: 'first', stake: '10.00', choice });
  return turns.reduce<RoundView>(
    (round, turn, index) => rounds.turn(round.roundId, { actionId: `turn-${index}`, turn }),
    first,
  );
}

const check = (round: RoundView, seed = serverSeed, stake = '10.00') =>
  checkRound({
    serverSeed: seed,
    clientSeed: round.fairness.clientSeed,
    nonce: round.fairness.nonce,
    commitment: round.fairness.commitment,
    stake: toMinor(stake, 2),
    view: round.view,
    isSettled: round.state === 'settled',
    settings: {},
  });

const cashOut = { action: 'cashOut' };
const rounds: readonly (readonly [string, RoundView])[] = [
  ['dice', played('dice', 1, { direction: 'over', outcomes: 5000 })],
  ['mines, taken', played('mines', 4, { mines: 3 }, [{ action: 'reveal', tile: 1 }, cashOut])],
  ['mines, struck', played('mines', 4, { mines: 3 }, [{ action: 'reveal', tile: 12 }])],
  ['plinko', played('plinko', 5, { rows: 16, risk: 'high' })],
  ['roulette', played('roulette', 41, { chips: [{ spot: { kind: 'black' }, amount: '1000' }] })],
  ['hi-lo', played('hi-lo', 43, {}, [{ action: 'guess', guess: 'lower' }, cashOut])],
  ['blackjack, doubled', played('blackjack', 44, {}, [{ action: 'double' }])],
  ['slot', played('iron-orchard', 27, {})],
];

describe('the check of a round', () => {
  it.each(rounds)('finds the round that was shown: %s', (_, round) => {
    expect(round.state).toBe('settled');
    expect(check(round)).toMatchObject({ isCommitted: true, isEqual: true });
  });

  it.each(rounds)('finds that another seed makes another round: %s', (_, round) => {
    const { isCommitted, isEqual } = check(round, 'f'.repeat(64));
    expect(isCommitted).toBe(false);
    expect(isEqual).toBe(false);
  });

  it('finds a roll that was shown wrongly', () => {
    const round = played('dice', 1, { direction: 'over', outcomes: 5000 });
    if (round.view.game !== 'dice') throw new Error('The round is of another game.');
    expect(check({ ...round, view: { ...round.view, roll: 5276 } }).isEqual).toBe(false);
  });
});

describe('the outcome of seeds', () => {
  it.each([
    ['dice', 1, '52.75'],
    ['dice', 2, '97.33'],
    ['limbo', 46, '68.14'],
    ['mines', 4, '0 16 12'],
    ['roulette', 41, '24'],
    ['hilo', 43, 'Kc 2s 4s Jc Kd Tc 8c 4h'],
    ['blackjack', 44, '8h 3h 3d 2c 9s Kc Kh'],
    ['slot', 21, '20 1 18 7 4'],
  ] as const)('is that of the published vectors: %s %i', (game, nonce, expected) => {
    expect(outcomeOf(game, { serverSeed, clientSeed, nonce }, {})?.startsWith(expected)).toBe(true);
  });

  it('takes sixteen rows of plinko', () => {
    expect(outcomeOf('plinko', { serverSeed, clientSeed, nonce: 5 }, { rows: 16 })).toBe('1010101010101100');
  });

  it('is unknown for seeds that can’t be', () => {
    expect(outcomeOf('dice', { serverSeed: 'x', clientSeed, nonce: 1 }, {})).toBeUndefined();
    expect(outcomeOf('dice', { serverSeed, clientSeed: 'a:b', nonce: 1 }, {})).toBeUndefined();
    expect(outcomeOf('dice', { serverSeed, clientSeed, nonce: Number.NaN }, {})).toBeUndefined();
  });
});
