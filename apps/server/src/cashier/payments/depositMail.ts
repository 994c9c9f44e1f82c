import { toWire } from '@touchline/betting';
import { findPlayer } from '../../accounts/index.ts';
import type { Trx } from '../../kernel/index.ts';
import {
  htmlMail,
  plainMail,
  type Detail,
  type MailDocument,
  type Mail,
  mailBrandOf,
  messagesFor,
} from '../../delivery/index.ts';
import { isMailWanted } from '../../entry/index.ts';
import type { Site } from '../../site/index.ts';
import { creditAfterFee } from './conversion/conversion.ts';
import type { PaymentRow } from './payments.store.ts';

/** A deposit that is being credited. */
export interface CreditedDeposit {
  readonly row: PaymentRow;
  readonly site: Site;
  /** Paid amount with the fee, minor units. */
  readonly paid: bigint;
}

/**
 * Queues the mail about a credited deposit in the transaction that credits it, in the player's language. Players
 * without an address and those who have switched these mails off get none.
 */
export async function mailDeposit(
  trx: Trx,
  mail: Pick<Mail, 'queue'>,
  { row, site, paid }: CreditedDeposit,
): Promise<void> {
  const { player_id: playerId, iso, fee } = row;
  const { email, language } = await findPlayer(trx, playerId);
  if (email === null || !(await isMailWanted(trx, playerId, 'enable_mail_deposit'))) return;
  const messages = await messagesFor(site, language);
  if (!messages) return;
  const money = (minor: bigint, currency = iso): string => `${toWire(minor, currency)} ${currency}`;
  const text = (key: string): string => messages.text(`mail.deposit.${key}`, values);
  const added = money(creditAfterFee(row, paid, fee), row.credit_iso ?? iso);
  const values = { amount: added, company: site.config.companyName };
  const method = row.method_name[language] ?? row.method_name[site.config.defaultLanguage];
  const details: readonly Detail[] = [
    ...(method === undefined ? [] : [[text('method'), method] as const]),
    [text('paid'), money(paid)],
    ...(fee === 0n ? [] : [[text('fee'), money(fee)] as const]),
    [text('added'), added],
    [text('number'), row.id],
  ];
  const subject = text('subject');
  const document: MailDocument = {
    tag: messages.tag,
    direction: messages.direction,
    brand: mailBrandOf(site),
    title: subject,
    intro: [text('intro'), text('notYou')],
    blocks: [{ heading: text('heading'), details }],
    outro: text('outro'),
  };
  const written = { subject, text: plainMail(document), html: htmlMail(document) };
  await mail.queue(trx, { playerId, recipient: email, language, ...written });
}
