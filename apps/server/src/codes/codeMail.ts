import { htmlMail, plainMail } from '../mail/layout.ts';
import type { OutgoingMail } from '../mail/transport.ts';
import type { Words } from '../mail/words.ts';

export interface CodeMailFacts {
  readonly words: Words;
  /** Kind of mail: part of the dictionary keys of its subject and first sentence. */
  readonly kind: 'recovery' | 'activation' | 'sign-in';
  readonly company: string;
  readonly code: string;
  /** Lifetime of the code, minutes. */
  readonly minutes: number;
  /** Link that applies the code on the site. */
  readonly link?: string | undefined;
}

/**
 * Writes a mail with a one-time code. The code is in the subject too, so that a phone shows it without opening the
 * mail.
 */
export function codeMail(facts: CodeMailFacts): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const { words, kind, company, code, minutes, link } = facts;
  const subject = words.word(`mail.code.${kind}.subject`, { code });
  const intro = [
    words.word(`mail.code.${kind}.intro`, { company }),
    words.word('mail.code.is', { code }),
    words.counted('mail.code.good', minutes),
  ];
  return written(words, subject, intro, link);
}

/** Writes the mail that notifies a player of a changed password. */
export function passwordMail(words: Words, company: string): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = words.word('mail.passwordChanged.subject');
  return written(words, subject, [words.word('mail.passwordChanged.intro', { company })]);
}

/** Writes the mail to the previous address that notifies a player of a changed address. */
export function addressMail(words: Words, company: string): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = words.word('mail.addressChanged.subject');
  return written(words, subject, [words.word('mail.addressChanged.intro', { company })]);
}

/** Writes the mail that notifies a player of a changed phone. */
export function phoneMail(words: Words, company: string): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = words.word('mail.phoneChanged.subject');
  return written(words, subject, [words.word('mail.phoneChanged.intro', { company })]);
}

function written(words: Words, subject: string, intro: readonly string[], url?: string) {
  const { tag, direction } = words;
  const document = {
    tag,
    direction,
    title: subject,
    intro,
    ...(url === undefined ? {} : { link: { label: words.word('mail.code.link'), url } }),
    blocks: [],
    outro: words.word('mail.code.outro'),
  };
  return { subject, text: plainMail(document), html: htmlMail(document) };
}
