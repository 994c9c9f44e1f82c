import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Seconds } from '../../schemas.ts';
import { Identity } from './userConfig.ts';
import {
  additionalDocuments,
  checkReasons,
  checkSources,
  checkStates,
  checkSteps,
  checkTypes,
  LONGEST_GROUP_CODE,
  MOST_VALID_DAYS,
  verificationTypes,
  type AdditionalDocument,
  type CheckReason,
  type CheckSource,
  type CheckState,
  type CheckStep,
  type CheckType,
  type VerificationType,
} from '../../verification.ts';

const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] });

const TypeOfVerification = oneOf<VerificationType>(verificationTypes);
const TypeOfCheck = oneOf<CheckType>(checkTypes);
const State = oneOf<CheckState>(checkStates);
const Reason = oneOf<CheckReason>(checkReasons);
const Document = oneOf<AdditionalDocument>(additionalDocuments);

const GroupCode = Type.String({ pattern: `^[a-z][a-z0-9-]{0,${LONGEST_GROUP_CODE - 1}}$` });
const ValidDays = Type.Integer({ minimum: 1, maximum: MOST_VALID_DAYS });

/** Groups of verification types on a site: a player is verified once all types of the own group are proved. */
export const VerificationPlan = Type.Object(
  {
    groups: Type.Array(
      Type.Object(
        {
          code: GroupCode,
          types: Type.Array(TypeOfVerification, { minItems: 1, uniqueItems: true }),
        },
        Closed,
      ),
      { maxItems: 16 },
    ),
    defaultGroup: Type.Union([GroupCode, Type.Null()], {
      description: 'Group of players without one of their own; null leaves them the documents only.',
    }),
    validDays: Type.Object(
      { identity: Type.Optional(ValidDays), address: Type.Optional(ValidDays) },
      {
        ...Closed,
        description: 'Days for which an approved check is valid; without a number it never lapses.',
      },
    ),
  },
  { ...Closed, title: 'VerificationPlan' },
);
export type VerificationPlan = Static<typeof VerificationPlan>;

const Step = Type.Object(
  {
    id: Type.String(),
    at: Seconds,
    type: TypeOfCheck,
    state: State,
    reason: Type.Optional(Reason),
    document: Type.Optional(Document),
    by: oneOf<CheckSource>(checkSources),
  },
  { title: 'VerificationStep' },
);
export type VerificationStep = Static<typeof Step>;

const Check = Type.Object(
  {
    id: Type.Optional(Type.String({ description: 'Absent if the player has never begun it.' })),
    type: TypeOfCheck,
    steps: Type.Array(oneOf<CheckStep>(checkSteps), { description: 'What the verifier asks for, in order.' }),
    state: Type.Optional(State),
    isProved: Type.Boolean({
      description: 'True if the type is proved, also while it is asked for again.',
    }),
    canBegin: Type.Boolean({ description: 'True if the player can open the verifier’s frame now.' }),
    reason: Type.Optional(Reason),
    document: Type.Optional(Document),
    note: Type.Optional(Type.String({ description: 'An operator’s text to the player.' })),
    startedAt: Type.Optional(Seconds),
    decidedAt: Type.Optional(Seconds),
    expiresAt: Type.Optional(Seconds),
    lapsesAt: Type.Optional(Seconds),
  },
  { title: 'VerificationCheck' },
);
export type VerificationCheck = Static<typeof Check>;

export const Verification = Type.Object(
  {
    isVerified: Type.Boolean(),
    identity: Identity,
    types: Type.Array(TypeOfVerification, { description: 'Types that the player has to prove.' }),
    checks: Type.Array(Check, { description: 'Types that a verifier checks, in the order of `types`.' }),
    history: Type.Array(Step, { description: 'Steps of all checks, latest first, at most 50.' }),
  },
  { title: 'Verification' },
);
export type Verification = Static<typeof Verification>;

export const verification = defineCall({
  id: 'verification',
  method: 'get',
  path: '/web-api/user/verification',
  tag: 'identification',
  summary: 'Returns the checks that the player has to pass, with their states and history.',
  session: 'player',
  answers: { 200: Verification },
  problems: [401],
});

const Frame = Type.Object(
  {
    checkId: Type.String(),
    url: Type.String({ description: 'Page of the verifier, to be shown in a frame. It has a secret.' }),
    expiresAt: Seconds,
  },
  { title: 'VerificationFrame' },
);
export type VerificationFrame = Static<typeof Frame>;

export const startVerification = defineCall({
  id: 'startVerification',
  method: 'post',
  path: '/web-api/user/verification/checks',
  tag: 'identification',
  summary:
    'Begins a check, or continues the one that is open, and returns the verifier’s page. Repeated, it renews the page.',
  session: 'player',
  body: Type.Object({ type: TypeOfCheck, lng: Type.String({ pattern: '^[a-z]{2}$' }) }, Closed),
  answers: { 200: Frame },
  problems: [400, 401, 404, 409, 429, 503],
});

export const refreshVerification = defineCall({
  id: 'refreshVerification',
  method: 'post',
  path: '/web-api/user/verification/checks/{checkId}/refresh',
  tag: 'identification',
  summary:
    'Asks the verifier for the state of a check now, at most once in five seconds, and returns all of them.',
  session: 'player',
  params: Type.Object({ checkId: Type.String() }),
  answers: { 200: Verification },
  problems: [401, 404, 429],
});
