import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { ConsultantFile, SubTopic, Topic } from '../calls/payments/consultant.ts';
import { consultantStates, MOST_MESSAGE_CHARACTERS } from '../consultant.ts';
import { Closed } from '../schemas.ts';
import { Amount, AnyId, Instant, Iso, nullable } from './common.ts';

const DeskRequest = Type.Object({
  id: Type.String(),
  number: Type.String({ description: 'Number that people name it by.' }),
  playerId: Type.String(),
  login: Type.String(),
  siteId: Type.String(),
  topic: Topic,
  subTopic: nullable(SubTopic),
  paymentId: nullable(Type.String()),
  state: Type.Enum([...consultantStates]),
  createdAt: Instant,
  updatedAt: Instant,
  dueAt: nullable({ ...Instant, description: 'Time by which an answer is due, while it is open; UTC ms.' }),
});
/** Request to the payment consultant. */
export type DeskRequest = DeepReadonly<Static<typeof DeskRequest>>;

const DeskRequestPage = Type.Object({
  requests: Type.Array(DeskRequest),
  next: nullable(Type.Integer({ description: '`skip` of the next page; null at the end.' })),
});
export type DeskRequestPage = DeepReadonly<Static<typeof DeskRequestPage>>;

const DeskRequestDetail = Type.Object({
  ...DeskRequest.properties,
  payment: nullable(
    Type.Object({
      id: Type.String(),
      direction: Type.Enum(['deposit', 'withdrawal']),
      method: Type.String({ description: 'English name of the method.' }),
      iso: Iso,
      amount: Amount,
      received: nullable(Amount),
      receivedIso: Type.String({
        description: 'Currency of what was received; the payment’s own before that.',
      }),
      fee: Amount,
      state: Type.String(),
      reason: nullable(Type.String()),
      at: Instant,
    }),
  ),
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      operator: nullable(
        Type.String({ description: 'Name of the operator who wrote it; null for the player.' }),
      ),
      at: Instant,
      text: Type.String(),
      files: Type.Array(ConsultantFile),
    }),
    { description: 'Oldest first.' },
  ),
});
/** Request with its payment and its messages. */
export type DeskRequestDetail = DeepReadonly<Static<typeof DeskRequestDetail>>;

const params = Type.Object({ requestId: AnyId });
const text = Type.String({ minLength: 3, maxLength: MOST_MESSAGE_CHARACTERS });
const Answer = Type.Object({ text }, Closed);
const common = { tag: 'operators: payment requests', session: 'operator', scope: 'consultant' } as const;
const answering = {
  ...common,
  method: 'post',
  params,
  answers: { 200: Type.Object({ requestId: Type.String() }) },
  problems: [400, 401, 403, 404, 409],
} as const;

/** Calls about requests to the payment consultant. */
export const consultantCalls = {
  listPaymentRequests: defineCall({
    id: 'listPaymentRequests',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/payment-requests',
    summary:
      'Returns requests to the payment consultant, open ones by the time their answer is due, 50 at a time.',
    query: Type.Object({
      state: Type.Optional(Type.Enum([...consultantStates])),
      skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    answers: { 200: DeskRequestPage },
    problems: [400, 401, 403],
  }),
  showPaymentRequest: defineCall({
    id: 'showPaymentRequest',
    sites: 'paymentRequest',
    ...common,
    audit: ['consultant.look'],
    method: 'get',
    path: '/ops/payment-requests/{requestId}',
    summary:
      'Returns a request to the payment consultant with its messages and its payment; the audit log records who viewed it.',
    params,
    answers: { 200: DeskRequestDetail },
    problems: [400, 401, 403, 404],
  }),
  downloadPaymentRequestFile: defineCall({
    id: 'downloadPaymentRequestFile',
    sites: 'paymentRequest',
    ...common,
    audit: ['consultant.look'],
    isFile: true,
    method: 'get',
    path: '/ops/payment-requests/{requestId}/files/{fileId}',
    summary: 'Returns a file as a download; the audit log records who viewed it.',
    params: Type.Object({ requestId: AnyId, fileId: AnyId }),
    answers: { 200: Type.Unknown() },
    problems: [400, 401, 403, 404],
  }),
  answerPaymentRequest: defineCall({
    id: 'answerPaymentRequest',
    sites: 'paymentRequest',
    ...answering,
    audit: ['consultant.answered'],
    path: '/ops/payment-requests/{requestId}/answer',
    summary: 'Answers a request. The player sees it at once, without the operator’s name.',
    body: Answer,
  }),
  askAboutPaymentRequest: defineCall({
    id: 'askAboutPaymentRequest',
    sites: 'paymentRequest',
    ...answering,
    audit: ['consultant.asked'],
    path: '/ops/payment-requests/{requestId}/ask',
    summary: 'Asks the player for more. The player sees it at once, without the operator’s name.',
    body: Answer,
  }),
  closePaymentRequest: defineCall({
    id: 'closePaymentRequest',
    sites: 'paymentRequest',
    ...answering,
    audit: ['consultant.closed'],
    path: '/ops/payment-requests/{requestId}/close',
    summary:
      'Closes a request, with or without a text. The player sees it at once, without the operator’s name.',
    body: Type.Object({ text: Type.Optional(text) }, Closed),
  }),
};
