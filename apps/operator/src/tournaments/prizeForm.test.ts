import { describe, expect, it } from 'vitest';
import { challengeOf, EMPTY_CHALLENGE, EMPTY_TOURNAMENT, tournamentForm, tournamentOf } from './prizeForm.ts';

const form = {
  ...EMPTY_TOURNAMENT,
  from: '2026-12-01 18:00',
  until: '2026-12-08 18:00',
  title: { en: 'Tidal week', ru: '', ar: '' },
  text: { en: 'Best multiple', ru: '', ar: '' },
  prizes: '1 money 500.00\n2-5 points 100\n6-10 bonus 5.00 12',
  categories: 'slots, crash',
};

describe('the form of a tournament', () => {
  it('reads times, games and prizes', () => {
    expect(tournamentOf(form)).toMatchObject({
      from: Date.parse('2026-12-01T18:00:00Z'),
      terms: {
        categories: ['slots', 'crash'],
        prizes: [
          { from: 1, to: 1, kind: 'money', amount: '500.00' },
          { from: 2, to: 5, kind: 'points', amount: '100' },
          { from: 6, to: 10, kind: 'bonus', amount: '5.00', offerId: '12' },
        ],
      },
      texts: { en: { title: 'Tidal week', text: 'Best multiple' } },
    });
  });

  it('reads the least rounds and players, and an entry fee only if there is one', () => {
    const { terms } = tournamentOf({ ...form, leastRounds: ' 20 ', leastPlayers: '5', entryFee: ' 2.50 ' });
    expect(terms).toMatchObject({ leastRounds: 20, leastPlayers: 5, entryFee: '2.50' });
    expect(tournamentOf(form).terms).toMatchObject({ leastRounds: 10, leastPlayers: 2 });
    expect(tournamentOf(form).terms).not.toHaveProperty('entryFee');
    expect(tournamentOf({ ...form, leastRounds: 'ten' }).terms.leastRounds).toBe(0);
  });

  it('is the same after a stored tournament was read again', () => {
    const draft = tournamentOf({ ...form, join: 'opt-in', entryFee: '2.50' });
    const stored = {
      ...draft,
      id: '1',
      siteId: 'house',
      state: 'planned',
      players: 0,
      paid: 0,
      due: 0,
      cancelReason: null,
      createdBy: 'tester',
    } as const;
    expect(tournamentOf(tournamentForm(stored))).toEqual(draft);
  });

  it('sends an unknown prize so that it is refused', () => {
    expect(tournamentOf({ ...form, prizes: '1 gold 5' }).terms.prizes).toEqual([
      { from: 1, to: 1, kind: 'money', amount: '0' },
    ]);
  });
});

it('the form of a challenge reads its goal and prize', () => {
  expect(
    challengeOf({ ...EMPTY_CHALLENGE, kind: 'multiplier', goal: ' 2.5 ', prize: 'money 2.00' }).terms,
  ).toMatchObject({
    kind: 'multiplier',
    goal: '2.5',
    prize: { kind: 'money', amount: '2.00' },
  });
});
