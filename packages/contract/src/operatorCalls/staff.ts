import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Email, Line } from '../formats.ts';
import { operatorScopes } from '../operatorScopes.ts';
import { staffStates } from '../operatorStaff.ts';
import { Closed } from '../schemas.ts';
import { AnyId, Before, Instant, Iso, Next, nullable, Reason, ReasonBody, WaitingAct } from './common.ts';

/** Administration of operators: people, their roles on sites, and the tokens of their programs. */

export const StaffName = Type.String({
  pattern: '^[a-z][a-z0-9.-]{0,39}$',
  description: 'Name in the audit log, lower case; nobody else ever gets it.',
});
const Language = Type.String({ pattern: '^[a-z]{2}(-[a-z]{2})?$', description: 'Language of mails: `en`.' });
const Networks = Type.Array(Type.String({ maxLength: 50, description: 'CIDR: `203.0.113.0/24`.' }), {
  maxItems: 50,
  uniqueItems: true,
  description: 'Networks from which the person may make calls; empty for any.',
});
const EndsAt = Type.Union([Instant, Type.Null()], {
  description: 'Time at which the access ends by itself, UTC ms; null for never.',
});
const SiteId = Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
  description: 'Null for all sites of the platform.',
});
const RoleScopes = Type.Array(Type.Enum(['*', ...operatorScopes]), {
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
  description: 'Permissions; `*` is all, also those of later releases.',
});
const State = Type.Enum([...staffStates], {
  description:
    '`invited`: hasn’t followed the invitation yet; `locked`: by wrong attempts to sign in; `ended`: has no access any more.',
});
const MayAdminister = Type.Boolean({
  description: 'True if the operator who makes the call has every right of this person, and may change it.',
});

const StaffGrant = Type.Object({
  roleId: Type.String(),
  role: Type.String({ description: 'Name of the role.' }),
  siteId: SiteId,
});
/** A role of a person on a site, or on all. */
export type StaffGrant = DeepReadonly<Static<typeof StaffGrant>>;

const GrantChoices = Type.Array(
  Type.Object({ roleId: Type.String({ maxLength: 20 }), siteId: SiteId }, Closed),
  { minItems: 0, maxItems: 200, uniqueItems: true },
);

const ListedStaff = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  language: Type.String(),
  state: State,
  grants: Type.Array(StaffGrant, {
    description: 'Roles on sites on which the operator who makes the call has `staff`.',
  }),
  endsAt: EndsAt,
  lastUsedAt: nullable(Instant),
  mayAdminister: MayAdminister,
});
/** An operator as the list has it. */
export type ListedStaff = DeepReadonly<Static<typeof ListedStaff>>;

const StaffSession = Type.Object({
  id: Type.String(),
  method: Type.Enum(['passkey', 'password', 'sso', 'token']),
  at: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  address: nullable(Type.String()),
  agent: nullable(Type.String()),
});
/** A session of the console that hasn’t ended. */
export type StaffSession = DeepReadonly<Static<typeof StaffSession>>;

const StaffToken = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Name of the program.' }),
  scopes: Type.Array(Type.String(), { description: 'Permissions; `*` is all of the owner’s.' }),
  sites: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'Null for all sites of the owner.',
  }),
  at: Instant,
  expiresAt: Instant,
  lastUsedAt: nullable(Instant),
});
/** A program’s token that hasn’t ended. */
export type StaffToken = DeepReadonly<Static<typeof StaffToken>>;

const StaffDetail = Type.Object({
  ...ListedStaff.properties,
  version: Type.Integer({ description: 'Sent back with a change: 409 `VERSION_CONFLICT` for an older one.' }),
  networks: Networks,
  createdBy: Type.String(),
  createdAt: Instant,
  endedAt: nullable(Instant),
  lockedUntil: nullable(Instant),
  wrongAttempts: Type.Integer({ description: 'Wrong attempts to sign in since the last right one.' }),
  signIn: Type.Object(
    {
      passkeys: Type.Integer(),
      hasPassword: Type.Boolean(),
      hasAuthenticator: Type.Boolean(),
      hasSso: Type.Boolean({ description: 'True once the person has signed in by OpenID Connect.' }),
    },
    { description: 'Ways to sign in that the person has set up.' },
  ),
  invitation: Type.Union([Type.Object({ by: Type.String(), at: Instant, expiresAt: Instant }), Type.Null()], {
    description: 'Last invitation that nobody has followed, also after its end; null without one.',
  }),
  sessions: Type.Array(StaffSession),
  tokens: Type.Array(StaffToken),
  waiting: Type.Array(Type.Object({ approvalId: Type.String(), askedBy: Type.String(), at: Instant }), {
    description: 'Changes of this person that wait for a second operator.',
  }),
});
/** An operator with sessions and tokens. */
export type StaffDetail = DeepReadonly<Static<typeof StaffDetail>>;

const StaffRole = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: RoleScopes,
  version: Type.Integer(),
  holders: Type.Integer({ description: 'Number of people who hold it on any site.' }),
  mayGive: Type.Array(Type.String(), {
    description: 'Sites on which the operator who makes the call may give it.',
  }),
  mayGiveEverywhere: Type.Boolean({ description: 'True if they may give it for all sites, and change it.' }),
});
/** A named set of permissions. */
export type StaffRole = DeepReadonly<Static<typeof StaffRole>>;

const AloneDoor = Type.Object({
  call: Type.String({ description: 'Method and path.' }),
  scope: Type.Enum([...operatorScopes]),
  does: Type.String(),
  kind: Type.Enum(['sum', 'withdrawals', 'players', 'setting', 'rights', 'bounded', 'alone'], {
    description:
      '`sum`, `withdrawals` and `players` have a figure for each site; `setting` and `rights`: all that doesn’t loosen a guard or give a right; `bounded`: by something else that was decided; `alone`: without a bound.',
  }),
  text: Type.Union([Type.String(), Type.Null()], {
    description: 'Bound of `bounded`, reason of `alone`; null for others.',
  }),
});
/** A call that moves money of players, reaches many, or changes guards. */
export type AloneDoor = DeepReadonly<Static<typeof AloneDoor>>;

const AloneSite = Type.Object({
  siteId: Type.String(),
  siteName: Type.String(),
  iso: Iso,
  aloneInDay: Type.String({
    description: 'Money that one operator moves for one player in 24 hours, in `iso`: bound of `sum`.',
  }),
  single: Type.Array(Type.Object({ call: Type.String(), most: Type.String() }), {
    description: 'Largest single act of doors that have one besides the sum, in the base currency EUR.',
  }),
  withdrawalsAbove: Type.String({
    description: 'Withdrawals of one player in 24 hours that one operator approves, in EUR.',
  }),
  messagePlayers: Type.Integer({
    description: 'Players whom messages of one operator reach in 24 hours.',
  }),
});
/** Bounds of a site for what one operator does alone. */
export type AloneSite = DeepReadonly<Static<typeof AloneSite>>;

const AlonePerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  sites: Type.Array(
    Type.Object({
      siteId: Type.String(),
      calls: Type.Array(Type.String(), {
        description: '`call` of the doors that the person passes alone on this site.',
      }),
    }),
  ),
});
/** A person with the doors that they pass alone, by site. */
export type AlonePerson = DeepReadonly<Static<typeof AlonePerson>>;

const StaffParams = Type.Object({ staffId: AnyId });
const RoleParams = Type.Object({ roleId: AnyId });
const Version = Type.Integer({ minimum: 1, description: 'The version that its author saw.' });
const Changed = Type.Object({ staffId: Type.String() });
const ChangedRole = Type.Object({ roleId: Type.String() });
const RoleName = Line(60);
const common = { tag: 'operators: staff', session: 'operator', scope: 'staff' } as const;

export const staffCalls = {
  listStaff: defineCall({
    id: 'listStaff',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/staff',
    summary:
      'Returns operators who have a role on a site of the caller, 30 at a time by name. Only an operator of all sites sees people without a role.',
    query: Type.Object({
      before: Type.Optional(Before),
      state: Type.Optional(State),
      roleId: Type.Optional(Type.String({ maxLength: 20 })),
      siteId: Type.Optional(Type.String({ maxLength: 100 })),
      text: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Of name or e-mail.' })),
    }),
    answers: { 200: Type.Object({ staff: Type.Array(ListedStaff), next: Next }) },
    problems: [400, 401, 403],
  }),
  showStaff: defineCall({
    id: 'showStaff',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/staff/{staffId}',
    summary: 'Returns an operator with roles, sessions, tokens and ways to sign in.',
    params: StaffParams,
    answers: { 200: StaffDetail },
    problems: [400, 401, 403, 404],
  }),
  inviteStaff: defineCall({
    id: 'inviteStaff',
    sites: 'list',
    ...common,
    audit: ['staff.invite', 'approval.ask'],
    method: 'post',
    path: '/ops/staff',
    summary:
      'Invites a person, by a mail with a link that ends after 72 hours. It waits for a second operator who has the given rights too. 403 `RIGHTS_NEEDED` for a role with a permission that the caller lacks on the site; 409 `NAME_TAKEN`, `EMAIL_TAKEN`.',
    body: Type.Object(
      {
        name: StaffName,
        email: Email,
        language: Language,
        grants: Type.Array(GrantChoices.items, { minItems: 1, maxItems: 200, uniqueItems: true }),
        endsAt: EndsAt,
        networks: Networks,
        reason: Reason,
      },
      Closed,
    ),
    answers: {
      201: Type.Object({
        staffId: Type.String(),
        link: Type.Union([Type.String(), Type.Null()], {
          description:
            'The link of the mail, for the environment’s token and in development; null for people.',
        }),
      }),
      202: WaitingAct,
    },
    problems: [400, 401, 403, 404, 409, 422],
  }),
  inviteStaffAgain: defineCall({
    id: 'inviteStaffAgain',
    sites: 'list',
    ...common,
    audit: ['staff.reset'],
    method: 'post',
    path: '/ops/staff/{staffId}/invitation',
    summary:
      'Invites a person again: password, authenticator app, passkeys, single sign-on, sessions and tokens end. 403 `RIGHTS_NEEDED` unless the caller has every right of the person.',
    params: StaffParams,
    body: ReasonBody,
    answers: {
      200: Type.Object({
        staffId: Type.String(),
        expiresAt: Instant,
        link: Type.Union([Type.String(), Type.Null()], {
          description:
            'The link of the mail, for the environment’s token and in development; null for people.',
        }),
      }),
    },
    problems: [400, 401, 403, 404, 409],
  }),
  changeStaff: defineCall({
    id: 'changeStaff',
    sites: 'list',
    ...common,
    audit: ['staff.change', 'approval.ask'],
    method: 'put',
    path: '/ops/staff/{staffId}',
    summary:
      'Changes e-mail, language, networks and end. Another e-mail, more networks, and a later end or none wait for a second operator.',
    params: StaffParams,
    body: Type.Object(
      {
        version: Version,
        email: Email,
        language: Language,
        networks: Networks,
        endsAt: EndsAt,
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: Changed, 202: WaitingAct },
    problems: [400, 401, 403, 404, 409],
  }),
  changeStaffGrants: defineCall({
    id: 'changeStaffGrants',
    sites: 'list',
    ...common,
    audit: ['staff.grants', 'approval.ask'],
    method: 'put',
    path: '/ops/staff/{staffId}/grants',
    summary:
      'Replaces a person’s roles on the sites of the caller; those on other sites stay. It waits for a second operator if it gives a role. 403 `RIGHTS_NEEDED` for a role with a permission that the caller lacks on the site.',
    params: StaffParams,
    body: Type.Object({ version: Version, grants: GrantChoices, reason: Reason }, Closed),
    answers: { 200: Changed, 202: WaitingAct },
    problems: [400, 401, 403, 404, 409],
  }),
  endStaffSessions: defineCall({
    id: 'endStaffSessions',
    sites: 'list',
    ...common,
    audit: ['staff.sessions-end'],
    method: 'post',
    path: '/ops/staff/{staffId}/sessions/end',
    summary: 'Ends all sessions of a person in the console.',
    params: StaffParams,
    body: ReasonBody,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404],
  }),
  endStaff: defineCall({
    id: 'endStaff',
    sites: 'list',
    ...common,
    audit: ['staff.end'],
    method: 'post',
    path: '/ops/staff/{staffId}/end',
    summary:
      'Ends a person’s access for good, with sessions, tokens, invitations and requests for a second operator. The name isn’t given again.',
    params: StaffParams,
    body: ReasonBody,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409],
  }),
  unlockStaff: defineCall({
    id: 'unlockStaff',
    sites: 'list',
    ...common,
    audit: ['staff.unlock'],
    method: 'post',
    path: '/ops/staff/{staffId}/unlock',
    summary: 'Lets a person who was locked by wrong attempts sign in again.',
    params: StaffParams,
    body: ReasonBody,
    answers: { 200: Changed },
    problems: [400, 401, 403, 404, 409],
  }),
  endStaffToken: defineCall({
    id: 'endStaffToken',
    sites: 'list',
    ...common,
    audit: ['staff.token-end'],
    method: 'post',
    path: '/ops/staff/{staffId}/tokens/{tokenId}/end',
    summary: 'Ends the token of a person’s program.',
    params: Type.Object({ staffId: AnyId, tokenId: AnyId }),
    body: ReasonBody,
    answers: { 200: Type.Object({ tokenId: Type.String() }) },
    problems: [400, 401, 403, 404, 409],
  }),
  showStaffAlone: defineCall({
    id: 'showStaffAlone',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/staff/alone',
    summary:
      'Returns who can move how much alone: calls with their rules, bounds of each site, and for each person the calls by site, 30 people at a time by name.',
    query: Type.Object({
      before: Type.Optional(Before),
      siteId: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answers: {
      200: Type.Object({
        doors: Type.Array(AloneDoor),
        sites: Type.Array(AloneSite),
        people: Type.Array(AlonePerson),
        next: Next,
      }),
    },
    problems: [400, 401, 403],
  }),
  listStaffRoles: defineCall({
    id: 'listStaffRoles',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/staff-roles',
    summary: 'Returns the roles of the platform by name, with the sites on which the caller may give each.',
    answers: {
      200: Type.Object({
        roles: Type.Array(StaffRole),
        sites: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
          description: 'Sites on which the caller has `staff`.',
        }),
      }),
    },
    problems: [401, 403],
  }),
  createStaffRole: defineCall({
    id: 'createStaffRole',
    sites: 'platform',
    ...common,
    audit: ['staff.role-create'],
    method: 'post',
    path: '/ops/staff-roles',
    summary:
      'Creates a role, which nobody has yet. 403 `RIGHTS_NEEDED` unless the caller has its permissions on all sites; 409 `NAME_TAKEN`.',
    body: Type.Object({ name: RoleName, scopes: RoleScopes, reason: Reason }, Closed),
    answers: { 201: ChangedRole },
    problems: [400, 401, 403, 409],
  }),
  changeStaffRole: defineCall({
    id: 'changeStaffRole',
    sites: 'platform',
    ...common,
    audit: ['staff.role-change', 'approval.ask'],
    method: 'put',
    path: '/ops/staff-roles/{roleId}',
    summary:
      'Changes a role for everybody who has it. One that gains a permission waits for a second operator. 403 `RIGHTS_NEEDED` unless the caller has its permissions, those before and those after, on all sites.',
    params: RoleParams,
    body: Type.Object({ version: Version, name: RoleName, scopes: RoleScopes, reason: Reason }, Closed),
    answers: { 200: ChangedRole, 202: WaitingAct },
    problems: [400, 401, 403, 404, 409],
  }),
  deleteStaffRole: defineCall({
    id: 'deleteStaffRole',
    sites: 'platform',
    ...common,
    audit: ['staff.role-delete'],
    method: 'post',
    path: '/ops/staff-roles/{roleId}/delete',
    summary: 'Deletes a role that nobody has; 409 `ROLE_HELD` for others.',
    params: RoleParams,
    body: ReasonBody,
    answers: { 200: ChangedRole },
    problems: [400, 401, 403, 404, 409],
  }),
};
