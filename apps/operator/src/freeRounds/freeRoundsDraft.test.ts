import type { FreeRoundsGame } from '@touchline/contract/operators';
import { describe, expect, test } from 'vitest';
import {
  currenciesOf,
  emptyForm,
  playersOf,
  problemsOf,
  worthOf,
  type FreeRoundsForm,
} from './freeRoundsDraft.ts';
import { freeRoundsSchema } from './freeRoundsOrder.ts';

const stakes = { min: '0.10', max: '100.00', step: '0.10' };
const game = (id: string, isos: readonly string[], makerId = 'sandbox'): FreeRoundsGame => ({
  id,
  name: `Game ${id}`,
  provider: 'Studio',
  makerId,
  stakes: Object.fromEntries(isos.map((iso) => [iso, stakes])),
});
const form: FreeRoundsForm = {
  ...emptyForm('4711'),
  games: [game('1', ['EUR', 'USD'])],
  iso: 'EUR',
  stake: '0.20',
  until: Date.parse('2026-12-01T18:00:00Z'),
};
const orderOf = (typed: FreeRoundsForm) => {
  const parsed = freeRoundsSchema.parse(typed);
  return 'body' in parsed ? parsed.body : undefined;
};
const faults = (change: Partial<FreeRoundsForm>) =>
  problemsOf({ ...form, ...change }).map(({ field }) => field);

describe('an order of free rounds', () => {
  test('names each player once, however they are separated', () => {
    expect(playersOf({ players: '4711, 4712;4711\n\n anna@example.com ' })).toEqual([
      '4711',
      '4712',
      'anna@example.com',
    ]);
  });

  test('begins now, pays to the main account and has no cap unless it says so', () => {
    expect(orderOf(form)).toEqual({
      players: ['4711'],
      gameIds: ['1'],
      rounds: 10,
      stake: '0.20',
      iso: 'EUR',
      until: Date.parse('2026-12-01T18:00:00Z'),
    });
  });

  test('has the wagering of wins that become a bonus', () => {
    expect(orderOf({ ...form, goesTo: 'bonus', maxBet: '', mostWon: '50' })).toMatchObject({
      wagering: { times: '10', days: 7 },
      mostWon: '50',
    });
  });

  test('is offered in the currencies of all its games', () => {
    expect(currenciesOf([game('1', ['EUR', 'USD']), game('2', ['EUR'])])).toEqual(['EUR']);
    expect(currenciesOf([])).toEqual([]);
  });

  test.each([
    ['nobody', { players: ' \n' }, ['players']],
    [
      'more players than an order may have',
      { players: Array.from({ length: 201 }, (_, index) => index).join() },
      ['players'],
    ],
    ['no game', { games: [] }, ['games']],
    ['games of two makers', { games: [game('1', ['EUR']), game('2', ['EUR'], 'other')] }, ['games']],
    ['a currency that a game doesn’t have', { iso: 'KZT' }, ['iso']],
    ['no rounds', { rounds: '0' }, ['rounds']],
    ['no value', { stake: '0.00' }, ['stake']],
    ['no end', { until: undefined }, ['until']],
    ['a wrong end', { until: Number.NaN }, ['until']],
    ['a wrong beginning', { from: Number.NaN }, ['from']],
    ['wrong wagering', { goesTo: 'bonus', times: '0', days: '', maxBet: 'x' }, ['times', 'days', 'maxBet']],
    ['a wrong cap', { mostWon: '-1' }, ['mostWon']],
  ] as const)('isn’t sent for %s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  test('is worth the exact value of its rounds for each player', () => {
    expect(worthOf({ ...form, rounds: '3', stake: '0.10' })).toBe('0.30');
    expect(worthOf({ ...form, stake: '' })).toBeUndefined();
  });

  test('is sent without faults', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ times: '0' })).toEqual([]);
  });
});
