import { pushSettingOf } from '@touchline/contract/messages';
import type { Logger } from 'pino';
import { type Db, type Trx, ProblemError, wrongField, type Job } from '../../kernel/index.ts';
import { messagesFor } from '../../delivery/index.ts';
import { subjectOf } from '../messages.service.ts';
import { isAllowed } from '../../entry/index.ts';
import { type Site, siteById, type Sites } from '../../site/index.ts';
import type { PushService } from './pushService.ts';
import { pushText } from './pushText.ts';
import * as store from './push.store.ts';
import type { Device, DuePush, PushRow } from './push.store.ts';

const INTERVAL = 1000;
/** Time for which a notification is useful, ms. */
const LIFE = 86_400_000;
/** Time for which one process has a claim on a notification, ms: more than a service may take. */
const LEASE = 30_000;
/** Delay of the second attempt, ms; it doubles with each one, up to the longest. */
const RETRY = 5000;
const LONGEST_RETRY = 3_600_000;
/** Number of notifications that are sent at the same time. */
const AT_ONCE = 20;
const MOST_DEVICES = 10;

/** Notifications on players' devices (web push). */
export interface Push {
  /** Key by which browsers subscribe to a site; undefined if the site has no notifications. */
  keyOf(site: Site): string | undefined;
  isOn(playerId: bigint, endpoint: string): Promise<boolean>;
  /** Throws a ProblemError: 400 for a push service that isn't known, 403 if the site has no notifications. */
  subscribe(site: Site, playerId: bigint, device: Device): Promise<void>;
  unsubscribe(playerId: bigint, endpoint: string): Promise<void>;
  /** Queues messages for the devices of their players, in the transaction that announces them. */
  queue(trx: Trx, messageIds: readonly bigint[]): Promise<void>;
  /** Sends what is due. */
  deliverDue(): Promise<void>;
  readonly jobs: readonly Job[];
}

export interface PushDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  /** Without it no site has notifications. */
  readonly service: PushService | undefined;
}

export function createPush({ db, log, now, sites, service }: PushDeps): Push {
  const failed = 'Notifications could not be sent; the next round tries again.';
  const keyOf = ({ visit }: Site) => (visit.isPwa ? service?.publicKey : undefined);
  const later = (ms: number) => new Date(now().getTime() + ms);

  /** Returns the payload of a notification that the player still wants, as the service worker reads it. */
  async function payload(push: PushRow, due: DuePush): Promise<string | undefined> {
    const { kind, player_id: playerId, site_id: siteId } = due;
    const site = siteById(sites, siteId);
    const endsAt = Math.min(push.ends_at.getTime(), due.expires_at?.getTime() ?? Infinity);
    const isOver = due.read_at !== null || due.deleted_at !== null || endsAt <= now().getTime();
    if (isOver || !site || keyOf(site) === undefined) return undefined;
    const setting = pushSettingOf[kind];
    if (setting === 'enable_push_news' && !due.sees_news) return undefined;
    if (!(await isAllowed(db, playerId, setting))) return undefined;
    const { languages, defaultLanguage } = site.config;
    const language = languages.includes(due.language) ? due.language : defaultLanguage;
    const messages = await messagesFor(site, language);
    if (!messages) return undefined;
    const showsAmounts = await isAllowed(db, playerId, 'enable_push_amounts');
    return JSON.stringify({
      ...pushText(subjectOf(due, [language, defaultLanguage]), messages, showsAmounts),
      lang: messages.tag,
      dir: messages.direction,
      tag: `message-${push.message_id}`,
      path: `/${language}/office/messages?message=${push.message_id}`,
    });
  }

  async function deliver(by: PushService, push: PushRow): Promise<void> {
    const due = await store.pushDetail(db, push, now());
    const text = due && (await payload(push, due));
    if (!due || text === undefined || !by.accepts(due.endpoint)) return store.removePush(db, push);
    const ttl = Math.max(0, Math.floor((push.ends_at.getTime() - now().getTime()) / 1000));
    const outcome = await by.send(due, text, ttl).catch(() => 'later' as const);
    if (outcome === 'gone') return store.removeSubscription(db, due);
    if (outcome === 'later') {
      const delay = Math.min(LONGEST_RETRY, RETRY * 2 ** Math.min(push.attempts - 1, 20));
      return store.postponePush(db, push, later(delay));
    }
    if (outcome === 'refused')
      log.warn({ messageId: String(push.message_id) }, 'A push service refused a notification.');
    await store.removePush(db, push);
  }

  async function deliverDue(): Promise<void> {
    if (!service) return;
    for (;;) {
      const claim = { at: now(), leaseEnds: later(LEASE), limit: AT_ONCE };
      const claimed = await store.claimPushes(db, claim);
      await Promise.all(claimed.map((push) => deliver(service, push)));
      if (claimed.length < AT_ONCE) return;
    }
  }

  return {
    keyOf,
    isOn: (playerId, endpoint) => store.isSubscribed(db, playerId, endpoint),
    async subscribe(site, playerId, device) {
      if (!service || keyOf(site) === undefined)
        throw new ProblemError(
          403,
          'PUSH_NOT_OFFERED',
          'This site sends no notifications: read your messages on its pages.',
        );
      if (!service.accepts(device.endpoint))
        throw wrongField(
          '/endpoint',
          'unknown',
          'This browser’s push service isn’t known: use another browser.',
        );
      await store.storeSubscription(db, playerId, device, now());
      await store.removeOldest(db, playerId, MOST_DEVICES);
    },
    unsubscribe: (playerId, endpoint) => store.removeSubscription(db, { playerId, endpoint }),
    async queue(trx, messageIds) {
      if (service && messageIds.length > 0)
        await store.queuePushes(trx, messageIds, { at: now(), life: LIFE });
    },
    deliverDue,
    jobs: service ? [{ every: INTERVAL, work: deliverDue, failed }] : [],
  };
}
