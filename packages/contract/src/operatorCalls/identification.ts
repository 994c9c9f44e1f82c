import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { DocumentFile, IdentityData } from '../calls/account/identification.ts';
import { MAX_ANSWER_LENGTH, refusalCauses } from '../documents.ts';
import { requestStates } from '../identificationReviews.ts';
import { Closed, Seconds } from '../schemas.ts';
import {
  additionalDocuments,
  checkReasons,
  checkSources,
  checkStates,
  checkTypes,
  LONGEST_GROUP_CODE,
  verificationTypes,
} from '../verification.ts';
import { AnyId, nullable, PlayerParams, Reason } from './common.ts';

const RequestState = Type.Enum([...requestStates]);
const RefusalCause = Type.Enum([...refusalCauses]);
const DecidedAt = nullable(Seconds);

const ListedRequest = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  siteId: Type.String(),
  login: Type.String(),
  state: RequestState,
  submittedAt: Seconds,
  decidedAt: DecidedAt,
});
/** Row in the list of submissions. */
export type ListedRequest = DeepReadonly<Static<typeof ListedRequest>>;

const RequestPage = Type.Object({
  requests: Type.Array(ListedRequest),
  next: nullable(Type.String({ description: '`after` of the next page; null at the end.' })),
});
export type RequestPage = DeepReadonly<Static<typeof RequestPage>>;

const IdentificationRequest = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  state: RequestState,
  data: IdentityData,
  submittedAt: Seconds,
  decidedAt: DecidedAt,
  decidedBy: nullable(Type.String({ description: 'Name of the operator.' })),
  cause: nullable(RefusalCause),
  reason: nullable(Type.String({ description: 'Text of the operator to the player.' })),
});
/** Submission with its decision. */
export type IdentificationRequest = DeepReadonly<Static<typeof IdentificationRequest>>;

const ReviewedDocument = Type.Object({ ...DocumentFile.properties, requestId: Type.String() });
/** Document, with the request it was submitted with. */
export type ReviewedDocument = DeepReadonly<Static<typeof ReviewedDocument>>;

const IdentificationCase = Type.Object({
  ...IdentificationRequest.properties,
  siteId: Type.String(),
  login: Type.String(),
  language: Type.String({ description: 'Language of the player, in which the operator should write.' }),
  documents: Type.Array(ReviewedDocument, {
    description: 'All stored documents of the player, oldest first.',
  }),
  others: Type.Array(IdentificationRequest, { description: 'Other requests of the player, newest first.' }),
});
/** Request with all related data. */
export type IdentificationCase = DeepReadonly<Static<typeof IdentificationCase>>;

const VerificationType = Type.Enum([...verificationTypes]);
const CheckType = Type.Enum([...checkTypes]);
const CheckState = Type.Enum([...checkStates]);
const CheckReason = Type.Enum([...checkReasons]);
const AdditionalDocument = Type.Enum([...additionalDocuments]);

const OperatorCheck = Type.Object({
  id: Type.String(),
  type: CheckType,
  verifier: nullable(
    Type.String({ description: 'Id of the verifier; null for a check that only operators have touched.' }),
  ),
  reference: nullable(
    Type.String({ description: 'The verifier’s id of the check; null until the player has begun it.' }),
  ),
  state: CheckState,
  reason: nullable(CheckReason),
  document: nullable(AdditionalDocument),
  note: nullable(Type.String({ description: 'Text of an operator to the player.' })),
  createdAt: Seconds,
  decidedAt: DecidedAt,
  expiresAt: nullable(Seconds),
  lapsesAt: nullable(Seconds),
});
/** Check of a player at a verifier, for operators. */
export type OperatorCheck = DeepReadonly<Static<typeof OperatorCheck>>;

const OperatorCheckStep = Type.Object({
  id: Type.String(),
  at: Seconds,
  checkId: Type.String(),
  type: CheckType,
  state: CheckState,
  reason: nullable(CheckReason),
  document: nullable(AdditionalDocument),
  by: Type.Enum([...checkSources]),
  operator: nullable(Type.String({ description: 'Name of the operator.' })),
});
/** Step of a check. */
export type OperatorCheckStep = DeepReadonly<Static<typeof OperatorCheckStep>>;

const PlayerVerification = Type.Object({
  isVerified: Type.Boolean(),
  group: nullable(
    Type.String({ description: 'Group that an operator gave the player; null for the site’s default.' }),
  ),
  ownTypes: Type.Array(VerificationType, {
    description: 'Types that an operator gave the player; empty for those of the group.',
  }),
  types: Type.Array(VerificationType, { description: 'Types that the player has to prove.' }),
  groups: Type.Array(Type.Object({ code: Type.String(), types: Type.Array(VerificationType) }), {
    description: 'Groups of the player’s site.',
  }),
  checkTypes: Type.Array(CheckType, { description: 'Types for which the platform has a verifier.' }),
  checks: Type.Array(OperatorCheck, { description: 'All checks of the player, latest first.' }),
  steps: Type.Array(OperatorCheckStep, { description: 'Steps of all checks, latest first.' }),
});
/** Verification of a player, for operators. */
export type PlayerVerification = DeepReadonly<Static<typeof PlayerVerification>>;

const params = Type.Object({ requestId: AnyId });
const playerText = Type.String({
  minLength: 3,
  maxLength: MAX_ANSWER_LENGTH,
  description: 'Text of the operator to the player.',
});
const note = nullable(playerText);
const common = { tag: 'operators: identification', session: 'operator', scope: 'identification' } as const;
const answering = {
  ...common,
  method: 'post',
  params,
  answers: { 200: IdentificationRequest },
  problems: [400, 401, 403, 404, 409],
} as const;
const verifying = {
  ...common,
  params: PlayerParams,
  answers: { 200: PlayerVerification },
  problems: [400, 401, 403, 404, 409],
} as const;

/** Calls about identification and verification. */
export const identificationCalls = {
  listIdentifications: defineCall({
    id: 'listIdentifications',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/identification',
    summary: 'Returns players’ identification requests, longest waiting first, 50 at a time.',
    query: Type.Object({
      state: Type.Optional(RequestState),
      after: Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the page before.' })),
    }),
    answers: { 200: RequestPage },
    problems: [400, 401, 403],
  }),
  showIdentification: defineCall({
    id: 'showIdentification',
    sites: 'identification',
    ...common,
    method: 'get',
    path: '/ops/identification/{requestId}',
    summary:
      'Returns an identification request with its data, every document of the player and the player’s other requests.',
    params,
    answers: { 200: IdentificationCase },
    problems: [400, 401, 403, 404],
  }),
  downloadIdentificationDocument: defineCall({
    id: 'downloadIdentificationDocument',
    sites: 'identification',
    ...common,
    audit: ['identification.look'],
    isFile: true,
    method: 'get',
    path: '/ops/identification/{requestId}/documents/{documentId}',
    summary: 'Returns the file as a download; the audit log records who viewed it.',
    params: Type.Object({ requestId: AnyId, documentId: AnyId }),
    answers: { 200: Type.Unknown() },
    problems: [400, 401, 403, 404],
  }),
  approveIdentification: defineCall({
    id: 'approveIdentification',
    sites: 'identification',
    ...answering,
    audit: ['identification.approved'],
    path: '/ops/identification/{requestId}/approve',
    summary: 'Approves a request: the player may bet and pay at once.',
    body: Type.Object({ reason: Type.Optional(Reason) }, Closed),
  }),
  refuseIdentification: defineCall({
    id: 'refuseIdentification',
    sites: 'identification',
    ...answering,
    audit: ['identification.refused'],
    path: '/ops/identification/{requestId}/refuse',
    summary:
      'Refuses a request with a `cause`, which the player sees in their own language, a `reason` in the operator’s words, or both.',
    body: Type.Object(
      { cause: Type.Optional(RefusalCause), reason: Type.Optional(playerText) },
      { ...Closed, minProperties: 1 },
    ),
  }),
  requestIdentificationDocument: defineCall({
    id: 'requestIdentificationDocument',
    sites: 'identification',
    ...answering,
    audit: ['identification.requested'],
    path: '/ops/identification/{requestId}/request-document',
    summary:
      'Requests one more document, which `reason` names in the operator’s words; also after an approval.',
    body: Type.Object({ reason: playerText }, Closed),
  }),
  setIdentificationAsks: defineCall({
    id: 'setIdentificationAsks',
    sites: 'player',
    ...common,
    audit: ['identification.asks'],
    method: 'post',
    path: '/ops/identification/players/{playerId}',
    summary: 'Requires the player to identify at the deposit, or promises a bonus for it, until it is done.',
    params: PlayerParams,
    body: Type.Object(
      {
        asksAtDeposit: Type.Optional(Type.Boolean()),
        hasBonus: Type.Optional(Type.Boolean()),
        reason: Type.Optional(Reason),
      },
      Closed,
    ),
    answers: {
      200: Type.Object({
        playerId: Type.String(),
        asksAtDeposit: Type.Optional(Type.Boolean()),
        hasBonus: Type.Optional(Type.Boolean()),
      }),
    },
    problems: [400, 401, 403, 404],
  }),
  showVerification: defineCall({
    id: 'showVerification',
    sites: 'player',
    ...verifying,
    method: 'get',
    path: '/ops/identification/players/{playerId}/verification',
    summary:
      'Returns the player’s checks with the verifier’s references, their steps, the group and the types.',
    problems: [400, 401, 403, 404],
  }),
  setVerificationTypes: defineCall({
    id: 'setVerificationTypes',
    sites: 'player',
    ...verifying,
    audit: ['verification.types'],
    method: 'put',
    path: '/ops/identification/players/{playerId}/verification/types',
    summary: 'Sets the player’s group, or types of the player’s own; null and no types are the site’s.',
    body: Type.Object(
      {
        group: nullable(Type.String({ maxLength: LONGEST_GROUP_CODE })),
        types: Type.Array(VerificationType, { uniqueItems: true, maxItems: 8 }),
        reason: Reason,
      },
      Closed,
    ),
    problems: [400, 401, 403, 404],
  }),
  askVerification: defineCall({
    id: 'askVerification',
    sites: 'player',
    ...verifying,
    audit: ['verification.ask'],
    method: 'post',
    path: '/ops/identification/players/{playerId}/verification/ask',
    summary:
      'Asks for a check, also again: an approval holds until the new decision. `closes` closes deposits and play until then; `note` is shown to the player.',
    body: Type.Object({ type: CheckType, note, closes: Type.Boolean(), reason: Reason }, Closed),
  }),
  askCheckDocument: defineCall({
    id: 'askCheckDocument',
    sites: 'check',
    ...common,
    audit: ['verification.document'],
    method: 'post',
    path: '/ops/identification/checks/{checkId}/document',
    summary: 'Asks for one more document at the verifier.',
    params: Type.Object({ checkId: AnyId }),
    body: Type.Object({ document: AdditionalDocument, note, reason: Reason }, Closed),
    answers: { 200: Type.Object({ checkId: Type.String() }) },
    problems: [400, 401, 403, 404, 409, 503],
  }),
  overrideVerification: defineCall({
    id: 'overrideVerification',
    sites: 'player',
    ...verifying,
    audit: ['verification.override'],
    method: 'post',
    path: '/ops/identification/players/{playerId}/verification/override',
    summary: 'Decides in place of the verifier, whose later news about this check change nothing.',
    body: Type.Object(
      {
        type: CheckType,
        state: Type.Enum(['approved', 'refused']),
        cause: nullable(CheckReason),
        note,
        reason: Reason,
      },
      Closed,
    ),
  }),
};
