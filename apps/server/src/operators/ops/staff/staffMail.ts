import type { SecondedAct } from '@touchline/contract/operators';
import {
  htmlMail,
  loadMessages,
  plainMail,
  type Secret,
  type Mail,
  type Messages,
  type ShowSecret,
} from '../../../delivery/index.ts';
import type { Trx } from '../../../kernel/index.ts';

/** An operator who gets a mail. */
export interface StaffReader {
  readonly id: bigint;
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

const FALLBACK = 'en';

async function messagesOf({ language }: StaffReader): Promise<Messages> {
  const messages = (await loadMessages(language)) ?? (await loadMessages(FALLBACK));
  if (!messages) throw new Error(`There are no texts in "${FALLBACK}": add the dictionary.`);
  return messages;
}

/** Formats an instant for operators, in UTC. */
const instant = ({ tag }: Messages, at: Date): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

function written(
  { tag, direction }: Messages,
  { subject, intro, link, outro }: StaffText,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const document = { tag, direction, title: subject, intro, link, blocks: [], outro };
  return { subject, text: plainMail(document), html: htmlMail(document) };
}

interface StaffText {
  readonly subject: string;
  readonly intro: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly outro: string;
}

/** Stores the mail with the link of an invitation, in the transaction that stores the invitation. */
export async function mailInvitation(
  trx: Trx,
  mail: Pick<Mail, 'queueSecret'>,
  reader: StaffReader,
  invitation: {
    /** Name of the operator who invites. */
    readonly by: string;
    readonly link: Secret;
    readonly endsAt: Date;
    /** True if the person had signed in before. */
    readonly isAgain: boolean;
  },
): Promise<void> {
  const { by, link, endsAt, isAgain } = invitation;
  const messages = await messagesOf(reader);
  const group = isAgain ? 'mail.staff.again' : 'mail.staff.invitation';
  await mail.queueSecret(trx, {
    playerId: null,
    staffId: reader.id,
    recipient: reader.email,
    language: reader.language,
    kind: 'staff-invitation',
    endsAt,
    write: (show: ShowSecret) =>
      written(messages, {
        subject: messages.text(`${group}.subject`),
        intro: [
          messages.text(`${group}.intro`, { by, name: reader.name }),
          messages.text('mail.staff.invitation.until', { until: instant(messages, endsAt) }),
        ],
        link: { label: messages.text('mail.staff.invitation.link'), url: show(link) },
        outro: messages.text('mail.staff.invitation.outro'),
      }),
  });
}

/** Stores the mail that reminds an operator of a request that they may answer. */
export async function mailReminder(
  trx: Trx,
  mail: Pick<Mail, 'queue'>,
  reader: StaffReader,
  request: {
    readonly act: SecondedAct;
    readonly askedBy: string;
    readonly reason: string | null;
    readonly endsAt: Date;
    /** Address of the console's list of requests. */
    readonly url: string;
  },
): Promise<void> {
  const { act, askedBy, reason, endsAt, url } = request;
  const messages = await messagesOf(reader);
  const reminder = written(messages, {
    subject: messages.text('mail.staff.reminder.subject'),
    intro: [
      messages.text('mail.staff.reminder.intro', { askedBy, act: messages.text(`mail.staff.act.${act}`) }),
      ...(reason === null ? [] : [messages.text('mail.staff.reminder.reason', { reason })]),
      messages.text('mail.staff.reminder.until', { until: instant(messages, endsAt) }),
    ],
    link: { label: messages.text('mail.staff.reminder.link'), url },
    outro: messages.text('mail.staff.reminder.outro'),
  });
  await mail.queue(trx, {
    playerId: null,
    staffId: reader.id,
    recipient: reader.email,
    language: reader.language,
    ...reminder,
  });
}
