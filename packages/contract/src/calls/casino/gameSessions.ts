import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { gameModes, roundStates, type GameMode, type RoundState } from '../../casino.ts';
import { Closed, Currency, Id, IdempotencyKey, Money, Seconds } from '../../schemas.ts';
import { Device, ListedGame } from './schemas.ts';

const Mode = Type.Unsafe<GameMode>({ type: 'string', enum: [...gameModes] });
const SessionId = Type.String({ pattern: '^gs_[A-Za-z0-9_-]{1,60}$' });

const UnfinishedRound = Type.Object({
  id: Type.String(),
  gameId: Id,
  stake: Money,
  iso: Currency,
  since: Seconds,
});

export const GameSession = Type.Object(
  {
    id: SessionId,
    gameId: Id,
    mode: Mode,
    state: Type.Enum(['asked', 'open', 'paused', 'closing', 'closed']),
    pauseReason: Type.Union(
      [Type.Enum(['REALITY_CHECK_DUE', 'SESSION_LIMIT', 'BREAK', 'MAKER_DOWN']), Type.Null()],
      { description: 'Reason for which bets are refused now.' },
    ),
    pausedUntil: Type.Union([Seconds, Type.Null()], {
      description: 'End of a break that can’t be cut short; null if the player may resume at any time.',
    }),
    closeReason: Type.Union([Type.String(), Type.Null()], {
      description:
        'Reason for which it ended: `LEFT`, `LAUNCH_EXPIRED`, `LAUNCH_FAILED`, `SESSION_REPLACED`, `SIGNED_OUT`, `SESSION_LIMIT`, `SELF_EXCLUDED`, `TIMEOUT_ACTIVE`, `ACCOUNT_CLOSED`, `BETTING_CLOSED`, `VERIFICATION_REQUIRED`, `IDLE`, `TOO_LONG`, `GAME_CLOSED`.',
    }),
    accountId: Type.Union([Type.String(), Type.Null()], { description: 'Null in demo mode.' }),
    iso: Currency,
    startedAt: Seconds,
    endedAt: Type.Union([Seconds, Type.Null()]),
    rounds: Type.Integer(),
    staked: Money,
    won: Money,
    net: Type.String({ description: 'Payouts minus stakes that weren’t returned, with its sign.' }),
    unfinishedRound: Type.Union([UnfinishedRound, Type.Null()]),
  },
  { title: 'GameSession' },
);
export type GameSession = Static<typeof GameSession>;

const StartedGame = Type.Object(
  {
    session: GameSession,
    frame: Type.Object({
      url: Type.String({ format: 'uri' }),
      origin: Type.String({ description: 'The only origin whose messages count.' }),
      needsPopups: Type.Boolean(),
    }),
  },
  { title: 'StartedGame' },
);
export type StartedGame = Static<typeof StartedGame>;

export const startGame = defineCall({
  id: 'startGame',
  method: 'post',
  path: '/web-api/casino/sessions',
  tag: 'casino',
  summary:
    'Starts a session of a game and returns the address of its frame. A real one needs a player; it replaces an earlier session of the same game.',
  session: 'anyone',
  body: Type.Object(
    {
      gameId: Id,
      mode: Mode,
      accountId: Type.Optional(
        Type.String({ description: 'Account of a real session; the active one if absent.' }),
      ),
      lang: Type.String({ maxLength: 12 }),
      device: Device,
      theme: Type.Optional(Type.Enum(['light', 'dark'])),
      returnTo: Type.Optional(
        Type.String({ maxLength: 300, description: 'Path of the site; else the lobby.' }),
      ),
    },
    Closed,
  ),
  answers: { 200: StartedGame },
  problems: [400, 401, 403, 404, 409, 410, 422, 451, 503],
});

export const gameSession = defineCall({
  id: 'gameSession',
  method: 'get',
  path: '/web-api/casino/sessions/{sessionId}',
  tag: 'casino',
  summary: 'Returns a session of the player, its figures and its latest rounds.',
  session: 'anyone',
  params: Type.Object({ sessionId: SessionId }),
  answers: {
    200: Type.Object({
      session: GameSession,
      latest: Type.Array(Type.Object({ id: Type.String(), at: Seconds, stake: Money, won: Money }), {
        description: 'The last five rounds.',
      }),
    }),
  },
  problems: [401, 404],
});

export const pauseGame = defineCall({
  id: 'pauseGame',
  method: 'post',
  path: '/web-api/casino/sessions/{sessionId}/pause',
  tag: 'casino',
  summary: 'Pauses a session for a break that the player chose, or resumes it.',
  session: 'player',
  params: Type.Object({ sessionId: SessionId }),
  body: Type.Object({ isPaused: Type.Boolean() }, Closed),
  answers: { 200: Type.Object({ session: GameSession }) },
  problems: [400, 401, 404, 409],
});

export const endGame = defineCall({
  id: 'endGame',
  method: 'post',
  path: '/web-api/casino/sessions/{sessionId}/end',
  tag: 'casino',
  summary: 'Ends a session; an open round stays and is listed as unfinished.',
  session: 'anyone',
  params: Type.Object({ sessionId: SessionId }),
  answers: { 200: Type.Object({ session: GameSession }) },
  problems: [401, 404],
});

export const gameFrameFailed = defineCall({
  id: 'gameFrameFailed',
  method: 'post',
  path: '/web-api/casino/sessions/{sessionId}/failed',
  tag: 'casino',
  summary: 'Counts a game that didn’t become ready, for the operators.',
  session: 'anyone',
  params: Type.Object({ sessionId: SessionId }),
  body: Type.Object({ code: Type.String({ maxLength: 40 }) }, Closed),
  answers: {
    200: Type.Object({
      closesGame: Type.Boolean({ description: 'Whether it failed twice for this visit.' }),
    }),
  },
  problems: [400, 401, 404],
});

const Round = Type.Object(
  {
    id: Type.String(),
    game: Type.Object({ id: Id, name: Type.String(), slug: Type.String(), provider: Type.String() }),
    thumbnail: Type.Union([Type.String(), Type.Null()]),
    state: Type.Unsafe<RoundState>({ type: 'string', enum: [...roundStates] }),
    isBonus: Type.Boolean({ description: 'Whether it was played from a bonus account.' }),
    isFree: Type.Boolean({ description: 'Whether it was a free round.' }),
    iso: Currency,
    staked: Money,
    won: Money,
    openedAt: Seconds,
    closedAt: Type.Union([Seconds, Type.Null()]),
  },
  { title: 'GameRound' },
);
export type GameRound = Static<typeof Round>;

const filters = {
  from: Type.Optional(Seconds),
  until: Type.Optional(Seconds),
  gameId: Type.Optional(Id),
  accountId: Type.Optional(Type.String()),
  state: Type.Optional(Type.Unsafe<RoundState>({ type: 'string', enum: [...roundStates] })),
};

export const gameRounds = defineCall({
  id: 'gameRounds',
  method: 'get',
  path: '/web-api/casino/rounds',
  tag: 'casino',
  summary: 'Lists the player’s rounds of games, newest first, with the sums of the period.',
  session: 'player',
  query: Type.Object({
    ...filters,
    before: Type.Optional(Type.String({ description: 'Cursor of the previous page.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  answers: {
    200: Type.Object({
      rounds: Type.Array(Round),
      next: Type.Union([Type.String(), Type.Null()]),
      sums: Type.Array(
        Type.Object({ iso: Currency, rounds: Type.Integer(), staked: Money, won: Money, net: Type.String() }),
        { description: 'By currency, over all rounds of the filter; on the first page only, else empty.' },
      ),
    }),
  },
  problems: [400, 401],
});

export const gameRound = defineCall({
  id: 'gameRound',
  method: 'get',
  path: '/web-api/casino/rounds/{roundId}',
  tag: 'casino',
  summary: 'Returns one round with each of its operations.',
  session: 'player',
  params: Type.Object({ roundId: Type.String() }),
  answers: {
    200: Type.Object({
      round: Round,
      operations: Type.Array(
        Type.Object({
          kind: Type.Enum([
            'bet',
            'win',
            'rollback',
            'jackpot',
            'tip',
            'freeBet',
            'freeWin',
            'void',
            'correction',
          ]),
          amount: Money,
          at: Seconds,
        }),
      ),
      verifyUrl: Type.Union([Type.String({ format: 'uri' }), Type.Null()], {
        description: 'The maker’s page on which the round is checked; null if it offers none.',
      }),
    }),
  },
  problems: [401, 404],
});

export const mailGameRounds = defineCall({
  id: 'mailGameRounds',
  method: 'post',
  path: '/web-api/casino/rounds/mail',
  tag: 'casino',
  summary:
    'Mails the player’s rounds of a period of at most 92 days to the player’s own address, once per key. 422 without one, with more than 2000 rounds, or after too many mails.',
  session: 'player',
  headers: IdempotencyKey,
  body: Type.Object({ from: Seconds, until: Seconds }, Closed),
  answers: { 200: Type.Object({ rounds: Type.Integer(), address: Type.String({ description: 'Masked.' }) }) },
  problems: [400, 401, 422],
});

export const unfinishedGames = defineCall({
  id: 'unfinishedGames',
  method: 'get',
  path: '/web-api/casino/unfinished',
  tag: 'casino',
  summary: 'Lists the player’s games with an open round, with the way back into them.',
  session: 'player',
  answers: {
    200: Type.Object({ games: Type.Array(Type.Object({ game: ListedGame, round: UnfinishedRound })) }),
  },
  problems: [401],
});
