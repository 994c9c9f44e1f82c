import { describe, expect, it } from 'vitest';
import { challengeSchema } from './challengeDraft.ts';
import { EMPTY_TOURNAMENT, tournamentSchema, type TournamentDraft } from './tournamentDraft.ts';

const draft: TournamentDraft = {
  ...EMPTY_TOURNAMENT,
  from: Date.parse('2026-12-01T18:00:00Z'),
  until: Date.parse('2026-12-08T18:00:00Z'),
  title: { en: 'Tidal week', ru: '', ar: '' },
  text: { en: 'Best multiple', ru: '', ar: '' },
  prizes: '1 money 500.00\n2-5 points 100\n6-10 bonus 5.00 12',
  categories: 'slots, crash',
};

/** The body that is sent for a draft. */
function bodyOf(changes: Partial<TournamentDraft> = {}) {
  const parsed = tournamentSchema.parse({ ...draft, ...changes });
  if (!('body' in parsed)) throw new Error(`The draft has faults: ${JSON.stringify(parsed.problems)}.`);
  return parsed.body;
}

/** Names of the fields of a draft that have faults. */
function faultsOf(changes: Partial<TournamentDraft>) {
  const parsed = tournamentSchema.parse({ ...draft, ...changes });
  return 'problems' in parsed ? parsed.problems.map(({ field }) => field) : [];
}

describe('the draft of a tournament', () => {
  it('reads instants, games and prizes', () => {
    expect(bodyOf()).toMatchObject({
      from: draft.from,
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
    const { terms } = bodyOf({ leastRounds: ' 20 ', leastPlayers: '5', entryFee: ' 2.50 ' });
    expect(terms).toMatchObject({ leastRounds: 20, leastPlayers: 5, entryFee: '2.50' });
    expect(bodyOf().terms).toMatchObject({ leastRounds: 10, leastPlayers: 2 });
    expect(bodyOf().terms).not.toHaveProperty('entryFee');
  });

  it('is the same after a stored tournament was read again', () => {
    const stored = bodyOf({ join: 'opt-in', entryFee: '2.50' });
    expect(tournamentSchema.parse(tournamentSchema.read(stored))).toEqual({ body: stored });
  });

  it.each([
    [{ from: undefined }, 'from'],
    [{ until: Number.NaN }, 'until'],
    [{ until: draft.from }, 'until'],
    [{ leastRounds: 'ten' }, 'leastRounds'],
    [{ entryFee: '2,50' }, 'entryFee'],
    [{ prizes: '1 gold 5' }, 'prizes'],
    [{ prizes: '1 bonus 5.00' }, 'prizes'],
    [{ prizes: '5-2 money 5.00' }, 'prizes'],
    [{ gameIds: '12, slots' }, 'gameIds'],
    [{ title: {} }, 'title'],
  ] as const)('names the field of the fault in %o', (changes, field) => {
    expect(faultsOf(changes)).toContain(field);
  });
});

it('the draft of a challenge reads its goal and prize, and refuses a fraction of rounds', () => {
  const challenge = {
    ...challengeSchema.read(undefined),
    title: { en: 'Spins' },
    kind: 'multiplier',
    goal: ' 2.5 ',
    prize: 'money 2.00',
  } as const;
  expect(challengeSchema.parse(challenge)).toMatchObject({
    body: { terms: { kind: 'multiplier', goal: '2.5', prize: { kind: 'money', amount: '2.00' } } },
  });
  expect(challengeSchema.parse({ ...challenge, kind: 'rounds' })).toMatchObject({
    problems: [{ field: 'goal' }],
  });
});
