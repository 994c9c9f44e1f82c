import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { PersonalChange, PersonalValues } from '../calls/account/personalData.ts';
import { Account } from '../calls/account/wallet.ts';
import { Coupon } from '../calls/coupons/schemas.ts';
import { LimitType } from '../calls/limits/schemas.ts';
import { changedFields, personalFields, type PersonalField } from '../personalData.ts';
import { Closed, Currency, Seconds } from '../schemas.ts';
import { blockReasons } from '../siteState.ts';
import { AnyId, Amount, Instant, Iso, Next, nullable, PlayerParams, Reason, ReasonBody } from './common.ts';

const ListedPlayer = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  login: Type.String(),
  email: nullable(Type.String()),
  language: Type.String(),
  registeredAt: Seconds,
});
export type ListedPlayer = DeepReadonly<Static<typeof ListedPlayer>>;

const PlayerBlocks = Type.Object({
  banLevel: Type.Integer({
    description: 'Ban level, above 0 when banned; `banVersion` selects the list of levels.',
  }),
  banVersion: Type.Integer(),
  blockReason: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Numeric reason why the player’s pages are closed, as used by the app; null while they are open.',
  }),
  isSelfBlocked: Type.Boolean({ description: 'True if the player has closed the account.' }),
  isVerificationRequired: Type.Boolean(),
  isFrozen: Type.Boolean({ description: 'True if withdrawals are closed by law.' }),
  isMarked: Type.Boolean({ description: 'Mark of abuse: operators decide about every withdrawal.' }),
  disallowedLineSports: Type.Array(Type.Integer(), {
    description: 'Ids of sports that an operator closed for bets before the match.',
  }),
  disallowedLiveSports: Type.Array(Type.Integer()),
  hiddenLineSports: Type.Array(Type.Integer(), {
    description: 'Ids of sports that the player hid; only the player can show them again.',
  }),
  hiddenLiveSports: Type.Array(Type.Integer()),
});
/** Restrictions that operators set for a player; none by default. */
export type PlayerBlocks = DeepReadonly<Static<typeof PlayerBlocks>>;

export const PlayerLimit = Type.Object({
  type: Type.Integer(),
  value: Type.String({
    description: 'Decimal text in the currency `iso`, or a number of hours, minutes or days.',
  }),
  iso: nullable(Iso),
  state: Type.String(),
  startsAt: Seconds,
  endsAt: nullable(Seconds),
});
export type PlayerLimit = DeepReadonly<Static<typeof PlayerLimit>>;

const PlayerFacts = Type.Object({
  isMasked: Type.Boolean(),
  login: Type.Union([Type.String(), Type.Null()], {
    description: 'Login that the player chose besides the account’s number; null if none.',
  }),
  name: nullable(Type.String()),
  surname: nullable(Type.String()),
  phone: nullable(Type.String()),
  birthDate: Type.Union([Type.String(), Type.Null()], {
    description: 'ISO 8601 date; masked as `1991-••-••`.',
  }),
  country: Type.Union([Type.String(), Type.Null()], { description: 'ISO 3166-1 alpha-2, lower case.' }),
  verification: Type.Enum(['none', 'inReview', 'verified', 'refused']),
  values: Type.Unsafe<{ [Field in PersonalField]?: string }>(
    Type.Object(Object.fromEntries(personalFields.map((field) => [field, Type.Optional(Type.String())])), {
      description: 'All personal data that is known, as text. Numbers of documents are always masked.',
    }),
  ),
  lastSeenAt: Type.Union([Seconds, Type.Null()], {
    description: 'Last activity of a session, UTC seconds; null if there was none.',
  }),
});
/** Personal data of a player. Without the scope `identification`, phone and birth date are masked. */
export type PlayerFacts = DeepReadonly<Static<typeof PlayerFacts>>;

const Player = Type.Object({
  ...ListedPlayer.properties,
  facts: PlayerFacts,
  accounts: Type.Array(Account),
  limits: Type.Array(PlayerLimit, { description: 'Active and pending limits.' }),
  blocks: PlayerBlocks,
  sports: Type.Array(Type.Object({ id: Type.Integer(), key: Type.String() }), {
    description: 'Sports that can be closed.',
  }),
});
export type Player = DeepReadonly<Static<typeof Player>>;

const WholePersonalData = Type.Object({
  values: PersonalValues,
  documentTypes: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
/** Whole personal data of a player; the audit log records who looked at it. */
export type WholePersonalData = DeepReadonly<Static<typeof WholePersonalData>>;

const DataChange = Type.Object({
  id: Type.String(),
  at: Instant,
  operator: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the operator who changed it; null for the player.',
  }),
  field: Type.Enum([...changedFields]),
  before: nullable(Type.String()),
  after: nullable(Type.String()),
});
/** Change of one field of a player's data, with numbers of documents masked. */
export type OperatorDataChange = DeepReadonly<Static<typeof DataChange>>;

const PlayerNote = Type.Object({
  id: Type.String(),
  at: Instant,
  operator: Type.String({ description: 'Name of the author.' }),
  text: Type.String(),
});
/** Note of an operator about a player; immutable. */
export type PlayerNote = DeepReadonly<Static<typeof PlayerNote>>;

const PlayerSecurity = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      userAgent: nullable(Type.String()),
      address: Type.String({ description: 'IP address.' }),
      startedAt: Instant,
      lastActiveAt: Instant,
      endedAt: Type.Union([Instant, Type.Null()], { description: 'Null while it is open.' }),
    }),
    { description: 'All open ones, then the latest ended ones.' },
  ),
  passkeys: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      host: Type.String({ description: 'Host that it belongs to.' }),
      createdAt: Instant,
      lastUsedAt: nullable(Instant),
    }),
  ),
});
/** Sessions and passkeys of a player. Times in UTC ms. */
export type PlayerSecurity = DeepReadonly<Static<typeof PlayerSecurity>>;

/** Bet as the search and the timeline list it. */
export const FoundBet = Type.Object({
  id: Type.String(),
  state: Coupon.properties.state,
  typeId: Type.Integer(),
  amount: Amount,
  iso: Iso,
});
export type FoundBet = DeepReadonly<Static<typeof FoundBet>>;

/** Entry of the audit log. */
export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  operator: Type.String(),
  action: Type.String({ description: 'Action, for example `site.maintenance`, `player.blocks`.' }),
  subject: Type.String({ description: 'Subject of the action, for example `site:house`, `player:17`.' }),
  before: Type.Unknown({
    description: 'State before the action as a JSON value; null if there was none.',
  }),
  after: Type.Unknown(),
  reason: nullable(Type.String()),
  requestId: nullable(Type.String()),
  hash: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'SHA-256 of the hash of the entry before it, a line feed and the content as canonical JSON (RFC 8785), hex.',
  }),
});
export type AuditEntry = DeepReadonly<Static<typeof AuditEntry>>;

const Page = Type.Object({
  before: Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the page before.' })),
});
const CallReason = Type.Optional(Reason);

const limit = {
  type: LimitType,
  amount: Type.Optional(
    Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,8})?$', description: 'Amount of a money limit, in `iso`.' }),
  ),
  iso: Type.Optional(Currency),
  hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500 })),
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
};
const Sports = Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 200 });
const blocks = {
  banLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  banVersion: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  blockReason: Type.Optional(nullable(Type.Enum([...blockReasons]))),
  isSelfBlocked: Type.Optional(Type.Literal(false)),
  isVerificationRequired: Type.Optional(Type.Boolean()),
  isFrozen: Type.Optional(Type.Boolean()),
  isMarked: Type.Optional(Type.Boolean()),
  disallowedLineSports: Type.Optional(Sports),
  disallowedLiveSports: Type.Optional(Sports),
};

const common = { tag: 'operators: players', session: 'operator', scope: 'players' } as const;
const identification = { ...common, scope: 'identification' } as const;

export const playerCalls = {
  listPlayers: defineCall({
    id: 'listPlayers',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/players',
    summary:
      'Finds players by id, account number, chosen login or the beginning of an e-mail, on one site or on all, newest first.',
    query: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 100 }),
      site: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    answers: { 200: Type.Object({ players: Type.Array(ListedPlayer) }) },
    problems: [400, 401, 403],
  }),
  showPlayer: defineCall({
    id: 'showPlayer',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/players/{playerId}',
    summary:
      'Returns a player with personal data, accounts, limits and blocks. Without the scope `identification`, phone, date of birth, address and dates of the document are masked; numbers of documents always are.',
    params: PlayerParams,
    answers: { 200: Player },
    problems: [400, 401, 403, 404],
  }),
  listPlayerNotes: defineCall({
    id: 'listPlayerNotes',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/players/{playerId}/notes',
    summary: 'Returns operators’ notes about a player, newest first.',
    params: PlayerParams,
    query: Page,
    answers: { 200: Type.Object({ notes: Type.Array(PlayerNote), next: Next }) },
    problems: [400, 401, 403, 404],
  }),
  addPlayerNote: defineCall({
    id: 'addPlayerNote',
    sites: 'player',
    ...common,
    audit: ['player.note'],
    method: 'post',
    path: '/ops/players/{playerId}/notes',
    summary:
      'Adds a note of 3 to 2,000 characters about a player. A note can’t be changed or deleted; the audit log has its id, and the note its text.',
    params: PlayerParams,
    body: Type.Object(
      {
        text: Type.String({
          maxLength: 2000,
          pattern: '\\S[\\s\\S]+\\S',
          description: 'At least three characters without the spaces around them.',
        }),
      },
      Closed,
    ),
    answers: { 201: PlayerNote },
    problems: [400, 401, 403, 404],
  }),
  listPlayerDataChanges: defineCall({
    id: 'listPlayerDataChanges',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/players/{playerId}/data-changes',
    summary:
      'Returns changes of the player’s data, newest first, 20 at a time: field, values before and after with masked numbers, and the operator who made it, null for the player.',
    params: PlayerParams,
    query: Page,
    answers: { 200: Type.Object({ changes: Type.Array(DataChange), next: Next }) },
    problems: [400, 401, 403, 404],
  }),
  showPersonalData: defineCall({
    id: 'showPersonalData',
    sites: 'player',
    ...identification,
    audit: ['identification.look'],
    method: 'get',
    path: '/ops/identification/players/{playerId}/personal-data',
    summary: 'Returns the whole personal data; the audit log records who looked.',
    params: PlayerParams,
    answers: { 200: WholePersonalData },
    problems: [400, 401, 403, 404],
  }),
  correctPersonalData: defineCall({
    id: 'correctPersonalData',
    sites: 'player',
    ...identification,
    audit: ['player.personal-data'],
    method: 'post',
    path: '/ops/identification/players/{playerId}/personal-data',
    summary:
      'Corrects personal data, also fields that the player can’t change; null empties a field. The player sees the change in their history, without the operator’s name.',
    params: PlayerParams,
    body: Type.Object({ change: PersonalChange, reason: Reason }, Closed),
    answers: { 200: Type.Object({ values: PersonalValues }) },
    problems: [400, 401, 403, 404, 409],
  }),
  showPlayerSecurity: defineCall({
    id: 'showPlayerSecurity',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/players/{playerId}/security',
    summary: 'Returns sessions, open ones first, and passkeys of a player.',
    params: PlayerParams,
    answers: { 200: PlayerSecurity },
    problems: [400, 401, 403, 404],
  }),
  endPlayerSessions: defineCall({
    id: 'endPlayerSessions',
    sites: 'player',
    ...common,
    audit: ['player.sessions-end'],
    method: 'post',
    path: '/ops/players/{playerId}/sessions/end',
    summary:
      'Ends all sessions of a player, and all codes, links, QR codes and other ways to open a new one that are pending.',
    params: PlayerParams,
    body: ReasonBody,
    answers: { 200: Type.Object({ ended: Type.Integer({ description: 'Number of ended sessions.' }) }) },
    problems: [400, 401, 403, 404],
  }),
  removePlayerPasskey: defineCall({
    id: 'removePlayerPasskey',
    sites: 'player',
    ...common,
    audit: ['player.passkey-remove'],
    method: 'post',
    path: '/ops/players/{playerId}/passkeys/{passkeyId}/remove',
    summary: 'Removes a passkey. The player is notified by e-mail.',
    params: Type.Object({ playerId: AnyId, passkeyId: AnyId }),
    body: ReasonBody,
    answers: { 200: Type.Object({ removed: Type.Literal(true) }) },
    problems: [400, 401, 403, 404],
  }),
  limitPlayer: defineCall({
    id: 'limitPlayer',
    sites: 'player',
    ...common,
    audit: ['player.limit'],
    method: 'post',
    path: '/ops/players/{playerId}/limits',
    summary:
      'Sets a limit at a player’s request, in place of the one of its type, which it may only tighten: 1 to 3 stakes, 10 to 12 losses, 20 to 22 deposits of 24 hours, 7 and 30 days; 31 `hours` a day; 32 interval of the reality check in `minutes`; 33 a timeout and 30 an exclusion of `days`. A pending change of the type is removed; an exclusion ends the sessions.',
    params: PlayerParams,
    body: Type.Object({ ...limit, reason: CallReason }, Closed),
    answers: { 200: Type.Object({ playerId: Type.String(), ...limit }) },
    problems: [400, 401, 403, 404, 409],
  }),
  blockPlayer: defineCall({
    id: 'blockPlayer',
    sites: 'player',
    ...common,
    audit: ['player.blocks'],
    method: 'post',
    path: '/ops/players/{playerId}/blocks',
    summary:
      'Bans a player, closes the player’s pages (`blockReason`, null opens them), requires verification, and closes sports; sports that the player hides are separate and stay hidden. `"isSelfBlocked": false` reopens an account that its player closed; absent fields stay unchanged.',
    params: PlayerParams,
    body: Type.Object({ ...blocks, reason: CallReason }, Closed),
    answers: { 200: Type.Object({ playerId: Type.String(), ...blocks }) },
    problems: [400, 401, 403, 404],
  }),
};
