import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { MAX_EXPORT_DAYS } from '../auditExport.ts';
import { secondedActs } from '../operatorApprovals.ts';
import { operatorScopes } from '../operatorScopes.ts';
import { approvalLists, approvalStates } from '../operatorStaff.ts';
import { settingParts } from '../siteState.ts';
import {
  Amount,
  AnyId,
  Before,
  Day,
  FoundMatch,
  Instant,
  Iso,
  Next,
  nullable,
  PlayerParams,
  ReasonBody,
  SiteParams,
} from './common.ts';
import { AuditEntry, FoundBet } from './players.ts';

const Scopes = Type.Array(Type.Enum([...operatorScopes]));
const Operator = Type.Object({
  name: Type.String({ description: 'Name in the audit log, for a program as `anna/reconcile`.' }),
  person: Type.String({ description: 'Name of the person, or of a program’s owner.' }),
  scopes: Type.Array(Type.Enum([...operatorScopes]), { description: 'Permissions on at least one site.' }),
  everywhere: Type.Array(Type.Enum([...operatorScopes]), { description: 'Permissions on all sites.' }),
  sites: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), scopes: Scopes }), {
    description: 'Sites on which there is a permission.',
  }),
  environment: Type.Enum(['production', 'development', 'test']),
  siteName: Type.String({
    description: 'Company name of the site whose host the console was opened at.',
  }),
});
export type Operator = DeepReadonly<Static<typeof Operator>>;

const CurrencyTurnover = Type.Object({ iso: Iso, bets: Type.Integer(), stakes: Amount });
/** Stakes of accepted bets in one currency; amounts as decimal text. */
export type CurrencyTurnover = DeepReadonly<Static<typeof CurrencyTurnover>>;

const CurrencyLiability = Type.Object({
  ...CurrencyTurnover.properties,
  payouts: Type.String({ description: 'Sum of the possible payouts.' }),
});
/** Open bets in one currency; amounts as decimal text. */
export type CurrencyLiability = DeepReadonly<Static<typeof CurrencyLiability>>;

const BetFigures = Type.Object({
  at: Type.Unsafe<number>({ ...Instant, description: 'Time at which the figures were read, UTC ms.' }),
  open: Type.Array(CurrencyLiability),
  today: Type.Array(CurrencyTurnover),
  week: Type.Array(CurrencyTurnover, { description: 'Today and the six days before.' }),
  hours: Type.Array(Type.Object({ at: Instant, bets: Type.Integer() }), {
    description:
      'Number of bets in each of the last 24 hours, oldest first; `at` is the beginning of the hour.',
  }),
});
/** Figures of all bets of the platform. Days are UTC days. */
export type BetFigures = DeepReadonly<Static<typeof BetFigures>>;

const WaitingFigure = Type.Object({
  kind: Type.Enum([
    'identification',
    'reviews',
    'corrections',
    'debts',
    'requests',
    'mails',
    'withdrawals',
    'approvals',
    'differences',
    'payments',
    'notices',
    'referrals',
    'postbacks',
  ]),
  count: Type.Union([Type.Integer(), Type.Null()], { description: 'Null if it couldn’t be read.' }),
  oldestAt: Type.Union([Instant, Type.Null()], {
    description: 'Time since which the oldest one waits, UTC ms; null if there is none.',
  }),
});
/** Tasks of one kind that wait for an operator. */
export type WaitingFigure = DeepReadonly<Static<typeof WaitingFigure>>;
export type WaitingKind = WaitingFigure['kind'];

const FeedHealth = Type.Object({
  isCurrent: Type.Boolean({
    description: 'True if this process runs the sources, or receives every change from the one that does.',
  }),
  isLeading: Type.Boolean(),
  sources: Type.Array(Type.String()),
  producers: Type.Array(
    Type.Object({
      name: Type.Enum(['live', 'line']),
      isUp: Type.Boolean(),
      aliveAt: Type.Union([Instant, Type.Null()], {
        description: 'Time of the last sign of life, UTC ms; null if there was none since the start.',
      }),
      matches: Type.Integer({ description: 'Number of matches.' }),
    }),
  ),
});
/** State of the feed in the process that answers. */
export type FeedHealth = DeepReadonly<Static<typeof FeedHealth>>;

const FoundPlayer = Type.Object({
  id: Type.String(),
  login: Type.String(),
  email: nullable(Type.String()),
  name: nullable(Type.String()),
  siteId: Type.String(),
});
export type FoundPlayer = DeepReadonly<Static<typeof FoundPlayer>>;

const FoundGame = Type.Object({
  id: Type.String(),
  name: Type.String(),
  provider: Type.String({ description: 'Name of its provider.' }),
});

const SearchAnswer = Type.Object({
  players: Type.Array(FoundPlayer),
  bets: Type.Array(FoundBet),
  matches: Type.Array(FoundMatch),
  games: Type.Array(FoundGame),
});
/** Results of the search; lists outside of the operator's scopes are empty. */
export type SearchAnswer = DeepReadonly<Static<typeof SearchAnswer>>;

const Approval = Type.Object({
  id: Type.String(),
  act: Type.Enum([...secondedActs]),
  siteId: Type.Union([Type.String(), Type.Null()], {
    description: 'Null for an act about the whole platform.',
  }),
  player: Type.Union([Type.Object({ id: Type.String(), login: Type.String() }), Type.Null()], {
    description: 'Null for an act about many players.',
  }),
  iso: Type.Union([Iso, Type.Null()], {
    description: 'Currency of what the act moves; null for messages.',
  }),
  amount: Type.Union([Amount, Type.Null()], {
    description: 'Size of what the act moves, decimal text; null for messages.',
  }),
  players: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Number of players whom a message reaches; null for money.',
  }),
  payload: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The act as it was asked for, for example the texts of a message.',
  }),
  reason: nullable(Type.String()),
  askedBy: Type.String(),
  at: Instant,
  expiresAt: Type.Unsafe<number>({
    ...Instant,
    description: 'Time at which the request ends if nobody has answered, UTC ms.',
  }),
  mayAgree: Type.Boolean({
    description:
      'True if the operator who makes the call may agree now: it is another one, with the rights for the act.',
  }),
  state: Type.Enum([...approvalStates], {
    description: '`ended`: nobody had answered after 72 hours, or the one who asked has no access any more.',
  }),
  decidedBy: Type.Union([Type.String(), Type.Null()], {
    description: 'Who answered; `platform` if nobody did; null while it waits.',
  }),
  decidedAt: nullable(Instant),
});
/** Act of an operator that waits for another one, or waited. */
export type Approval = DeepReadonly<Static<typeof Approval>>;

const OperatorRoom = Type.Object({
  iso: Type.String({ description: 'Currency of the site.' }),
  most: Type.String({ description: 'Most in 24 hours.' }),
  left: Type.String({ description: 'Part of it that is left.' }),
  accounts: Type.Array(
    Type.Object({
      iso: Iso,
      left: Amount,
      mostAdjustment: Type.String({ description: 'Largest adjustment without a second person.' }),
    }),
    { description: 'Money that is left in each currency of the player; rounded down.' },
  ),
});
/** Money that one operator may still move for one player without a second person. */
export type OperatorRoom = DeepReadonly<Static<typeof OperatorRoom>>;

const MessageRoom = Type.Object({
  most: Type.Integer({
    description: 'Players whom one operator may reach in 24 hours without a second person.',
  }),
  left: Type.Integer({ description: 'Number of them that is left.' }),
});
/** Room of an operator's messages on a site. */
export type MessageRoom = DeepReadonly<Static<typeof MessageRoom>>;

const ApprovalParams = Type.Object({ approvalId: AnyId });
const Decided = Type.Object({ approvalId: Type.String() });
const common = { tag: 'operators: desk', session: 'operator', scope: 'any' } as const;

export const deskCalls = {
  showOperator: defineCall({
    id: 'showOperator',
    sites: 'operator',
    ...common,
    method: 'get',
    path: '/ops/me',
    summary:
      'Returns the name and the permissions of the operator, the mode of the platform (`environment`) and the name of the host’s site.',
    answers: { 200: Operator },
    problems: [401],
  }),
  listAuditEntries: defineCall({
    id: 'listAuditEntries',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/audit',
    summary:
      'Returns the audit log, 30 entries at a time, newest first: entries about subjects of the operator’s sites, with permissions on all sites also those about the platform.',
    query: Type.Object({
      before: Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the page before.' })),
      subject: Type.Optional(Type.String({ maxLength: 80 })),
      operator: Type.Optional(
        Type.String({
          maxLength: 81,
          description:
            'Name of a person, which also finds their programs (`anna/reconcile`), or of one program.',
        }),
      ),
    }),
    answers: { 200: Type.Object({ actions: Type.Array(AuditEntry), next: Next }) },
    problems: [400, 401],
  }),
  exportAuditEntries: defineCall({
    id: 'exportAuditEntries',
    sites: 'platform',
    ...common,
    audit: ['audit.export'],
    isFile: true,
    method: 'get',
    path: '/ops/audit/export',
    summary: `Returns the entries of the audit log of whole days, at most ${MAX_EXPORT_DAYS}, as JSON Lines, oldest first: each with its hash and the hash before it. The audit log records who exported them.`,
    query: Type.Object({
      from: Type.Unsafe<string>({ ...Day, description: 'First day, UTC.' }),
      to: Type.Unsafe<string>({ ...Day, description: 'Last day, UTC.' }),
    }),
    answers: { 200: Type.Unknown() },
    problems: [400, 401, 403],
  }),
  searchPlatform: defineCall({
    id: 'searchPlatform',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/search',
    summary:
      'Finds players by id, login, name or the beginning of an e-mail (scope `players`), bets by number, matches by number or team (scope `results`), and games by name, alias or number (scope `casino`). Lists outside of the token’s scopes are empty.',
    query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 100 }) }),
    answers: { 200: SearchAnswer },
    problems: [400, 401],
  }),
  showBetFigures: defineCall({
    id: 'showBetFigures',
    sites: 'list',
    ...common,
    scope: 'results',
    method: 'get',
    path: '/ops/dashboard/bets',
    summary:
      'Returns open bets with their stakes and possible payouts, turnover of today and of the last seven days by currency, and the number of bets in each of the last 24 hours. Days are UTC days.',
    answers: { 200: BetFigures },
    problems: [401, 403],
  }),
  listWaitingTasks: defineCall({
    id: 'listWaitingTasks',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/dashboard/waiting',
    summary:
      'Returns the number of waiting tasks that the token’s scopes cover, with the time of the oldest one: identifications, stakes to review, withdrawals, deposits in review, approvals, payment questions, differences with payment providers, results being applied, debts, notices about games, mails given up, marked referrals, failed postbacks. A count that can’t be read is null.',
    answers: { 200: Type.Object({ waiting: Type.Array(WaitingFigure) }) },
    problems: [401],
  }),
  showFeedHealth: defineCall({
    id: 'showFeedHealth',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/dashboard/feed',
    summary:
      'Returns the sources, and for live and pre-match whether prices are alive, since when, and the number of matches.',
    answers: { 200: FeedHealth },
    problems: [401],
  }),
  listApprovals: defineCall({
    id: 'listApprovals',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/approvals',
    summary:
      'Returns acts that wait for a second operator, the oldest first; with `state=decided` those of the last 90 days that don’t wait any more, the last first, 30 at a time. Each lists acts whose scope the operator has, `decided` also their own.',
    query: Type.Object({
      state: Type.Optional(Type.Enum([...approvalLists], { description: 'Default: `waiting`.' })),
      before: Type.Optional(Before),
    }),
    answers: { 200: Type.Object({ approvals: Type.Array(Approval), next: Next }) },
    problems: [400, 401],
  }),
  approveAct: defineCall({
    id: 'approveAct',
    sites: 'approval',
    ...common,
    audit: [
      'approval.approve',
      'adjustment.book',
      'player.goodwill',
      'game.round-correct',
      'debt.write-off',
      'bonus.give',
      'freeRounds.give',
      'messages.send',
      'staff.invite',
      'staff.grants',
      'staff.change',
      'staff.role-change',
      ...settingParts.map((part) => `site.${part}`),
    ],
    method: 'post',
    path: '/ops/approvals/{approvalId}/approve',
    summary:
      'Agrees to an act, which is done in the name of both. Only another operator than the one who asked may agree (403 `SECOND_PERSON_NEEDED`), with the scope of the act; for `staff-access` with the rights that it gives (403 `RIGHTS_NEEDED`). 409 `APPROVAL_DECIDED` if it is decided, `APPROVAL_ENDED` after its end.',
    params: ApprovalParams,
    body: ReasonBody,
    answers: { 200: Decided },
    problems: [400, 401, 403, 404, 409, 422],
  }),
  refuseAct: defineCall({
    id: 'refuseAct',
    sites: 'approval',
    ...common,
    audit: ['approval.refuse'],
    method: 'post',
    path: '/ops/approvals/{approvalId}/refuse',
    summary:
      'Refuses an act, with the scope of the act; the operator who asked for it may take it back. 409 `APPROVAL_DECIDED` if it is decided, `APPROVAL_ENDED` after its end.',
    params: ApprovalParams,
    body: ReasonBody,
    answers: { 200: Decided },
    problems: [400, 401, 403, 404, 409],
  }),
  showOperatorRoom: defineCall({
    id: 'showOperatorRoom',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/approvals/room/{playerId}',
    summary: 'Returns how much money the operator may still move for a player without a second person.',
    params: PlayerParams,
    answers: { 200: OperatorRoom },
    problems: [400, 401, 404],
  }),
  showMessageRoom: defineCall({
    id: 'showMessageRoom',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/approvals/reach/{siteId}',
    summary: 'Returns how many players of a site the operator may still write to without a second person.',
    params: SiteParams,
    answers: { 200: MessageRoom },
    problems: [400, 401, 404],
  }),
};
