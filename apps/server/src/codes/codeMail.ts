import { htmlMail, plainMail } from '../mail/layout.ts';
import type { OutgoingMail } from '../mail/transport.ts';
import type { Words } from '../mail/words.ts';

export interface CodeMailFacts {
  readonly words: Words;
  /** Which mail: its subject and its first sentence are under this name in the dictionary. */
  readonly kind: 'recovery' | 'activation' | 'sign-in';
  readonly company: string;
  readonly code: string;
  /** How long the code is good. */
  readonly minutes: number;
  /** Does what the code does, where it does it. */
  readonly link?: string | undefined;
}

/** A one-time code as a mail: the code is in the subject too, where a phone shows it without the mail being opened. */
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

/** Tells the owner of an account that its password is another one now. */
export function passwordMail(words: Words, company: string): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = words.word('mail.passwordChanged.subject');
  return written(words, subject, [words.word('mail.passwordChanged.intro', { company })]);
}

/** Tells the address that an account had before of the change. */
export function addressMail(words: Words, company: string): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const subject = words.word('mail.addressChanged.subject');
  return written(words, subject, [words.word('mail.addressChanged.intro', { company })]);
}

/** Tells the owner of an account that its phone is another one now. */
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
