import type { Db, Trx } from '../kernel/index.ts';
import type { Feed } from '../betting/index.ts';
import type { Push } from './push/push.ts';
import { siteById, type Sites } from '../site/index.ts';
import { mailNews, textNews, type NewsDeps } from './newsMail.ts';
import { recipient, recipientsIn, type Recipient } from './segments.ts';
import * as store from './sent.store.ts';
import type { SentRow } from './sent.store.ts';

/** Number of recipients in one transaction. */
const PAGE = 500;
/** Number of messages that are announced at a time. */
const ANNOUNCED = 500;

/** Puts messages of operators into inboxes, and announces all messages to the players' open pages and devices. */
export interface MessageSender {
  /** Delivers the next page of a message to its recipients, in the transaction that has locked or stored it. */
  deliver(trx: Trx, sent: SentRow): Promise<void>;
  /** Delivers every message to the rest of its segment, page by page. */
  deliverDue(): Promise<void>;
  /** Notifies the open pages and the devices of players of messages that are stored since the last time. */
  announce(): Promise<void>;
}

export interface MessageSenderDeps extends NewsDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly feed: Pick<Feed, 'notify'>;
  readonly push: Pick<Push, 'queue'>;
}

export function createMessageSender(deps: MessageSenderDeps): MessageSender {
  const { db, now, sites, feed, push } = deps;

  /** Returns the next recipients. A segment is the players who met its conditions when it was sent. */
  async function nextPage(trx: Trx, sent: SentRow): Promise<readonly Recipient[]> {
    const { player_id: playerId, segment, site_id: siteId, last_player_id: after } = sent;
    if (playerId !== null) {
      const only = await recipient(trx, playerId);
      return only ? [only] : [];
    }
    const players = { siteId, segment: segment ?? {}, at: sent.created_at };
    return recipientsIn(trx, players, { after, limit: PAGE });
  }

  /** Queues the mails and text messages of a page. */
  async function alsoSend(trx: Trx, sent: SentRow, recipients: readonly Recipient[], at: Date) {
    const site = siteById(sites, sent.site_id);
    let [mails, sms] = [0, 0];
    if (!site) return { mails, sms };
    for (const one of recipients) {
      const news = { site, sent, recipient: one };
      if (sent.by_mail && (await mailNews(trx, deps, news))) mails += 1;
      if (sent.by_sms && (await textNews(trx, deps, news, at))) sms += 1;
    }
    return { mails, sms };
  }

  async function deliver(trx: Trx, sent: SentRow): Promise<void> {
    const at = now();
    const recipients = await nextPage(trx, sent);
    const ids = recipients.map(({ id }) => id);
    const reached = await store.insertReceived(trx, sent, ids, at);
    const others = await alsoSend(trx, sent, recipients, at);
    await store.addPage(
      trx,
      sent.id,
      { reached, ...others },
      {
        lastPlayerId: ids.at(-1) ?? sent.last_player_id,
        isLast: sent.player_id !== null || ids.length < PAGE,
      },
    );
  }

  async function announce(): Promise<void> {
    for (;;) {
      const taken = await db.transaction().execute(async (trx) => {
        const found = await store.takeUnannounced(trx, ANNOUNCED);
        await push.queue(
          trx,
          found.map(({ id }) => id),
        );
        return found;
      });
      for (const { id, playerId } of taken)
        feed.notify(String(playerId), { about: 'messages', messageId: String(id) });
      if (taken.length < ANNOUNCED) return;
    }
  }

  return {
    deliver,
    async deliverDue() {
      for (;;) {
        const isMore = await db.transaction().execute(async (trx) => {
          const sent = await store.lockUnfinished(trx);
          if (sent) await deliver(trx, sent);
          return sent !== undefined;
        });
        if (!isMore) return;
        await announce();
      }
    },
    announce,
  };
}
