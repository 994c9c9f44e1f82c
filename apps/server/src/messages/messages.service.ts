import type { AnswerOf, Calls, MessageSubject, PlayerMessage } from '@touchline/contract';
import type { OperatorText, OperatorTexts } from '@touchline/contract/operators';
import { findPlayer } from '../accounts/index.ts';
import { type Db, pageOf, parseId, ProblemError, seconds } from '../kernel/index.ts';
import type { Site } from '../site/index.ts';
import * as store from './playerMessages.store.ts';

export { countUnread, type MessageRow } from './playerMessages.store.ts';

const PAGE = 20;
/** Time in which a deletion can be taken back, ms. */
const RESTORED_WITHIN = 86_400_000;

/** The reader of messages: a player, and the language of the page. */
export interface MessageReader {
  readonly playerId: bigint;
  readonly site: Pick<Site, 'config'>;
  readonly lng: string;
}

/** Messages of players' accounts. Every method is limited to the player's own messages. */
export interface Messages {
  list(
    reader: MessageReader,
    asked: { readonly before?: string; readonly filter?: 'unread' },
  ): Promise<AnswerOf<Calls['messages']>>;
  unread(playerId: bigint): Promise<number>;
  /** Throws a ProblemError 404. */
  one(reader: MessageReader, messageId: string): Promise<PlayerMessage>;
  /** Throws a ProblemError 404. */
  read(playerId: bigint, messageId: string): Promise<void>;
  /** Marks all messages up to `latest` as read. */
  readAll(playerId: bigint, latest: string): Promise<void>;
  /** Throws a ProblemError 404. */
  remove(playerId: bigint, messageId: string): Promise<void>;
  /** Throws a ProblemError 404 once it was deleted a day ago. */
  restore(playerId: bigint, messageId: string): Promise<void>;
}

export function createMessages({ db, now }: { readonly db: Db; readonly now: () => Date }): Messages {
  async function languagesOf({ playerId, site, lng }: MessageReader): Promise<readonly string[]> {
    return [lng, (await findPlayer(db, playerId)).language, site.config.defaultLanguage];
  }

  return {
    async list(reader, { before, filter }) {
      const at = now();
      const { playerId } = reader;
      const found = await store.messagesOf(db, playerId, at, {
        before: before === undefined ? undefined : (parseId(before) ?? 0n),
        isUnread: filter === 'unread',
        limit: PAGE + 1,
      });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      const languages = await languagesOf(reader);
      return {
        messages: rows.map((row) => shown(row, languages)),
        next,
        unread: await store.countUnread(db, playerId, at),
      };
    },
    unread: (playerId) => store.countUnread(db, playerId, now()),
    async one(reader, messageId) {
      const id = parseId(messageId);
      const row = id === undefined ? undefined : await store.messageOf(db, reader.playerId, id, now());
      if (!row) throw noMessage();
      return shown(row, await languagesOf(reader));
    },
    async read(playerId, messageId) {
      const id = parseId(messageId);
      if (id === undefined || !(await store.markRead(db, playerId, id, now()))) throw noMessage();
    },
    async readAll(playerId, latest) {
      await store.markAllRead(db, playerId, parseId(latest) ?? 0n, now());
    },
    async remove(playerId, messageId) {
      const id = parseId(messageId);
      if (id === undefined || !(await store.markDeleted(db, playerId, id, now()))) throw noMessage();
    },
    async restore(playerId, messageId) {
      const id = parseId(messageId);
      const since = new Date(now().getTime() - RESTORED_WITHIN);
      if (id === undefined || !(await store.markRestored(db, playerId, id, since))) throw noMessage();
    },
  };
}

function shown(row: store.MessageRow, languages: readonly string[]): PlayerMessage {
  return {
    id: String(row.id),
    at: seconds(row.at),
    isUnread: row.read_at === null,
    subject: subjectOf(row, languages),
  };
}

/** Returns the subject of a message, with the text that an operator wrote in the first of the languages that it has. */
export function subjectOf(
  { kind, facts, texts, link }: Pick<store.MessageRow, 'kind' | 'facts' | 'texts' | 'link'>,
  languages: readonly string[],
): MessageSubject {
  // The cast: `writeMessage` stores the data that belongs to the kind.
  if (kind !== 'operator') return { kind, ...facts } as MessageSubject;
  const { title, text, label } = textIn(texts ?? {}, languages);
  return { kind, title, text, link, label: label ?? null } as const;
}

/** Returns the text in the first language that it was written in; any other one if it is in none of them. */
export function textIn(texts: OperatorTexts, languages: readonly string[]): OperatorText {
  const found = languages.find((language) => Object.hasOwn(texts, language));
  const text = (found === undefined ? undefined : texts[found]) ?? Object.values(texts)[0];
  if (!text) throw new Error('A message of an operator has no text.');
  return text;
}

const noMessage = () =>
  new ProblemError(404, 'MESSAGE_NOT_FOUND', 'You have no such message: it was deleted or has expired.');
