import type {
  OperatorTexts,
  ReceivedMessagePage,
  Segment,
  SegmentPreview,
  SentMessagePage,
} from '@touchline/contract/operators';
import { pageAt } from '@touchline/contract/allPages';
import { segmentsOf } from '@touchline/contract/pages';
import { noSuchPlayer } from '../accounts/index.ts';
import {
  KeyMismatchError,
  type SiteChoice,
  type Db,
  pageOf,
  parseId,
  type RecordChange,
  ProblemError,
  wrongField,
  type Claims,
} from '../kernel/index.ts';
import { type LiveSites, siteById } from '../site/index.ts';
import { textIn } from './messages.service.ts';
import { receivedBy } from './playerMessages.store.ts';
import { countSegment } from './segments.ts';
import type { MessageSender } from './messageSender.ts';
import * as store from './sent.store.ts';

const PAGE = 30;

/** A message that an operator sends. */
export interface NewMessage {
  /** Idempotency key. */
  readonly key: string;
  readonly siteId: string;
  /** The only recipient; undefined for a segment. */
  readonly playerId?: string;
  readonly segment?: Segment;
  readonly texts: OperatorTexts;
  readonly link?: string;
  /** End of the time in which players see it, UTC ms. */
  readonly expiresAt?: number;
  readonly byMail: boolean;
  readonly bySms: boolean;
}

/** Operators' messages to players. */
export interface OperatorMessages {
  /** Throws a ProblemError 400 for an unknown site. */
  preview(siteId: string, segment: Segment): Promise<SegmentPreview>;
  /**
   * Sends a message, once per key, and returns its id: to one player at once, to a segment page by page by a job. The
   * players of a segment are claimed. Throws a ProblemError: 400 for an unknown site, page or language, without a text
   * in the site's default language, or with an expiry in the past; 404 without such a player on the site.
   */
  send(
    message: NewMessage,
    operator: string,
    of: { readonly record: RecordChange; readonly claims: Pick<Claims, 'reach'> },
  ): Promise<string>;
  /**
   * Withdraws a message from the inboxes of all players. Mails and text messages that were sent stay. Throws a
   * ProblemError: 404 without such a message, 409 if it was withdrawn before.
   */
  withdraw(messageId: string, operator: string, record: RecordChange): Promise<void>;
  /** Returns what was sent to players of some sites, newest first. */
  list(sites: SiteChoice, before: string | undefined): Promise<SentMessagePage>;
  /** Returns the messages of a player, newest first, deleted and expired ones too. */
  received(
    player: { readonly id: bigint; readonly language: string },
    before: string | undefined,
  ): Promise<ReceivedMessagePage>;
}

export interface OperatorMessagesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly sender: Pick<MessageSender, 'deliver' | 'announce'>;
}

export function createOperatorMessages({ db, now, sites, sender }: OperatorMessagesDeps): OperatorMessages {
  const siteOf = (siteId: string) => {
    const site = siteById(sites, siteId);
    if (site) return site;
    throw wrongField('/siteId', 'unknown', `There is no site ${siteId}: choose one from the list.`);
  };

  return {
    async preview(siteId, segment) {
      return countSegment(db, { siteId: siteOf(siteId).id, segment, at: now() });
    },
    async send(message, operator, { record, claims }) {
      const { key, texts, link, segment, expiresAt, byMail, bySms } = message;
      const site = siteOf(message.siteId);
      requireTexts(texts, site.config);
      if (link !== undefined) requirePage(link);
      const at = now();
      if (expiresAt !== undefined && expiresAt <= at.getTime())
        throw wrongField('/expiresAt', 'past', 'This time is over: choose a later one.');
      const sentId = await db.transaction().execute(async (trx) => {
        const playerId =
          message.playerId === undefined ? null : await playerOn(trx, site.id, message.playerId);
        if ((playerId === null) === (segment === undefined))
          throw wrongField('/segment', 'one-of', 'Send it to a player or to a segment: give one of them.');
        const row = await store.insertSent(trx, {
          key,
          site_id: site.id,
          player_id: playerId,
          segment: segment === undefined ? null : JSON.stringify(segment),
          texts: JSON.stringify(texts),
          link: link ?? null,
          expires_at: expiresAt === undefined ? null : new Date(expiresAt),
          by_mail: byMail,
          by_sms: bySms,
          operator,
          created_at: at,
          state: 'sending',
        });
        if (!row) return undefined;
        if (playerId !== null) await sender.deliver(trx, row);
        if (segment !== undefined) {
          const { players } = await countSegment(trx, { siteId: site.id, segment, at });
          await claims.reach(trx, { siteId: site.id, players });
        }
        const { playerId: to = null } = message;
        await record(trx, { before: null, after: { site: site.id, player: to, segment, texts, link } });
        return row.id;
      });
      const id = sentId ?? (await store.sentByKey(db, site.id, key));
      if (id === undefined) throw new KeyMismatchError();
      await sender.announce();
      return String(id);
    },
    async withdraw(messageId, operator, record) {
      const id = parseId(messageId);
      await db.transaction().execute(async (trx) => {
        const row = id === undefined ? undefined : await store.lockSent(trx, id);
        if (!row)
          throw new ProblemError(404, 'MESSAGE_NOT_FOUND', 'There is no such message: look at the list.');
        if (row.withdrawn_at !== null)
          throw new ProblemError(
            409,
            'MESSAGE_WITHDRAWN',
            'This message was withdrawn before: reload the list.',
          );
        const at = now();
        await store.withdrawSent(trx, row.id, { at, operator });
        const { reached, site_id: site, player_id: player, segment, texts, link } = row;
        const to = player === null ? null : String(player);
        await record(trx, { before: { site, player: to, segment, texts, link, reached }, after: null });
      });
      await sender.announce();
    },
    async list(sites, before) {
      const found = await store.sentBefore(db, { before: cursorOf(before), sites, limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { messages: rows.map(shownSent), next };
    },
    async received({ id, language }, before) {
      const found = await receivedBy(db, id, { before: cursorOf(before), limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, (row) => row.id);
      return {
        messages: rows.map((row) => ({
          id: String(row.id),
          kind: row.kind,
          title: row.texts && textIn(row.texts, [language]).title,
          sentId: row.sent_id === null ? null : String(row.sent_id),
          at: row.at.getTime(),
          readAt: row.read_at?.getTime() ?? null,
          deletedAt: row.deleted_at?.getTime() ?? null,
          withdrawnAt: row.withdrawn_at?.getTime() ?? null,
        })),
        next,
      };
    },
  };
}

const cursorOf = (before: string | undefined): bigint | undefined =>
  before === undefined ? undefined : (parseId(before) ?? 0n);

function shownSent(row: store.ListedSent) {
  return {
    id: String(row.id),
    siteId: row.site_id,
    player: row.player_id === null ? null : { id: String(row.player_id), login: row.login ?? '' },
    segment: row.segment,
    texts: row.texts,
    link: row.link,
    expiresAt: row.expires_at?.getTime() ?? null,
    byMail: row.by_mail,
    bySms: row.by_sms,
    operator: row.operator,
    at: row.created_at.getTime(),
    state: row.state,
    reached: row.reached,
    read: Number(row.read),
    mails: row.mails,
    sms: row.sms,
    withdrawnAt: row.withdrawn_at?.getTime() ?? null,
    withdrawnBy: row.withdrawn_by,
  };
}

/** Throws a ProblemError 400 unless the texts are in languages of the site, its default one among them. */
function requireTexts(
  texts: OperatorTexts,
  { languages, defaultLanguage }: { readonly languages: readonly string[]; readonly defaultLanguage: string },
): void {
  const unknown = Object.keys(texts).find((language) => !languages.includes(language));
  if (unknown !== undefined) {
    const path = `/texts/${unknown}`;
    throw wrongField(path, 'unknown', `The site has no language "${unknown}": take this text away.`);
  }
  if (Object.hasOwn(texts, defaultLanguage)) return;
  throw wrongField(
    `/texts/${defaultLanguage}`,
    'required',
    `Write the text in "${defaultLanguage}": players read it whose own language has none.`,
  );
}

function requirePage(link: string): void {
  const [path = ''] = link.split(/[?#]/);
  if (!link.startsWith('/') && pageAt(segmentsOf(path))) return;
  throw wrongField('/link', 'unknown', 'There is no such page: write its address after the language.');
}

async function playerOn(trx: Db, siteId: string, playerId: string): Promise<bigint> {
  const id = parseId(playerId);
  const row =
    id === undefined
      ? undefined
      : await trx.selectFrom('players').select(['id', 'site_id']).where('id', '=', id).executeTakeFirst();
  if (row?.site_id !== siteId) throw noSuchPlayer();
  return row.id;
}
