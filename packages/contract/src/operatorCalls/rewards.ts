import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { ReferralState } from '../calls/loyalty/bringFriend.ts';
import { LoyaltyPlan } from '../calls/loyalty/plan.ts';
import { Points } from '../calls/loyalty/rewards.ts';
import {
  markValue,
  postbackEvents,
  postbackMarks,
  postbackStates,
  referralMarks,
} from '../operatorsReferrals.ts';
import { Closed } from '../schemas.ts';
import {
  Amount,
  AnyId,
  Instant,
  Iso,
  Next,
  nullable,
  PlayerParams,
  Reason,
  ReasonBody,
  SiteChoice,
  WaitingAct,
} from './common.ts';

const Sums = Type.Array(Type.Object({ iso: Iso, amount: Amount }));

const PlayerRewards = Type.Object({
  hasPoints: Type.Boolean({ description: 'True if the player’s site has points.' }),
  level: Type.Integer(),
  points: Points,
  earned: Type.Unsafe<string>({ ...Points, description: 'Points of the last 365 days.' }),
  entries: Type.Array(
    Type.Object({ id: Type.String(), at: Instant, kind: Type.String(), points: Points, balance: Points }),
    { description: 'The latest entries of points.' },
  ),
  periods: Type.Array(
    Type.Object({
      id: Type.String(),
      plan: Type.String(),
      from: Instant,
      to: Instant,
      state: Type.Enum(['open', 'ready', 'paid', 'none', 'expired', 'removed']),
      amount: nullable(Type.Unsafe<string>({ ...Amount, description: 'Null while the period is open.' })),
      iso: nullable(Iso),
    }),
    { description: 'The latest periods of cashback.' },
  ),
  bounds: Type.Object(
    { points: Type.String(), amount: Amount, iso: Iso },
    { description: 'Highest credits as goodwill.' },
  ),
});
/** Points, level and cashback of a player. */
export type PlayerRewards = DeepReadonly<Static<typeof PlayerRewards>>;

const PlanCost = Type.Object({
  points: Type.Unsafe<string>({ ...Points, description: 'Points that were earned.' }),
  cashback: Type.Array(Type.Object({ id: Type.String(), amount: Amount })),
});
const PlanPreview = Type.Object({ iso: Iso, days: Type.Integer(), current: PlanCost, next: PlanCost });
/** Cost of plans in the last days, in the base currency. */
export type PlanPreview = DeepReadonly<Static<typeof PlanPreview>>;

const OperatorReferral = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  friendId: Type.String(),
  friendLogin: Type.String(),
  referrerId: Type.String(),
  referrerLogin: Type.String(),
  source: Type.Enum(['link', 'code']),
  state: ReferralState,
  registeredAt: Instant,
  heldUntil: nullable(Instant),
  rejection: nullable(Type.String()),
  mark: nullable(Type.String({ description: 'Shared trait because of which a person decides.' })),
  releasedBy: nullable(Type.String({ description: 'Name of the operator.' })),
});
/** A friend that a player brought. */
export type OperatorReferral = DeepReadonly<Static<typeof OperatorReferral>>;

const ReferralReport = Type.Object({
  states: Type.Array(Type.Object({ siteId: Type.String(), state: ReferralState, count: Type.Integer() })),
  paid: Sums,
});
/** Numbers of friends by state, and paid rewards. */
export type ReferralReport = DeepReadonly<Static<typeof ReferralReport>>;

const ReferralMarkRow = Type.Object({
  siteId: Type.String(),
  mark: Type.Enum(referralMarks),
  value: Type.String(),
  registrations: Type.Integer(),
  depositors: Type.Integer({ description: 'Players with at least one credited deposit.' }),
  deposits: Type.Integer(),
  sums: Type.Unsafe<Static<typeof Sums>>({ ...Sums, description: 'Credited sums by currency.' }),
});
/** Players who registered with one value of a mark, and their deposits until now. */
export type ReferralMarkRow = DeepReadonly<Static<typeof ReferralMarkRow>>;

const ReferralMarkReport = Type.Object({
  sites: Type.Array(SiteChoice),
  rows: Type.Array(ReferralMarkRow),
  next: Next,
});
/** Page of the report by marks, most registrations first. */
export type ReferralMarkReport = DeepReadonly<Static<typeof ReferralMarkReport>>;

const PostbackAddress = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  mark: Type.Enum(postbackMarks, { description: 'Mark that names the partner.' }),
  value: Type.String(),
  address: Type.String({ description: 'Address with placeholders in braces.' }),
  events: Type.Array(Type.Enum(postbackEvents)),
  isOn: Type.Boolean(),
});
/** Address at which a partner is told about events. */
export type PostbackAddress = DeepReadonly<Static<typeof PostbackAddress>>;

const PostbackAddresses = Type.Object({
  sites: Type.Array(SiteChoice),
  addresses: Type.Array(PostbackAddress),
});
/** All addresses of partners. */
export type PostbackAddresses = DeepReadonly<Static<typeof PostbackAddresses>>;

const PostbackCall = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  mark: Type.Enum(postbackMarks),
  value: Type.String(),
  playerId: Type.String(),
  event: Type.Enum(postbackEvents),
  at: Type.Unsafe<number>({ ...Instant, description: 'Time of the event, UTC milliseconds.' }),
  state: Type.Enum(postbackStates),
  attempts: Type.Integer(),
  status: nullable(Type.Integer({ description: 'HTTP status of the last answer.' })),
  error: nullable(Type.String({ description: 'Reason why the last attempt failed, in English.' })),
});
/** Call to a partner’s address. */
export type PostbackCall = DeepReadonly<Static<typeof PostbackCall>>;

const MarkValue = Type.String({ pattern: markValue.source });
const addressSettings = {
  address: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: 'Address with placeholders in braces.',
  }),
  events: Type.Array(Type.Enum(postbackEvents), { minItems: 1, maxItems: 3, uniqueItems: true }),
};
const Day = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$', description: 'Day in UTC, included.' });
const Before = Type.String({ maxLength: 20, description: 'The `next` of the page before.' });
const ReferralParams = Type.Object({ referralId: AnyId });
const Referral = Type.Object({ referralId: Type.String() });
const common = { tag: 'operators: rewards', session: 'operator', scope: 'rewards' } as const;

/** Calls about loyalty, referrals and postbacks. */
export const rewardCalls = {
  showPlayerRewards: defineCall({
    id: 'showPlayerRewards',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/rewards/players/{playerId}',
    summary: 'Returns a player’s points, level and cashback.',
    params: PlayerParams,
    answers: { 200: PlayerRewards },
    problems: [400, 401, 403, 404],
  }),
  giveGoodwill: defineCall({
    id: 'giveGoodwill',
    sites: 'player',
    ...common,
    audit: ['player.goodwill', 'approval.ask'],
    method: 'post',
    path: '/ops/rewards/players/{playerId}/goodwill',
    summary:
      'Credits points (10 000 at most) or money (worth EUR 100 at most), once per key; refused while the player is excluded or on a break. Above what one operator may give alone it waits for a second one (202).',
    params: PlayerParams,
    body: Type.Object(
      {
        key: Type.String({
          pattern: '^[A-Za-z0-9-]{8,64}$',
          description: 'One value per intent: a repeated request credits nothing more.',
        }),
        points: Type.Optional(Type.String({ maxLength: 16, description: 'Instead of `amount`.' })),
        amount: Type.Optional(Type.String({ maxLength: 24, description: 'Instead of `points`.' })),
        reason: Reason,
      },
      Closed,
    ),
    answers: {
      201: Type.Object({
        points: Type.Optional(Points),
        amount: Type.Optional(Amount),
        iso: Type.Optional(Iso),
      }),
      202: WaitingAct,
    },
    problems: [400, 401, 403, 404, 409],
  }),
  previewLoyaltyPlan: defineCall({
    id: 'previewLoyaltyPlan',
    sites: 'site',
    ...common,
    isReading: true,
    method: 'post',
    path: '/ops/rewards/preview',
    summary:
      'Returns what a plan of rewards would have cost in the last seven days, beside the current one. 400 `BAD_PLAN` names its faults.',
    body: Type.Object({ siteId: Type.String({ maxLength: 32 }), plan: LoyaltyPlan }, Closed),
    answers: { 200: PlanPreview },
    problems: [400, 401, 403, 404],
  }),
  listReferrals: defineCall({
    id: 'listReferrals',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/referrals',
    summary: 'Returns friends that players brought, newest first: all, or those that wait for a decision.',
    query: Type.Object({
      list: Type.Optional(Type.Enum(['waiting', 'all'])),
      before: Type.Optional(Before),
    }),
    answers: { 200: Type.Object({ referrals: Type.Array(OperatorReferral), next: Next }) },
    problems: [400, 401, 403],
  }),
  showReferralReport: defineCall({
    id: 'showReferralReport',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/referrals/report',
    summary: 'Returns the numbers of friends by state, and the paid rewards.',
    answers: { 200: ReferralReport },
    problems: [401, 403],
  }),
  releaseReferral: defineCall({
    id: 'releaseReferral',
    sites: 'referral',
    ...common,
    audit: ['referral.release'],
    method: 'post',
    path: '/ops/referrals/{referralId}/release',
    summary:
      'Releases a friend who shares a device or a network with the player who brought them; the reward is paid at the end of the hold.',
    params: ReferralParams,
    body: ReasonBody,
    answers: { 200: Referral },
    problems: [400, 401, 403, 404, 409],
  }),
  rejectReferral: defineCall({
    id: 'rejectReferral',
    sites: 'referral',
    ...common,
    audit: ['referral.reject'],
    method: 'post',
    path: '/ops/referrals/{referralId}/reject',
    summary: 'Rejects a friend who isn’t paid.',
    params: ReferralParams,
    body: ReasonBody,
    answers: { 200: Referral },
    problems: [400, 401, 403, 404, 409],
  }),
  showReferralMarks: defineCall({
    id: 'showReferralMarks',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/referrals/marks',
    summary:
      'Returns registrations by each mark of a partner’s link, most first, 100 at a time: players, those with a credited deposit, deposits and sums by currency until now. `from` and `to` are days of the registration.',
    query: Type.Object(
      {
        site: Type.Optional(Type.String({ maxLength: 64 })),
        mark: Type.Optional(Type.Enum(referralMarks)),
        value: Type.Optional(MarkValue),
        from: Type.Optional(Day),
        to: Type.Optional(Day),
        after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the page before.' })),
      },
      Closed,
    ),
    answers: { 200: ReferralMarkReport },
    problems: [400, 401, 403, 404],
  }),
  listPostbackAddresses: defineCall({
    id: 'listPostbackAddresses',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/referrals/postbacks',
    summary: 'Returns the addresses at which partners are told about their players.',
    answers: { 200: PostbackAddresses },
    problems: [401, 403],
  }),
  addPostbackAddress: defineCall({
    id: 'addPostbackAddress',
    sites: 'site',
    ...common,
    audit: ['postback.add'],
    method: 'post',
    path: '/ops/referrals/postbacks',
    summary:
      'Adds an address. 409 `POSTBACK_EXISTS` if this value of the mark has an address on the site; 400 with the fault of the address.',
    body: Type.Object(
      {
        siteId: Type.String({ maxLength: 64 }),
        mark: Type.Enum(postbackMarks),
        value: MarkValue,
        ...addressSettings,
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: PostbackAddress },
    problems: [400, 401, 403, 404, 409],
  }),
  changePostbackAddress: defineCall({
    id: 'changePostbackAddress',
    sites: 'postbackAddress',
    ...common,
    audit: ['postback.change'],
    method: 'put',
    path: '/ops/referrals/postbacks/{addressId}',
    summary:
      'Changes an address, or switches it off or on. Events before the change are reported by the earlier settings.',
    params: Type.Object({ addressId: AnyId }),
    body: Type.Object({ ...addressSettings, isOn: Type.Boolean(), reason: Reason }, Closed),
    answers: { 200: PostbackAddress },
    problems: [400, 401, 403, 404],
  }),
  listPostbackCalls: defineCall({
    id: 'listPostbackCalls',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/referrals/postback-calls',
    summary:
      'Returns the calls to partners, newest first, with attempts, the last status and the reason of a failure.',
    query: Type.Object(
      { state: Type.Optional(Type.Enum(postbackStates)), before: Type.Optional(Before) },
      Closed,
    ),
    answers: { 200: Type.Object({ calls: Type.Array(PostbackCall), next: Next }) },
    problems: [400, 401, 403],
  }),
  retryPostbackCall: defineCall({
    id: 'retryPostbackCall',
    sites: 'postbackCall',
    ...common,
    audit: ['postback.retry'],
    method: 'post',
    path: '/ops/referrals/postback-calls/{callId}/retry',
    summary:
      'Makes a failed call again, with the same `event_id`. 409 `POSTBACK_CALL_NOT_FAILED` for others.',
    params: Type.Object({ callId: AnyId }),
    body: ReasonBody,
    answers: { 200: Type.Object({ callId: Type.String() }) },
    problems: [400, 401, 403, 404, 409],
  }),
};
