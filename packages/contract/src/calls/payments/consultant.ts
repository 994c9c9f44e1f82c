import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  consultantStates,
  consultantTopics,
  FEWEST_MESSAGE_CHARACTERS,
  messageMediaTypes,
  MOST_MESSAGE_CHARACTERS,
  MOST_MESSAGE_FILE_BYTES,
  MOST_MESSAGE_FILES,
  MOST_REQUESTS_A_DAY,
  type ConsultantSubTopic,
  type ConsultantTopic,
  type MessageMediaType,
} from '../../consultant.ts';
import { Line } from '../../formats.ts';
import { Closed, IdempotencyKey, Seconds } from '../../schemas.ts';
import { Payment, PaymentId } from './schemas.ts';

export const Topic = Type.Unsafe<ConsultantTopic>({
  type: 'string',
  enum: consultantTopics.map(({ id }) => id),
});
export const SubTopic = Type.Unsafe<ConsultantSubTopic>({
  type: 'string',
  enum: consultantTopics.flatMap(({ subTopics }) => [...subTopics]),
});
const RequestId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const OfRequest = Type.Object({ requestId: RequestId });

export const ConsultantFile = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'Original name of the file.' }),
    mediaType: Type.Unsafe<MessageMediaType>({ type: 'string', enum: [...messageMediaTypes] }),
    size: Type.Integer({ description: 'Bytes.' }),
  },
  { title: 'ConsultantFile' },
);
export type ConsultantFile = Static<typeof ConsultantFile>;

const Message = Type.Object({
  id: Type.String(),
  from: Type.Union([Type.Literal('player'), Type.Literal('operator')]),
  at: Seconds,
  text: Type.String(),
  files: Type.Array(ConsultantFile),
});

const shared = {
  id: RequestId,
  number: Type.String({ description: 'Short number, to name it to people.' }),
  topic: Topic,
  subTopic: Type.Union([SubTopic, Type.Null()]),
  state: Type.Enum(consultantStates, {
    description: '`open` waits for an operator, `needsReply` for the player.',
  }),
  isUnread: Type.Boolean({ description: 'Whether there is an answer that the player hasn’t opened.' }),
  createdAt: Seconds,
  updatedAt: Seconds,
  dueAt: Type.Union([Seconds, Type.Null()], {
    description: 'Time by which an answer is due; null if none is.',
  }),
};

const ListedRequest = Type.Object(
  { ...shared, paymentId: Type.Union([PaymentId, Type.Null()]) },
  { title: 'ConsultantRequest' },
);
export type ConsultantRequest = Static<typeof ListedRequest>;

const RequestDetail = Type.Object(
  {
    ...shared,
    payment: Type.Union([Payment, Type.Null()]),
    messages: Type.Array(Message, { description: 'Oldest first.' }),
    canReply: Type.Boolean({ description: 'False once it has been closed for 30 days.' }),
  },
  { title: 'ConsultantRequestDetail' },
);
export type ConsultantRequestDetail = Static<typeof RequestDetail>;

const text = Type.String({
  minLength: FEWEST_MESSAGE_CHARACTERS,
  maxLength: MOST_MESSAGE_CHARACTERS,
  description: 'Plain text.',
});
const fileIds = Type.Array(Type.String({ maxLength: 20 }), {
  maxItems: MOST_MESSAGE_FILES,
  description: 'Uploaded files that belong to it.',
});

export const consultantRequests = defineCall({
  id: 'consultantRequests',
  method: 'get',
  path: '/web-api/payment-requests',
  tag: 'payments',
  summary: 'Lists the player’s requests to the payment consultant, the latest message first.',
  session: 'player',
  answers: {
    200: Type.Object({
      requests: Type.Array(ListedRequest, { description: 'At most the latest 100.' }),
      newLeft: Type.Integer({
        description: `New ones that are possible now, at most ${MOST_REQUESTS_A_DAY}.`,
      }),
    }),
  },
  problems: [401, 403],
});

export const consultantPayments = defineCall({
  id: 'consultantPayments',
  method: 'get',
  path: '/web-api/payment-requests/payments',
  tag: 'payments',
  summary: 'Lists the player’s payments that a topic can be about, newest first.',
  session: 'player',
  query: Type.Object({ topic: Topic, before: Type.Optional(PaymentId) }),
  answers: {
    200: Type.Object({
      payments: Type.Array(
        Type.Object({
          payment: Payment,
          openRequestId: Type.Union([RequestId, Type.Null()], {
            description: 'The request about it that isn’t closed; there can be one.',
          }),
        }),
      ),
      next: Type.Union([PaymentId, Type.Null()]),
    }),
  },
  problems: [400, 401, 403],
});

export const createConsultantRequest = defineCall({
  id: 'createConsultantRequest',
  method: 'post',
  path: '/web-api/payment-requests',
  tag: 'payments',
  summary:
    'Asks the payment consultant, once per key. 409 with `REQUEST_EXISTS` and `existingId` if there is an open request about the payment, with `TOO_MANY` after five in 24 hours.',
  session: 'player',
  headers: IdempotencyKey,
  body: Type.Object(
    { topic: Topic, subTopic: Type.Optional(SubTopic), paymentId: Type.Optional(PaymentId), text, fileIds },
    Closed,
  ),
  answers: { 200: Type.Object({ requestId: RequestId }) },
  problems: [400, 401, 403, 404, 409, 422],
});

export const consultantRequest = defineCall({
  id: 'consultantRequest',
  method: 'get',
  path: '/web-api/payment-requests/{requestId}',
  tag: 'payments',
  summary: 'Returns a request of the player with its payment and its messages.',
  session: 'player',
  params: OfRequest,
  answers: { 200: Type.Object({ request: RequestDetail }) },
  problems: [401, 403, 404],
});

export const readConsultantRequest = defineCall({
  id: 'readConsultantRequest',
  method: 'post',
  path: '/web-api/payment-requests/{requestId}/read',
  tag: 'payments',
  summary: 'Marks the answers of a request as read.',
  session: 'player',
  params: OfRequest,
  answers: { 200: Type.Object({ requestId: RequestId }) },
  problems: [401, 403, 404],
});

export const replyToConsultant = defineCall({
  id: 'replyToConsultant',
  method: 'post',
  path: '/web-api/payment-requests/{requestId}/messages',
  tag: 'payments',
  summary:
    'Adds a message to a request, once per key, and opens it again. 409 with `REQUEST_CLOSED` once it has been closed for 30 days.',
  session: 'player',
  headers: IdempotencyKey,
  params: OfRequest,
  body: Type.Object({ text, fileIds }, Closed),
  answers: { 200: Type.Object({ requestId: RequestId }) },
  problems: [400, 401, 403, 404, 409, 422],
});

export const uploadConsultantFile = defineCall({
  id: 'uploadConsultantFile',
  method: 'post',
  path: '/web-api/payment-request-files',
  tag: 'payments',
  summary: `Uploads a file for the next message: ${messageMediaTypes.join(', ')}, validated by its content.`,
  session: 'player',
  query: Type.Object({ name: Line(120) }),
  upload: { maxBytes: MOST_MESSAGE_FILE_BYTES },
  answers: { 200: ConsultantFile },
  problems: [400, 401, 403, 413, 415, 422, 429],
});

export const removeConsultantFile = defineCall({
  id: 'removeConsultantFile',
  method: 'delete',
  path: '/web-api/payment-request-files/{fileId}',
  tag: 'payments',
  summary: 'Deletes a file that wasn’t sent with a message yet.',
  session: 'player',
  params: Type.Object({ fileId: Type.String() }),
  answers: { 200: Type.Object({ removed: Type.Boolean() }) },
  problems: [401, 403],
});
