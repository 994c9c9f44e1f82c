import type { ChallengeDraft, TournamentDraft } from '@touchline/contract/operators';
import type { Change } from './operatorChanges.ts';
import type { OpsApp } from './opsApp.ts';

/** Ends far in the future, as the calls judge drafts by the server's clock. */
const UNTIL = Date.UTC(2100, 0, 1);
const texts = { en: { title: 'Spring reels', text: 'The best multiplier wins.' } };
const counted = { gameIds: [], providers: [], categories: ['slots'] };

const tournament: TournamentDraft = {
  from: UNTIL - 3_600_000,
  until: UNTIL,
  terms: {
    ...counted,
    scoring: 'multiplier',
    leastStake: '0.20',
    leastRounds: 10,
    leastPlayers: 2,
    join: 'auto',
    countsBonus: false,
    countsFree: false,
    prizes: [{ kind: 'money', amount: '10.00', from: 1, to: 3 }],
  },
  texts,
};

const challenge: ChallengeDraft = {
  isOn: false,
  terms: {
    ...counted,
    kind: 'rounds',
    goal: '20',
    leastStake: '0.20',
    prize: { kind: 'points', amount: '100' },
    isAfterPrevious: false,
  },
  texts,
};

/** Creates a subject and returns its id. */
async function created(ops: OpsApp, url: string, body: object): Promise<string> {
  return (await ops.call('POST', url, body)).json<{ id: string }>().id;
}

const newTournament = (ops: OpsApp) => created(ops, `/ops/tournaments/${ops.siteId}`, tournament);

/** Changes of tournaments and daily challenges. */
export const prizeChanges: Readonly<Record<string, Change>> = {
  'POST /ops/tournaments/:siteId': ({ siteId }) => ({
    url: `/ops/tournaments/${siteId}`,
    body: tournament,
  }),
  'POST /ops/tournament/:tournamentId': async (ops) => ({
    url: `/ops/tournament/${await newTournament(ops)}`,
    body: { ...tournament, from: tournament.from - 3_600_000 },
  }),
  'POST /ops/tournament/:tournamentId/cancel': async (ops) => ({
    url: `/ops/tournament/${await newTournament(ops)}/cancel`,
    body: { reason: 'Tried by a test.' },
  }),
  'POST /ops/challenges/:siteId': ({ siteId }) => ({
    url: `/ops/challenges/${siteId}`,
    body: challenge,
  }),
  'POST /ops/challenges/:siteId/:challengeId': async (ops) => ({
    url: `/ops/challenges/${ops.siteId}/${await created(ops, `/ops/challenges/${ops.siteId}`, challenge)}`,
    body: { ...challenge, terms: { ...challenge.terms, goal: '30' } },
  }),
};
