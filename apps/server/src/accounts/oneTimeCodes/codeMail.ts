import {
  htmlMail,
  plainMail,
  type OutgoingMail,
  type Messages,
  type Secret,
  type ShowSecret,
} from '../../delivery/index.ts';

export interface CodeMailData {
  readonly messages: Messages;
  /** Kind of mail: part of the dictionary keys of its subject and first sentence. */
  readonly kind: 'recovery' | 'activation' | 'sign-in' | 'login' | 'withdrawal';
  readonly company: string;
  readonly code: Secret;
  /** Lifetime of the code, minutes. */
  readonly minutes: number;
  /** Amount that a withdrawal's code confirms, with its currency. */
  readonly amount?: string | undefined;
  /** Link that applies the code on the site. */
  readonly link?: CodeLink | undefined;
}

/** Link of a page with a token. */
export interface CodeLink {
  readonly page: string;
  readonly token: Secret;
}

/**
 * Returns a function that writes a mail with a one-time code. The subject doesn't name the code: subjects are shown on
 * locked screens and in lists.
 */
export const codeMail =
  (data: CodeMailData) =>
  (show: ShowSecret): Pick<OutgoingMail, 'subject' | 'text' | 'html'> => {
    const { messages, kind, company, code, minutes, amount = '', link } = data;
    const subject = messages.text(`mail.code.${kind}.subject`);
    const intro = [
      messages.text(`mail.code.${kind}.intro`, { company, amount }),
      messages.text('mail.code.is', { code: show(code) }),
      messages.countedText('mail.code.good', minutes),
    ];
    return written(messages, subject, intro, link && `${link.page}?token=${show(link.token)}`);
  };

/** Writes the mail that notifies a player of a changed password. */
export function passwordMail(
  messages: Messages,
  company: string,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = messages.text('mail.passwordChanged.subject');
  return written(messages, subject, [messages.text('mail.passwordChanged.intro', { company })]);
}

/** Writes the mail to the previous address that notifies a player of a changed address. */
export function addressMail(
  messages: Messages,
  company: string,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = messages.text('mail.addressChanged.subject');
  return written(messages, subject, [messages.text('mail.addressChanged.intro', { company })]);
}

/** Writes the mail that notifies a player of a changed phone. */
export function phoneMail(
  messages: Messages,
  company: string,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = messages.text('mail.phoneChanged.subject');
  return written(messages, subject, [messages.text('mail.phoneChanged.intro', { company })]);
}

/** Writes the mail that notifies a player of a changed login. */
export function loginMail(
  messages: Messages,
  company: string,
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = messages.text('mail.loginChanged.subject');
  return written(messages, subject, [messages.text('mail.loginChanged.intro', { company })]);
}

/** Writes the mail that notifies a player of a passkey that was added or removed. */
export function passkeyMail(
  messages: Messages,
  kind: 'passkeyAdded' | 'passkeyRemoved',
  { company, name }: { readonly company: string; readonly name: string },
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = messages.text(`mail.${kind}.subject`);
  return written(messages, subject, [messages.text(`mail.${kind}.intro`, { company, name })]);
}

function written(messages: Messages, subject: string, intro: readonly string[], url?: string) {
  const { tag, direction } = messages;
  const document = {
    tag,
    direction,
    title: subject,
    intro,
    ...(url === undefined ? {} : { link: { label: messages.text('mail.code.link'), url } }),
    blocks: [],
    outro: messages.text('mail.code.outro'),
  };
  return { subject, text: plainMail(document), html: htmlMail(document) };
}
