import { findPlayer } from '../accounts/index.ts';
import { couponOf, couponView, betBlock, timesIn } from '../betting/index.ts';
import type { Db, Trx } from '../kernel/index.ts';
import {
  htmlMail,
  plainMail,
  type MailDocument,
  type Mail,
  mailBrandOf,
  messagesFor,
} from '../delivery/index.ts';
import { isMailWanted } from '../entry/index.ts';
import { siteById, type Sites } from '../site/index.ts';

export interface BetMailDeps {
  readonly db: Db;
  readonly sites: Pick<Sites, 'all'>;
  readonly mail: Pick<Mail, 'queue'>;
}

/**
 * Queues the mails about settled bets. Each bet has one mail, in a transaction of its own, so that no settlement waits for
 * it.
 */
export async function mailSettledBets(deps: BetMailDeps): Promise<void> {
  for (;;) {
    const isMore = await deps.db.transaction().execute(async (trx) => {
      // The coupon's own lock, as corrections take it: a mail never states an outcome that a correction has replaced.
      const next = await trx
        .selectFrom('coupons_to_mail as q')
        .innerJoin('coupons as c', 'c.id', 'q.coupon_id')
        .select(['c.id', 'c.player_id as playerId'])
        .limit(1)
        .forNoKeyUpdate('c')
        .skipLocked()
        .executeTakeFirst();
      if (!next) return false;
      const { numDeletedRows } = await trx
        .deleteFrom('coupons_to_mail')
        .where('coupon_id', '=', next.id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await mailBet(trx, deps, next);
      return true;
    });
    if (!isMore) return;
  }
}

/**
 * Queues the mail about a settled bet, in the player's language. Players without an address and those who have switched
 * these mails off get none.
 */
async function mailBet(
  trx: Trx,
  { sites, mail }: BetMailDeps,
  { id, playerId }: { readonly id: bigint; readonly playerId: bigint },
): Promise<void> {
  const { email, language, site_id: siteId } = await findPlayer(trx, playerId);
  if (email === null || !(await isMailWanted(trx, playerId, 'enable_mail_bets'))) return;
  const rows = await couponOf(trx, playerId, id);
  if (!rows) return;
  const site = siteById(sites, siteId);
  const messages = site && (await messagesFor(site, language));
  const bet = couponView(rows);
  if (!messages || bet.outcome === undefined) return;
  const values = { number: bet.id, company: site.config.companyName };
  const subject = messages.text(`mail.settled.${bet.outcome}`, values);
  const document: MailDocument = {
    tag: messages.tag,
    direction: messages.direction,
    brand: mailBrandOf(site),
    title: subject,
    intro: [],
    blocks: [betBlock(bet, messages, timesIn(messages.tag, site.config.defaultTimeZone))],
    outro: messages.text('mail.settled.outro', values),
  };
  const written = { subject, text: plainMail(document), html: htmlMail(document) };
  await mail.queue(trx, { playerId, recipient: email, language, couponId: id, ...written });
}
