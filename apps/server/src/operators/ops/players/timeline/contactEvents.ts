import type { TimelineEntry } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { timelineSource, type TimelineSource } from './timelineSource.ts';

type Message = Extract<TimelineEntry, { kind: 'message' }>['message'];
type Request = Extract<TimelineEntry, { kind: 'request' }>['request'];

interface MessageRow {
  readonly id: bigint;
  readonly kind: Message['kind'];
  readonly sent_id: bigint | null;
  readonly read_at: Date | null;
  readonly deleted_at: Date | null;
}

// Titles and texts are private: the audit log records who reads the inbox.
const messages = timelineSource({
  kind: 'message',
  scopes: ['messages'],
  at: sql<Date>`at`,
  key: sql`id`,
  columns: sql<MessageRow>`id, kind, sent_id, read_at, deleted_at`,
  from: (playerId) => sql`player_messages where player_id = ${playerId}`,
  detail: ({ id, kind, sent_id: sentId, read_at: readAt, deleted_at: deletedAt }) => ({
    message: {
      id: String(id),
      kind,
      sentId: sentId === null ? null : String(sentId),
      readAt: readAt?.getTime() ?? null,
      deletedAt: deletedAt?.getTime() ?? null,
    },
  }),
});

interface MailRow {
  readonly id: bigint;
  readonly subject: string;
  readonly sent_at: Date | null;
  readonly gave_up_at: Date | null;
}

const mails = timelineSource({
  kind: 'mail',
  scopes: ['mail'],
  at: sql<Date>`at`,
  key: sql`id`,
  columns: sql<MailRow>`id, subject, sent_at, gave_up_at`,
  from: (playerId) => sql`mails where player_id = ${playerId}`,
  detail: ({ id, subject, sent_at: sentAt, gave_up_at: gaveUpAt }) => ({
    mail: {
      id: String(id),
      subject,
      sentAt: sentAt?.getTime() ?? null,
      gaveUpAt: gaveUpAt?.getTime() ?? null,
    },
  }),
});

interface RequestRow extends Pick<Request, 'id' | 'topic' | 'subTopic' | 'state' | 'author' | 'operator'> {
  readonly seq: bigint;
}

const requests = timelineSource({
  kind: 'request',
  scopes: ['consultant'],
  at: sql<Date>`m.at`,
  key: sql`m.id`,
  columns: sql<RequestRow>`
    r.id, r.seq, r.topic, r.sub_topic as "subTopic", r.state, m.author, m.operator`,
  from: (playerId) => sql`
    consultant_requests r join consultant_messages m on m.request_id = r.id
    where r.player_id = ${playerId}`,
  detail: ({ id, seq, topic, subTopic, state, author, operator }) => ({
    request: { id, number: String(seq), topic, subTopic, state, author, operator },
  }),
});

/** Messages in the inbox, mails, and messages of requests to the payment consultant. */
export const contactEvents: readonly TimelineSource[] = [messages, mails, requests];
