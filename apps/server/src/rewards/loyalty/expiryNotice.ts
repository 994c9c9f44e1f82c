import { EXPIRY_DAYS, expiryOf, NOTICE_DAYS, pointsText } from '@touchline/loyalty';
import { htmlMail, plainMail, messagesFor } from '../../delivery/index.ts';
import { siteById } from '../../site/index.ts';
import type { LoyaltyDeps } from './loyalty.ts';
import { lockLoyalty, updateLoyalty } from './loyalty.store.ts';

const DAY = 86_400_000;

/** Returns the latest last stake of players who are to be told that their points expire. */
export const noticeBefore = (now: Date): Date => new Date(now.getTime() - (EXPIRY_DAYS - NOTICE_DAYS) * DAY);

/** Tells a player by e-mail, once, when the points expire. A player without an address sees it on the page only. */
export function tellExpiry({ db, now, sites, mail }: LoyaltyDeps, playerId: bigint): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const { points, last_stake_at: last, expiry_told_at: told } = await lockLoyalty(trx, playerId, at);
    if (!last || told !== null || points === 0n || expiryOf(last).noticeAt > at) return;
    await updateLoyalty(trx, playerId, { expiry_told_at: at });
    const player = await trx
      .selectFrom('players')
      .select(['email', 'language', 'site_id'])
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    const site = siteById(sites, player.site_id);
    const messages = site && (await messagesFor(site, player.language));
    if (!messages || player.email === null) return;
    const date = new Intl.DateTimeFormat(messages.tag, {
      dateStyle: 'long',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    }).format(expiryOf(last).expiresAt);
    const company = site.config.companyName;
    const values = { points: pointsText(points), date, company };
    const subject = messages.text('mail.pointsExpire.subject', values);
    const document = {
      tag: messages.tag,
      direction: messages.direction,
      title: subject,
      intro: [messages.text('mail.pointsExpire.intro', values), messages.text('mail.pointsExpire.keep')],
      blocks: [],
      outro: messages.text('mail.pointsExpire.outro', values),
    };
    const written = { subject, text: plainMail(document), html: htmlMail(document) };
    await mail.queue(trx, { playerId, recipient: player.email, language: player.language, ...written });
  });
}
