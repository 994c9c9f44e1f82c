import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { prizeKinds, type PrizeKind } from '../../casino.ts';
import { Currency, IdempotencyKey, Money, Seconds } from '../../schemas.ts';
import { BonusOffer } from '../bonuses/schemas.ts';
import { Device, ListedGame } from './schemas.ts';

/** Language of texts, and the device for which games are listed. */
const reader = Type.Object({
  device: Device,
  lang: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$', description: 'Language of texts.' }),
});

/** Texts by language; always with `en`. */
const Texts = Type.Record(
  Type.String({ maxLength: 10 }),
  Type.Object({ title: Type.String(), text: Type.String() }),
  { description: 'Title and text by language; English for all others.' },
);

const TournamentId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });

const PrizeKindOf = Type.Unsafe<PrizeKind>({ type: 'string', enum: [...prizeKinds] });

const Prize = Type.Object({
  from: Type.Integer({ description: 'First place that gets it.' }),
  to: Type.Integer({ description: 'Last place that gets it.' }),
  kind: PrizeKindOf,
  amount: Money,
});

const Tournament = Type.Object(
  {
    id: TournamentId,
    texts: Texts,
    state: Type.Enum(['planned', 'running', 'counting', 'final', 'paid', 'cancelled']),
    from: Seconds,
    until: Seconds,
    scoring: Type.Enum(['turnover', 'multiplier', 'sumOfMultipliers', 'winPoints']),
    leastStake: Money,
    iso: Currency,
    leastRounds: Type.Integer({ description: 'Counted rounds from which a player with points has a place.' }),
    leastPlayers: Type.Integer({
      description: 'Players with a place that it needs: with fewer at the end it is cancelled.',
    }),
    entryFee: Type.Union([Type.Object({ amount: Money, iso: Currency }), Type.Null()], {
      description:
        'Taken from the main account by joining, in its currency, and returned if the tournament is cancelled; null without a fee.',
    }),
    join: Type.Enum(['auto', 'opt-in']),
    joined: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null for guests.' }),
    players: Type.Integer(),
    prizePool: Money,
    prizes: Type.Array(Prize),
    game: Type.Union([ListedGame, Type.Null()], { description: 'Game whose art it shows.' }),
    own: Type.Union(
      [
        Type.Object({
          place: Type.Union([Type.Integer(), Type.Null()], {
            description: 'Null with too few rounds or 0 points.',
          }),
          points: Type.String(),
          rounds: Type.Integer({ description: 'Counted rounds.' }),
        }),
        Type.Null(),
      ],
      { description: 'The player’s score now; null for guests and without a counted round.' },
    ),
  },
  { title: 'Tournament' },
);
export type Tournament = Static<typeof Tournament>;

const Row = Type.Object(
  {
    place: Type.Integer(),
    player: Type.String({ description: 'Masked name.' }),
    points: Type.String(),
    prize: Type.Union([Prize, Type.Null()]),
    isOwn: Type.Boolean(),
  },
  { title: 'TournamentRow' },
);
export type TournamentRow = Static<typeof Row>;

export const tournaments = defineCall({
  id: 'tournaments',
  method: 'get',
  path: '/web-api/casino/tournaments',
  tag: 'casino',
  summary: 'Lists the site’s tournaments: running, planned, then those that ended within 30 days.',
  session: 'anyone',
  query: reader,
  answers: { 200: Type.Object({ tournaments: Type.Array(Tournament) }) },
  problems: [400, 404],
});

export const tournament = defineCall({
  id: 'tournament',
  method: 'get',
  path: '/web-api/casino/tournaments/{tournamentId}',
  tag: 'casino',
  summary: 'Returns a tournament with its rules and games.',
  session: 'anyone',
  params: Type.Object({ tournamentId: TournamentId }),
  query: reader,
  answers: {
    200: Type.Object({
      tournament: Tournament,
      games: Type.Array(ListedGame, { description: 'At most 24; all games count if empty.' }),
    }),
  },
  problems: [400, 404],
});

export const tournamentTable = defineCall({
  id: 'tournamentTable',
  method: 'get',
  path: '/web-api/casino/tournaments/{tournamentId}/table',
  tag: 'casino',
  summary: 'Returns a page of a tournament’s table, at most 60 s old, and the player’s own row as it is now.',
  session: 'anyone',
  params: Type.Object({ tournamentId: TournamentId }),
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })) }),
  answers: {
    200: Type.Object({
      at: Seconds,
      pages: Type.Integer(),
      rows: Type.Array(Row, { description: '50 a page.' }),
      own: Type.Union([Row, Type.Null()]),
    }),
  },
  problems: [400, 404],
});

export const joinTournament = defineCall({
  id: 'joinTournament',
  method: 'post',
  path: '/web-api/casino/tournaments/{tournamentId}/join',
  tag: 'casino',
  summary:
    'Joins a tournament and pays its entry fee; rounds count from then on. A repeated one has no effect.',
  session: 'player',
  params: Type.Object({ tournamentId: TournamentId }),
  body: Type.Object({
    entryFee: Type.Optional(Money),
  }),
  answers: { 200: Type.Object({ players: Type.Integer() }) },
  problems: [400, 401, 403, 404, 409, 451],
});

const ChallengePrize = Type.Object({
  kind: PrizeKindOf,
  amount: Money,
  iso: Currency,
});

const Challenge = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(['rounds', 'games', 'multiplier']),
    texts: Texts,
    goal: Type.String({ description: 'A number; of a multiple with up to four decimals.' }),
    progress: Type.String({ description: 'In the unit of the goal, at most the goal.' }),
    leastStake: Money,
    iso: Currency,
    state: Type.Enum(['locked', 'open', 'ready', 'taken', 'missed']),
    prize: ChallengePrize,
    claimUntil: Type.Union([Seconds, Type.Null()]),
    games: Type.Array(ListedGame, { description: 'Games that count, at most 6; all if empty.' }),
  },
  { title: 'DailyChallenge' },
);
export type DailyChallenge = Static<typeof Challenge>;

export const dailyChallenges = defineCall({
  id: 'dailyChallenges',
  method: 'get',
  path: '/web-api/casino/challenges',
  tag: 'casino',
  summary:
    'Returns the challenges of the site’s day with the player’s progress, and those of yesterday that can still be claimed.',
  session: 'anyone',
  query: reader,
  answers: { 200: Type.Object({ day: Type.String(), endsAt: Seconds, challenges: Type.Array(Challenge) }) },
  problems: [400, 404],
});

export const claimChallenge = defineCall({
  id: 'claimChallenge',
  method: 'post',
  path: '/web-api/casino/challenges/{challengeId}/claim',
  tag: 'casino',
  summary: 'Claims the prize of a finished challenge, once.',
  session: 'player',
  params: Type.Object({ challengeId: Type.String({ maxLength: 60 }) }),
  headers: IdempotencyKey,
  answers: { 200: Type.Object({ prize: ChallengePrize }) },
  problems: [400, 401, 403, 404, 409, 451],
});

export const casinoOffers = defineCall({
  id: 'casinoOffers',
  method: 'get',
  path: '/web-api/casino/offers',
  tag: 'casino',
  summary: 'Lists the published offers of bonuses that are wagered in games, in the site’s currency.',
  session: 'anyone',
  answers: { 200: Type.Object({ offers: Type.Array(BonusOffer) }) },
  problems: [404],
});
