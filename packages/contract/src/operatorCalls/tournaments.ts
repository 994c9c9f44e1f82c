import type { ChallengeKind, Scoring, TournamentState } from '@touchline/loyalty';
import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { prizeKinds } from '../casino.ts';
import { Closed } from '../schemas.ts';
import { AnyId, Instant, nullable, ReasonBody, SiteParams } from './common.ts';

const scorings = [
  'turnover',
  'multiplier',
  'sumOfMultipliers',
  'winPoints',
] as const satisfies readonly Scoring[];
const tournamentStates = [
  'planned',
  'running',
  'counting',
  'final',
  'paid',
  'cancelled',
] as const satisfies readonly TournamentState[];
const challengeKinds = ['rounds', 'games', 'multiplier'] as const satisfies readonly ChallengeKind[];

const Euros = (description: string) => Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$', description });
const Slugs = Type.Array(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }), {
  maxItems: 50,
});
const Place = Type.Integer({ minimum: 1, maximum: 10_000 });
const Time = Type.Integer({
  minimum: 0,
  maximum: 253_402_300_798_000,
  description: 'An instant, UTC milliseconds.',
});

const counted = {
  gameIds: Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 200 }),
  providers: Slugs,
  categories: Slugs,
};
const CountedGames = Type.Object(counted);
/** Games that count: those named, of the named providers or of the named categories; every game if none is named. */
export type CountedGames = DeepReadonly<Static<typeof CountedGames>>;

const prize = {
  kind: Type.Enum(prizeKinds),
  amount: Euros('Euros, or points.'),
  offerId: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,15}$',
      description: 'Offer of the bonus; only for the kind `bonus`.',
    }),
  ),
};
const PrizeTerms = Type.Object(prize, Closed);
/** A prize; amounts are decimal text in euros, or points. */
export type PrizeTerms = DeepReadonly<Static<typeof PrizeTerms>>;

const PrizeTexts = Type.Record(
  Type.String({ pattern: '^[a-z]{2}$' }),
  Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80 }), text: Type.String({ maxLength: 400 }) },
    Closed,
  ),
  {
    maxProperties: 60,
    description: 'Title and text by language; languages without their own use English.',
  },
);
/** Title and text by language; languages without their own use English. */
export type PrizeTexts = DeepReadonly<Static<typeof PrizeTexts>>;

const TournamentTerms = Type.Object(
  {
    ...counted,
    scoring: Type.Enum(scorings),
    leastStake: Euros('Least stake of a counted round, euros.'),
    leastRounds: Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'Least number of counted rounds for a place.',
    }),
    leastPlayers: Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description:
        'Least number of players with a place: with fewer at the end, the tournament is cancelled.',
    }),
    entryFee: Type.Optional(
      Euros('Entry fee, euros; absent without one. Only for tournaments that are joined.'),
    ),
    join: Type.Enum(['auto', 'opt-in']),
    countsBonus: Type.Boolean(),
    countsFree: Type.Boolean(),
    prizes: Type.Array(Type.Object({ ...prize, from: Place, to: Place }, Closed), {
      minItems: 1,
      maxItems: 50,
    }),
  },
  Closed,
);
export type TournamentTerms = DeepReadonly<Static<typeof TournamentTerms>>;

const TournamentDraft = Type.Object(
  { from: Time, until: Time, terms: TournamentTerms, texts: PrizeTexts },
  Closed,
);
export type TournamentDraft = DeepReadonly<Static<typeof TournamentDraft>>;

const OperatorTournament = Type.Object({
  ...TournamentDraft.properties,
  id: Type.String(),
  siteId: Type.String(),
  state: Type.Enum(tournamentStates),
  players: Type.Integer(),
  paid: Type.Integer({ description: 'Prizes that are booked.' }),
  due: Type.Integer({ description: 'Prizes that are still to be booked.' }),
  cancelReason: nullable(Type.String()),
  createdBy: Type.String({ description: 'Name of the operator.' }),
});
/** Tournament with its counts. */
export type OperatorTournament = DeepReadonly<Static<typeof OperatorTournament>>;

const ChallengeTerms = Type.Object(
  {
    ...counted,
    kind: Type.Enum(challengeKinds),
    goal: Type.String({
      pattern: '^[0-9]{1,6}(\\.[0-9]{1,4})?$',
      description: 'A number; of a multiple with up to four decimals.',
    }),
    leastStake: Euros('Least stake of a counted round, euros.'),
    prize: PrizeTerms,
    isAfterPrevious: Type.Boolean({
      description: 'True if it opens once the challenge before it is finished.',
    }),
  },
  Closed,
);
export type ChallengeTerms = DeepReadonly<Static<typeof ChallengeTerms>>;

const ChallengeDraft = Type.Object(
  { isOn: Type.Boolean(), terms: ChallengeTerms, texts: PrizeTexts },
  Closed,
);
export type ChallengeDraft = DeepReadonly<Static<typeof ChallengeDraft>>;

const OperatorChallenge = Type.Object({
  ...ChallengeDraft.properties,
  id: Type.String(),
  position: Type.Integer(),
  finished: Type.Integer({ description: 'Players who finished it today.' }),
  taken: Type.Integer({ description: 'Players who took its prize today.' }),
  changedAt: Instant,
  changedBy: Type.String({ description: 'Name of the operator.' }),
});
/** Daily challenge with the day's counts. */
export type OperatorChallenge = DeepReadonly<Static<typeof OperatorChallenge>>;

const TournamentParams = Type.Object({ tournamentId: AnyId });
const Changed = Type.Object({ id: Type.String() });
const common = { tag: 'operators: bonuses', session: 'operator', scope: 'bonuses' } as const;

/** Calls about tournaments and daily challenges. */
export const tournamentCalls = {
  listTournaments: defineCall({
    id: 'listTournaments',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/tournaments/{siteId}',
    summary: 'Lists the tournaments of a site, the latest first, at most 200.',
    params: SiteParams,
    answers: { 200: Type.Object({ tournaments: Type.Array(OperatorTournament) }) },
    problems: [400, 401, 403, 404],
  }),
  createTournament: defineCall({
    id: 'createTournament',
    sites: 'site',
    ...common,
    audit: ['tournament.create'],
    method: 'post',
    path: '/ops/tournaments/{siteId}',
    summary:
      'Creates a tournament, which runs by itself at its times. 400 `BAD_TOURNAMENT` names its faults.',
    params: SiteParams,
    body: TournamentDraft,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404],
  }),
  editTournament: defineCall({
    id: 'editTournament',
    sites: 'tournament',
    ...common,
    audit: ['tournament.edit'],
    method: 'post',
    path: '/ops/tournament/{tournamentId}',
    summary:
      'Changes a tournament that hasn’t begun. 409 `HAS_BEGUN`, and `HAS_PLAYERS` for another entry fee once players have joined.',
    params: TournamentParams,
    body: TournamentDraft,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409],
  }),
  cancelTournament: defineCall({
    id: 'cancelTournament',
    sites: 'tournament',
    ...common,
    audit: ['tournament.cancel'],
    method: 'post',
    path: '/ops/tournament/{tournamentId}/cancel',
    summary: 'Cancels a tournament without a final table: no prizes are given, and entry fees are returned.',
    params: TournamentParams,
    body: ReasonBody,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409],
  }),
  listChallenges: defineCall({
    id: 'listChallenges',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/challenges/{siteId}',
    summary: 'Lists the challenges of a site with the day’s counts.',
    params: SiteParams,
    answers: { 200: Type.Object({ challenges: Type.Array(OperatorChallenge) }) },
    problems: [400, 401, 403, 404],
  }),
  createChallenge: defineCall({
    id: 'createChallenge',
    sites: 'site',
    ...common,
    audit: ['challenge.create'],
    method: 'post',
    path: '/ops/challenges/{siteId}',
    summary:
      'Creates a challenge at the end of the list. 400 `BAD_CHALLENGE` names its faults, 409 `TOO_MANY` if a day would have too many.',
    params: SiteParams,
    body: ChallengeDraft,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409],
  }),
  editChallenge: defineCall({
    id: 'editChallenge',
    sites: 'site',
    ...common,
    audit: ['challenge.edit'],
    method: 'post',
    path: '/ops/challenges/{siteId}/{challengeId}',
    summary:
      'Changes a challenge. Players whose rounds were counted today keep its former terms for the day.',
    params: Type.Object({ ...SiteParams.properties, challengeId: AnyId }),
    body: ChallengeDraft,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409],
  }),
};
