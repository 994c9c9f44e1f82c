import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed } from '../../schemas.ts';

/** Available security questions; their texts are in the app's dictionaries. */
const questionIds = ['pet', 'school', 'street', 'teacher', 'book', 'friend'] as const;
export type QuestionId = (typeof questionIds)[number];

const Password = Type.String({ minLength: 1, maxLength: 128 });
const OwnText = Type.String({ minLength: 5, maxLength: 120, pattern: '\\S' });

export const ShownQuestion = Type.Object(
  {
    id: Type.Optional(Type.String({ description: `Listed question: ${questionIds.join(', ')}.` })),
    text: Type.Optional(Type.String({ description: 'The player’s own question.' })),
  },
  { title: 'ShownQuestion' },
);
export type ShownQuestion = Static<typeof ShownQuestion>;

const Set = Type.Object({ isSet: Type.Boolean() });

export const securityQuestion = defineCall({
  id: 'securityQuestion',
  method: 'get',
  path: '/web-api/user/security-question',
  tag: 'security',
  summary: 'Returns whether the player has a security question, and which one.',
  session: 'player',
  answers: { 200: Type.Object({ isSet: Type.Boolean(), question: Type.Optional(ShownQuestion) }) },
  problems: [401],
});

export const setSecurityQuestion = defineCall({
  id: 'setSecurityQuestion',
  method: 'post',
  path: '/web-api/user/security-question',
  tag: 'security',
  summary: 'Sets or replaces the question and its answer; requires the password.',
  session: 'player',
  body: Type.Object(
    {
      password: Password,
      question: Type.Union([
        Type.Object({ id: Type.Unsafe<QuestionId>({ type: 'string', enum: [...questionIds] }) }, Closed),
        Type.Object({ text: OwnText }, Closed),
      ]),
      answer: Type.String({ minLength: 1, maxLength: 120 }),
    },
    Closed,
  ),
  answers: { 200: Set },
  problems: [400, 401, 403, 429],
});

export const removeSecurityQuestion = defineCall({
  id: 'removeSecurityQuestion',
  method: 'post',
  path: '/web-api/user/security-question/remove',
  tag: 'security',
  summary: 'Removes the question; requires the password.',
  session: 'player',
  body: Type.Object({ password: Password }, Closed),
  answers: { 200: Set },
  problems: [400, 401, 403, 429],
});
