import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { prizeKinds, type PrizeKind } from '../../casino.ts';
import { bonusMessageKinds, freeRoundsMessageKinds, paymentMessageKinds } from '../../messages.ts';
import { Closed, Currency, Money, Seconds } from '../../schemas.ts';
import { LimitType, LimitValue, Measure } from '../limits/schemas.ts';
import { PaymentId } from '../payments/schemas.ts';

const MessageId = Type.String({ pattern: '^[1-9][0-9]{0,18}$' });
const OfMessage = Type.Object({ messageId: MessageId });
const lng = Type.String({
  pattern: '^[a-z]{2}$',
  description:
    'Language of the page. Texts that operators wrote come in it, else in the player’s language, else in the site’s.',
});
const Page = Type.Object({ lng });

/** Subject of a message by its kind: data from which the app composes the text, or the text that an operator wrote. */
export const MessageSubject = Type.Union([
  Type.Object({
    kind: Type.Enum([...paymentMessageKinds]),
    paymentId: PaymentId,
    amount: Money,
    iso: Currency,
  }),
  Type.Object({
    kind: Type.Literal('bet-won'),
    couponId: Type.String(),
    payout: Money,
    stake: Money,
    iso: Currency,
  }),
  Type.Object({
    kind: Type.Literal('bet-corrected'),
    couponId: Type.String(),
    before: Type.Unsafe<string>({ ...Money, description: 'What the bet had paid.' }),
    payout: Type.Union([Money, Type.Null()], { description: 'What it pays now; null if it is open again.' }),
    iso: Currency,
  }),
  Type.Object(
    { kind: Type.Literal('payout-kept'), couponId: Type.String(), amount: Money, iso: Currency },
    { description: 'A payout above the player’s figure that couldn’t be withdrawn automatically.' },
  ),
  Type.Object({
    kind: Type.Enum([...bonusMessageKinds]),
    bonusId: Type.String(),
    amount: Money,
    iso: Currency,
    until: Type.Unsafe<number>({ ...Seconds, description: 'End of the time in which it has to be used.' }),
  }),
  Type.Object({
    kind: Type.Enum([...freeRoundsMessageKinds]),
    freeRoundsId: Type.String(),
    game: Type.String({ description: 'Name of the first game.' }),
    otherGames: Type.Integer({ minimum: 0, description: 'Number of its other games.' }),
    rounds: Type.Integer({ description: 'Number of rounds that are left.' }),
    value: Type.Unsafe<string>({ ...Money, description: 'Value of one round.' }),
    iso: Currency,
    until: Type.Unsafe<number>({ ...Seconds, description: 'Rounds that aren’t played until then lapse.' }),
  }),
  Type.Object(
    {
      kind: Type.Literal('tournament-won'),
      tournamentId: Type.String(),
      titles: Type.Record(Type.String({ maxLength: 10 }), Type.String(), {
        description: 'Title of the tournament by language; English for all others.',
      }),
      place: Type.Integer({ minimum: 1 }),
      prize: Type.Unsafe<PrizeKind>({ type: 'string', enum: [...prizeKinds] }),
      amount: Type.Unsafe<string>({
        ...Money,
        description: 'What was given, in points for the prize `points`.',
      }),
      iso: Type.Union([Currency, Type.Null()], { description: 'Null for points.' }),
    },
    { description: 'A prize of a tournament that was paid.' },
  ),
  Type.Object({
    kind: Type.Literal('limit-set'),
    limitType: LimitType,
    measure: Measure,
    limitValue: LimitValue,
    iso: Type.Union([Currency, Type.Null()]),
    until: Type.Union([Seconds, Type.Null()], { description: 'End of a break or self-exclusion.' }),
  }),
  Type.Object({ kind: Type.Literal('limit-removed'), limitType: LimitType }),
  Type.Object({
    kind: Type.Literal('operator'),
    title: Type.String(),
    text: Type.String({ description: 'Plain text; an empty line separates paragraphs.' }),
    link: Type.Union([Type.String(), Type.Null()], {
      description: 'Address of a page of the product after the language, such as `office/bonuses`.',
    }),
    label: Type.Union([Type.String(), Type.Null()], {
      description: 'Label of the link; null if the operator gave none.',
    }),
  }),
]);
export type MessageSubject = Static<typeof MessageSubject>;

export const PlayerMessage = Type.Object(
  {
    id: MessageId,
    at: Seconds,
    isUnread: Type.Boolean(),
    subject: MessageSubject,
  },
  { title: 'PlayerMessage' },
);
export type PlayerMessage = Static<typeof PlayerMessage>;

const unread = Type.Integer({ minimum: 0, description: 'Number of unread messages.' });
const Unread = Type.Object({ unread });

export const messages = defineCall({
  id: 'messages',
  method: 'get',
  path: '/web-api/messages',
  tag: 'user',
  summary: 'Lists the player’s messages that haven’t expired, newest first, 20 a page.',
  session: 'player',
  query: Type.Object({
    lng,
    before: Type.Optional(MessageId),
    filter: Type.Optional(Type.Enum(['unread'])),
  }),
  answers: {
    200: Type.Object({
      messages: Type.Array(PlayerMessage),
      next: Type.Union([MessageId, Type.Null()], {
        description: '`before` of the next page; null at the end.',
      }),
      unread,
    }),
  },
  problems: [400, 401],
});

export const unreadMessages = defineCall({
  id: 'unreadMessages',
  method: 'get',
  path: '/web-api/messages/unread',
  tag: 'user',
  summary: 'Counts the player’s unread messages.',
  session: 'player',
  answers: { 200: Unread },
  problems: [401],
});

export const message = defineCall({
  id: 'message',
  method: 'get',
  path: '/web-api/messages/{messageId}',
  tag: 'user',
  summary: 'Returns a message of the player. It stays unread.',
  session: 'player',
  params: OfMessage,
  query: Page,
  answers: { 200: Type.Object({ message: PlayerMessage }) },
  problems: [400, 401, 404],
});

export const readMessage = defineCall({
  id: 'readMessage',
  method: 'post',
  path: '/web-api/messages/{messageId}/read',
  tag: 'user',
  summary: 'Marks a message as read.',
  session: 'player',
  params: OfMessage,
  answers: { 200: Unread },
  problems: [401, 404],
});

export const readAllMessages = defineCall({
  id: 'readAllMessages',
  method: 'post',
  path: '/web-api/messages/read-all',
  tag: 'user',
  summary: 'Marks all messages up to one as read: newer ones, which the player hasn’t seen, stay unread.',
  session: 'player',
  body: Type.Object({ latest: MessageId }, Closed),
  answers: { 200: Unread },
  problems: [400, 401],
});

export const deleteMessage = defineCall({
  id: 'deleteMessage',
  method: 'delete',
  path: '/web-api/messages/{messageId}',
  tag: 'user',
  summary: 'Deletes a message of the player.',
  session: 'player',
  params: OfMessage,
  answers: { 200: Unread },
  problems: [401, 404],
});

export const restoreMessage = defineCall({
  id: 'restoreMessage',
  method: 'post',
  path: '/web-api/messages/{messageId}/restore',
  tag: 'user',
  summary: 'Takes the deletion of a message back. 404 once it was deleted a day ago.',
  session: 'player',
  params: OfMessage,
  answers: { 200: Unread },
  problems: [401, 404],
});
