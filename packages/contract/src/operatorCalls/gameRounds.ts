import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { roundStates } from '../casino.ts';
import { Closed, Seconds } from '../schemas.ts';
import { Amount, AnyId, Iso, Next, nullable, WaitingAct } from './common.ts';

const OperatorRound = Type.Object({
  id: Type.String(),
  makerId: Type.String(),
  makerRoundId: Type.String(),
  game: Type.Object({ id: Type.Integer(), name: Type.String() }),
  playerId: Type.String(),
  login: Type.String(),
  sessionId: Type.String(),
  state: Type.Enum(roundStates),
  isBonus: Type.Boolean(),
  isFree: Type.Boolean(),
  iso: Iso,
  staked: Type.Unsafe<string>({
    ...Amount,
    description: 'Accepted stakes without those that were returned.',
  }),
  won: Amount,
  openedAt: Seconds,
  closedAt: nullable(Seconds),
});
/** Round of a game with its player. */
export type OperatorRound = DeepReadonly<Static<typeof OperatorRound>>;

const OperatorRoundOperation = Type.Object({
  txId: Type.String(),
  kind: Type.String(),
  amount: Amount,
  won: Type.Unsafe<string>({ ...Amount, description: 'Win of a `betWin`.' }),
  status: Type.String({ description: 'Status with which it was answered.' }),
  isApplied: Type.Boolean({ description: 'True if it changed money or the round.' }),
  at: Seconds,
});
/** Operation on a round, also a refused one. */
export type OperatorRoundOperation = DeepReadonly<Static<typeof OperatorRoundOperation>>;

const OperatorRoundDetail = Type.Object({
  ...OperatorRound.properties,
  operations: Type.Array(OperatorRoundOperation),
  voidReason: nullable(
    Type.Enum(['unknownToMaker', 'tooOld'], {
      description: 'Reason for which the platform ended it; null if its maker did.',
    }),
  ),
  debt: Type.Unsafe<string>({
    ...Amount,
    description: 'Open debt of the player from corrections of this round.',
  }),
});
/** Round with all of its operations. */
export type OperatorRoundDetail = DeepReadonly<Static<typeof OperatorRoundDetail>>;

const RoundCorrection = Type.Object({
  paid: Type.Unsafe<string>({ ...Amount, description: 'Credited to the player.' }),
  taken: Type.Unsafe<string>({ ...Amount, description: 'Taken from the player’s balance.' }),
  owed: Type.Unsafe<string>({
    ...Amount,
    description: 'Stored as a debt, because the balance was too low.',
  }),
});
/** Answer to a correction: the amounts that moved. */
export type RoundCorrection = DeepReadonly<Static<typeof RoundCorrection>>;

const GameNotice = Type.Object({
  id: Type.String(),
  kind: Type.Enum([
    'winOnClosedRound',
    'winAfterRollback',
    'winAboveMaximum',
    'roundVoided',
    'dayDiffers',
    'makerClock',
    'gameFails',
  ]),
  makerId: Type.String(),
  gameId: nullable(Type.Integer()),
  roundId: nullable(Type.String()),
  playerId: nullable(Type.String()),
  txId: nullable(Type.String()),
  iso: nullable(Iso),
  amount: nullable(Amount),
  detail: Type.String({ description: 'A sentence for operators.' }),
  at: Seconds,
  answeredAt: nullable(Seconds),
  answeredBy: nullable(Type.String({ description: 'Name of the operator.' })),
  answer: nullable(Type.String()),
});
/** Event of a round or a maker that an operator has to look at. */
export type GameNotice = DeepReadonly<Static<typeof GameNotice>>;

const Win = (description: string) => Type.String({ pattern: '^[0-9]{1,15}(\\.[0-9]{1,8})?$', description });
const LongReason = Type.String({ minLength: 3, maxLength: 500, description: 'Reason for the audit log.' });
const Before = Type.String({ maxLength: 20, description: 'The `next` of the page before.' });
const RoundParams = Type.Object({ roundId: AnyId });
const common = { tag: 'operators: casino', session: 'operator', scope: 'results' } as const;

/** Calls about rounds of games, and notices about them. */
export const gameRoundCalls = {
  listGameRounds: defineCall({
    id: 'listGameRounds',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/games/rounds',
    summary:
      'Returns rounds of games, 30 at a time, newest first, by the player’s id or login, the maker and the state.',
    query: Type.Object({
      player: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, description: 'Id or login of the player.' }),
      ),
      maker: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      state: Type.Optional(Type.Enum(roundStates)),
      before: Type.Optional(Before),
    }),
    answers: { 200: Type.Object({ rounds: Type.Array(OperatorRound), next: Next }) },
    problems: [400, 401, 403],
  }),
  showGameRound: defineCall({
    id: 'showGameRound',
    sites: 'round',
    ...common,
    method: 'get',
    path: '/ops/games/rounds/{roundId}',
    summary: 'Returns a round with all of its operations, also refused ones.',
    params: RoundParams,
    answers: { 200: OperatorRoundDetail },
    problems: [400, 401, 403, 404],
  }),
  correctGameRound: defineCall({
    id: 'correctGameRound',
    sites: 'round',
    ...common,
    audit: ['game.round-correct', 'approval.ask'],
    method: 'post',
    path: '/ops/games/rounds/{roundId}/correct',
    summary:
      'Sets the win of a round that has ended: pays what is missing, less open debts of the round, or takes back what was too much; a shortfall of the balance becomes a debt, except of a bonus. 409 `ROUND_OPEN`; 409 `CHANGED` if the win isn’t `wonBefore` any more. Above what one operator may move alone it waits for a second one (202).',
    params: RoundParams,
    body: Type.Object(
      {
        won: Win('Win of the round as it should be.'),
        wonBefore: Win('Win that the operator saw.'),
        reason: LongReason,
      },
      Closed,
    ),
    answers: { 200: RoundCorrection, 202: WaitingAct },
    problems: [400, 401, 403, 404, 409, 422],
  }),
  listGameNotices: defineCall({
    id: 'listGameNotices',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/games/notices',
    summary:
      'Lists notices of rounds and makers, 30 at a time, newest first: late and high wins, rounds ended by the platform, days that differ from a maker’s report, makers’ clocks, and games that don’t start.',
    query: Type.Object({
      state: Type.Optional(Type.Enum(['open', 'answered'])),
      before: Type.Optional(Before),
    }),
    answers: { 200: Type.Object({ notices: Type.Array(GameNotice), next: Next }) },
    problems: [400, 401, 403],
  }),
  answerGameNotice: defineCall({
    id: 'answerGameNotice',
    sites: 'gameNotice',
    ...common,
    audit: ['game.notice-answer'],
    method: 'post',
    path: '/ops/games/notices/{noticeId}/answer',
    summary: 'Answers an open notice with a reason.',
    params: Type.Object({ noticeId: AnyId }),
    body: Type.Object({ reason: LongReason }, Closed),
    answers: { 200: Type.Object({}) },
    problems: [400, 401, 403, 404],
  }),
};
