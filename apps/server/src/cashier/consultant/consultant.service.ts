import {
  calls,
  type AnswerOf,
  type BodyOf,
  type Calls,
  type ConsultantFile,
  type ConsultantRequest,
  type ConsultantRequestDetail,
} from '@touchline/contract';
import {
  FEWEST_MESSAGE_CHARACTERS,
  MOST_MESSAGE_FILES,
  MOST_REQUESTS_A_DAY,
} from '@touchline/contract/consultant';
import { randomBytes } from 'node:crypto';
import { type Db, type Trx, parseId, ProblemError, wrongField, seconds } from '../../kernel/index.ts';
import { mediaTypeOf } from '../../protection/index.ts';
import { ownPayment, ownPayments } from '../payments/ownPayments.ts';
import type { Site } from '../../site/index.ts';
import { runOnce, lockPlayer } from '../../ledger/index.ts';
import { ANSWERED_WITHIN, fitsTopic, mayWrite, topicOf } from './consultantRules.ts';
import * as store from './consultant.store.ts';

const DAY = 86_400_000;
const PAGE = 30;
/** Files that may wait for a message: those of one, and of one that is written in another tab. */
const MOST_UNSENT = 2 * MOST_MESSAGE_FILES;

/** Requests of a player to the payment consultant. */
export interface Consultant {
  list(playerId: bigint): Promise<AnswerOf<Calls['consultantRequests']>>;
  /** Returns payments that a topic can be about; none for a topic without a payment. */
  payments(
    playerId: bigint,
    query: { readonly topic: string; readonly before?: string },
  ): Promise<AnswerOf<Calls['consultantPayments']>>;
  /** Throws a ProblemError: 400, 404 for a payment that doesn't fit, 409, 422. */
  create(
    site: Site,
    playerId: bigint,
    key: string,
    body: BodyOf<Calls['createConsultantRequest']>,
  ): Promise<string>;
  /** Throws a ProblemError 404. */
  one(playerId: bigint, requestId: string): Promise<ConsultantRequestDetail>;
  /** Throws a ProblemError 404. */
  read(playerId: bigint, requestId: string): Promise<void>;
  /** Throws a ProblemError: 400, 404, 409 once it is closed for too long, 422. */
  reply(
    playerId: bigint,
    requestId: string,
    key: string,
    body: BodyOf<Calls['replyToConsultant']>,
  ): Promise<void>;
  /** Throws a ProblemError: 415, 422 if too many wait for a message. */
  upload(
    playerId: bigint,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ): Promise<ConsultantFile>;
  /** Returns false if there is no such unsent file. */
  removeFile(playerId: bigint, fileId: bigint | undefined): Promise<boolean>;
}

/** Converts a file to the format of the API. */
export const shownFile = ({ id, name, media_type, size }: store.FileRow): ConsultantFile => ({
  id: String(id),
  name,
  mediaType: media_type,
  size,
});

export function createConsultant({ db, now }: { readonly db: Db; readonly now: () => Date }): Consultant {
  const newLeft = async (on: Db, playerId: bigint): Promise<number> =>
    Math.max(
      0,
      MOST_REQUESTS_A_DAY - (await store.begunSince(on, playerId, new Date(now().getTime() - DAY))),
    );

  return {
    async list(playerId) {
      const rows = await store.requestsOf(db, playerId);
      return {
        requests: rows.map((row) => ({ ...shownRequest(row), paymentId: row.payment_id })),
        newLeft: await newLeft(db, playerId),
      };
    },
    async payments(playerId, { topic, before }) {
      const needs = topicOf(topic)?.needs;
      if (!needs) return { payments: [], next: null };
      const isDeposit = needs === 'deposit' || needs === 'succeededDeposit';
      const { payments, next } = await ownPayments(db, playerId, {
        ...(isDeposit ? { direction: 'deposit' } : {}),
        ...(needs === 'withdrawal' ? { direction: 'withdrawal' } : {}),
        ...(needs === 'succeededDeposit' ? { states: ['succeeded'] } : {}),
        before,
        limit: PAGE,
      });
      const open = await store.openRequestsOf(
        db,
        payments.map(({ id }) => id),
      );
      return {
        payments: payments.map((payment) => ({ payment, openRequestId: open.get(payment.id) ?? null })),
        next,
      };
    },
    async create(site, playerId, key, body) {
      const { answer } = await runOnce(
        db,
        { playerId, key, call: calls.createConsultantRequest.id, body },
        async (trx) => {
          const text = textIn(body.text);
          await lockPlayer(trx, playerId);
          await requireFitting(trx, playerId, body);
          await requireNoOther(trx, body.paymentId);
          if ((await newLeft(trx, playerId)) === 0) throw tooMany();
          const at = now();
          const id = randomBytes(16).toString('hex');
          await store.insertRequest(trx, {
            id,
            player_id: playerId,
            site_id: site.id,
            topic: body.topic,
            sub_topic: body.subTopic ?? null,
            payment_id: body.paymentId ?? null,
            state: 'open',
            created_at: at,
            updated_at: at,
            due_at: new Date(at.getTime() + ANSWERED_WITHIN),
          });
          await write(trx, { requestId: id, playerId, text, fileIds: body.fileIds, at });
          return id;
        },
      );
      return answer;
    },
    async one(playerId, requestId) {
      const row = await own(db, playerId, requestId);
      const payment = row.payment_id === null ? undefined : await ownPayment(db, playerId, row.payment_id);
      const messages = await store.messagesOf(db, requestId);
      return {
        ...shownRequest(row),
        payment: payment ?? null,
        messages: messages.map(({ id, author, at, text, files }) => ({
          id: String(id),
          from: author,
          at: seconds(at),
          text,
          files: files.map(shownFile),
        })),
        canReply: mayWrite(row, now()),
      };
    },
    async read(playerId, requestId) {
      await db.transaction().execute(async (trx) => {
        await own(trx, playerId, requestId);
        await store.updateRequest(trx, requestId, { is_unread: false });
      });
    },
    async reply(playerId, requestId, key, body) {
      const asked = { requestId, ...body };
      await runOnce(db, { playerId, key, call: calls.replyToConsultant.id, body: asked }, async (trx) => {
        const text = textIn(body.text);
        await lockPlayer(trx, playerId);
        const row = await store.lockRequest(trx, requestId);
        if (row?.player_id !== playerId) throw noRequest();
        const at = now();
        if (!mayWrite(row, at)) throw closedForGood();
        if (row.state === 'closed') await requireNoOther(trx, row.payment_id ?? undefined);
        const dueAt = row.due_at ?? new Date(at.getTime() + ANSWERED_WITHIN);
        await store.updateRequest(trx, requestId, {
          state: 'open',
          is_unread: false,
          updated_at: at,
          due_at: dueAt,
          closed_at: null,
        });
        await write(trx, { requestId, playerId, text, fileIds: body.fileIds, at });
        return requestId;
      });
    },
    async upload(playerId, { name, bytes }) {
      const mediaType = mediaTypeOf(bytes);
      if (mediaType === undefined || mediaType === 'image/webp') throw wrongFile();
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        if ((await store.unsentFiles(trx, playerId)) >= MOST_UNSENT) throw tooManyFiles();
        const row = await store.insertFile(trx, {
          player_id: playerId,
          name,
          media_type: mediaType,
          size: bytes.length,
          content: bytes,
          uploaded_at: now(),
        });
        return shownFile(row);
      });
    },
    async removeFile(playerId, fileId) {
      return fileId !== undefined && store.deleteFile(db, playerId, fileId);
    },
  };
}

function shownRequest(row: store.RequestRow): Omit<ConsultantRequest, 'paymentId'> {
  return {
    id: row.id,
    number: String(row.seq),
    topic: row.topic,
    subTopic: row.sub_topic,
    state: row.state,
    isUnread: row.is_unread,
    createdAt: seconds(row.created_at),
    updatedAt: seconds(row.updated_at),
    dueAt: row.due_at === null ? null : seconds(row.due_at),
  };
}

async function own(db: Db, playerId: bigint, requestId: string): Promise<store.RequestRow> {
  const row = await store.requestById(db, requestId);
  if (row?.player_id !== playerId) throw noRequest();
  return row;
}

/** Throws a ProblemError unless sub-topic and payment are those that the topic needs. */
async function requireFitting(
  trx: Trx,
  playerId: bigint,
  { topic, subTopic, paymentId }: BodyOf<Calls['createConsultantRequest']>,
): Promise<void> {
  const known = topicOf(topic);
  const subTopics: readonly string[] = known?.subTopics ?? [];
  const isSubTopicRight =
    subTopics.length === 0 ? subTopic === undefined : subTopics.includes(subTopic ?? '');
  if (!known || !isSubTopicRight) {
    throw wrongField('/subTopic', 'not-offered', 'This isn’t part of the topic: choose one from its list.');
  }
  if (known.needs === null) {
    if (paymentId === undefined) return;
    throw wrongField('/paymentId', 'not-needed', 'This topic isn’t about a payment: leave it out.');
  }
  if (paymentId === undefined) {
    throw wrongField('/paymentId', 'required', 'This topic is about a payment: choose one of yours.');
  }
  const payment = await ownPayment(trx, playerId, paymentId);
  if (payment && fitsTopic(known.needs, payment)) return;
  throw new ProblemError(
    404,
    'PAYMENT_NOT_FOUND',
    'You have no such payment for this topic: choose one from the list.',
  );
}

async function requireNoOther(trx: Trx, paymentId: string | undefined): Promise<void> {
  if (paymentId === undefined) return;
  const existingId = (await store.openRequestsOf(trx, [paymentId])).get(paymentId);
  if (existingId === undefined) return;
  throw new ProblemError(
    409,
    'REQUEST_EXISTS',
    'You have an open request about this payment: write there instead.',
    undefined,
    { existingId },
  );
}

/** Returns a message's text without blanks around it. Throws a ProblemError 400 if it is too short then. */
function textIn(typed: string): string {
  const text = typed.trim();
  if (text.length >= FEWEST_MESSAGE_CHARACTERS) return text;
  throw wrongField(
    '/text',
    'length',
    `Tell us a little more: at least ${FEWEST_MESSAGE_CHARACTERS} characters.`,
  );
}

interface Written {
  readonly requestId: string;
  readonly playerId: bigint;
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly at: Date;
}

/** Adds a message of the player. Throws a ProblemError 400 if one of its files isn't there. */
async function write(trx: Trx, { requestId, playerId, text, fileIds, at }: Written): Promise<void> {
  const ids = [...new Set(fileIds)].flatMap((id) => parseId(id) ?? []);
  const message = { request_id: requestId, author: 'player', operator: null, text, at } as const;
  const sent = await store.insertMessage(trx, message, { playerId, ids });
  if (sent === new Set(fileIds).size) return;
  throw wrongField('/fileIds', 'not-found', 'A file is no longer there: choose it again.');
}

const noRequest = () =>
  new ProblemError(404, 'REQUEST_NOT_FOUND', 'You have no such request: choose one from your list.');
const closedForGood = () =>
  new ProblemError(409, 'REQUEST_CLOSED', 'This request was closed too long ago: make a new one.');
const tooMany = () =>
  new ProblemError(
    409,
    'TOO_MANY',
    `You have made ${MOST_REQUESTS_A_DAY} requests in 24 hours: write in one of them, or wait until tomorrow.`,
  );
const tooManyFiles = () =>
  new ProblemError(
    422,
    'TOO_MANY_FILES',
    `${MOST_MESSAGE_FILES} files are the most for a message: take one away before you add another.`,
  );
const wrongFile = () =>
  new ProblemError(
    415,
    'FILE_TYPE',
    'Only JPEG, PNG or PDF files are accepted: choose another file, or take a photo.',
  );
