import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { freeRoundsStates, MOST_FREE_ROUNDS_GAMES, MOST_FREE_ROUNDS_PLAYERS } from '../freeRounds.ts';
import { Closed } from '../schemas.ts';
import {
  Amount,
  AnyId,
  Instant,
  Iso,
  Next,
  nullable,
  NumericId,
  Reason,
  ReasonBody,
  SiteParams,
  WaitingAct,
} from './common.ts';

const Bound = (description: string) => Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,8})?$', description });
const Time = (description: string) => Type.Integer({ minimum: 0, maximum: 253_402_300_798_000, description });

const draft = {
  players: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 1,
    maxItems: MOST_FREE_ROUNDS_PLAYERS,
    description: 'Numbers, logins or e-mail addresses.',
  }),
  gameIds: Type.Array(NumericId, {
    minItems: 1,
    maxItems: MOST_FREE_ROUNDS_GAMES,
    uniqueItems: true,
    description: 'Games of one maker.',
  }),
  rounds: Type.Integer({ minimum: 1, maximum: 1000, description: 'Number of rounds for each player.' }),
  stake: Bound('Value of one round.'),
  iso: Type.String({ pattern: '^[A-Z]{3,10}$' }),
  from: Type.Optional(Time('UTC milliseconds; at once if absent.')),
  until: Time('UTC milliseconds.'),
  wagering: Type.Optional(
    Type.Object(
      {
        times: Type.String({ pattern: '^(0\\.[0-9]{0,1}[1-9]|[1-9][0-9]{0,2}(\\.[0-9]{1,2})?)$' }),
        days: Type.Integer({ minimum: 1, maximum: 365 }),
        maxBet: Type.Optional(Bound('Maximum stake from the bonus; none if absent.')),
      },
      {
        ...Closed,
        description: 'Conditions of the bonus that wins become; they are paid to the main account if absent.',
      },
    ),
  ),
  mostWon: Type.Optional(Bound('Most that all rounds of a player pay.')),
};
const FreeRoundsDraft = Type.Object(draft);
/** Free rounds for one or several players. */
export type FreeRoundsDraft = DeepReadonly<Static<typeof FreeRoundsDraft>>;

const FreeRoundsResult = Type.Object({
  given: Type.Array(
    Type.Object({ freeRoundsId: Type.String(), playerId: Type.String(), login: Type.String() }),
    { description: 'Players who get them.' },
  ),
  refused: Type.Array(Type.Object({ player: Type.String(), code: Type.String(), message: Type.String() }), {
    description: 'Players who don’t, as they were named, with what happened, why, and what to do.',
  }),
});
/** Answer to an order of free rounds. */
export type FreeRoundsResult = DeepReadonly<Static<typeof FreeRoundsResult>>;

const OperatorFreeRounds = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  login: Type.String(),
  makerId: Type.String(),
  games: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  rounds: Type.Integer(),
  played: Type.Integer(),
  stake: Amount,
  iso: Iso,
  from: Instant,
  until: Instant,
  wagering: nullable(Type.Object({ times: Type.String(), days: Type.Integer() })),
  mostWon: nullable(Amount),
  won: Amount,
  state: Type.Enum(freeRoundsStates),
  cancelCause: nullable(
    Type.Enum(['block', 'operator', 'maker'], { description: 'Cause of the cancellation.' }),
  ),
  note: nullable(Type.String({ description: 'Reason of the operator, or the maker’s words.' })),
  at: Instant,
  by: nullable(Type.String({ description: 'Operator who gave them; null for those of the test desk.' })),
  reason: nullable(Type.String()),
});
/** Free rounds of a player. */
export type OperatorFreeRounds = DeepReadonly<Static<typeof OperatorFreeRounds>>;

const FreeRoundsGame = Type.Object({
  id: Type.String(),
  name: Type.String(),
  provider: Type.String(),
  makerId: Type.String(),
  stakes: Type.Record(Type.String(), Type.Object({ min: Amount, max: Amount, step: Amount }), {
    description: 'Least, greatest and step of the value of a round by currency.',
  }),
});
/** A game that has free rounds. */
export type FreeRoundsGame = DeepReadonly<Static<typeof FreeRoundsGame>>;

const common = { tag: 'operators: bonuses', session: 'operator', scope: 'bonuses' } as const;

/** Calls about free rounds. */
export const freeRoundsCalls = {
  listFreeRounds: defineCall({
    id: 'listFreeRounds',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/free-rounds/{siteId}',
    summary: 'Lists the free rounds of a site, 50 a page, by their state and the number of a player.',
    params: SiteParams,
    query: Type.Object(
      {
        state: Type.Optional(Type.Enum(freeRoundsStates)),
        player: Type.Optional(NumericId),
        before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}-fr_[A-Za-z0-9_-]{1,60}$' })),
      },
      Closed,
    ),
    answers: { 200: Type.Object({ freeRounds: Type.Array(OperatorFreeRounds), next: Next }) },
    problems: [400, 401, 403, 404],
  }),
  findFreeRoundsGames: defineCall({
    id: 'findFreeRoundsGames',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/free-rounds/{siteId}/games',
    summary:
      'Finds games with free rounds by a part of the name or the id, each with the least and greatest value of a round and its step by currency.',
    params: SiteParams,
    query: Type.Object({
      text: Type.Optional(Type.String({ description: 'The first 100 characters count.' })),
    }),
    answers: { 200: Type.Object({ games: Type.Array(FreeRoundsGame) }) },
    problems: [400, 401, 403, 404],
  }),
  giveFreeRounds: defineCall({
    id: 'giveFreeRounds',
    sites: 'site',
    ...common,
    audit: ['freeRounds.give', 'approval.ask'],
    method: 'post',
    path: '/ops/free-rounds/{siteId}',
    summary:
      'Gives free rounds to up to 200 players, and returns who got them (`given`) and who didn’t, with the reason (`refused`). The same `key` gives once. Above what one operator may give alone it waits for a second one (202).',
    params: SiteParams,
    body: Type.Object(
      {
        ...draft,
        key: Type.String({ minLength: 8, maxLength: 64, description: 'One value per intent.' }),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: FreeRoundsResult, 202: WaitingAct },
    problems: [400, 401, 403, 404, 409],
  }),
  cancelFreeRounds: defineCall({
    id: 'cancelFreeRounds',
    sites: 'site',
    ...common,
    audit: ['freeRounds.cancel'],
    method: 'post',
    path: '/ops/free-rounds/{siteId}/{freeRoundsId}/cancel',
    summary: 'Cancels what is left of free rounds. 409 `FREE_ROUNDS_OVER` if nothing is.',
    params: Type.Object({ ...SiteParams.properties, freeRoundsId: AnyId }),
    body: ReasonBody,
    answers: { 200: Type.Object({ freeRoundsId: Type.String() }) },
    problems: [400, 401, 403, 404, 409],
  }),
};
