import type { TestApp } from './app.ts';

type Messages = Pick<TestApp, 'mail' | 'sms'>;

/** Returns the last mail as its recipient reads it; undefined if there is none. */
export async function lastMail({ mail }: Pick<Messages, 'mail'>) {
  const [row] = await mail.outbox({ sites: 'all' });
  return row && mail.mail(row.id);
}

/** Returns the last text message as its recipient reads it; undefined if there is none. */
export async function lastText({ sms }: Pick<Messages, 'sms'>) {
  const [row] = await sms.outbox({ sites: 'all' });
  return row && sms.text(row.id);
}

/** Returns the one-time code in a message; undefined if it contains none. */
export const codeIn = (text = ''): string | undefined => /\b\d{6}(?:\d{4})?\b/.exec(text)?.[0];

/** Returns the code in the last mail. */
export const mailedCode = async (app: Pick<Messages, 'mail'>): Promise<string | undefined> =>
  codeIn((await lastMail(app))?.text);

/** Returns the code in the last text message. */
export const textedCode = async (app: Pick<Messages, 'sms'>): Promise<string | undefined> =>
  codeIn((await lastText(app))?.text);
