import type { SecretBox } from '../secretBox/secretBox.ts';
import type { OutgoingMail } from './transport.ts';

/** A mail in both forms. */
export type MailBody = Pick<OutgoingMail, 'text' | 'html'>;

interface StoredBody {
  readonly id: bigint;
  readonly body_text: string;
  readonly body_html: string;
  readonly sealed_body: string | null;
}

const contextOf = (id: bigint): string => `mail:${id}`;

/** Encrypts the body of a mail that contains a secret. */
export function sealBody(secretBox: SecretBox, id: bigint, { text, html }: MailBody): string {
  return secretBox.seal(JSON.stringify({ text, html }), contextOf(id));
}

/** Returns the body with its secret; masked if it has been deleted. */
export function openBody(secretBox: SecretBox, row: StoredBody): MailBody {
  const { id, body_text: text, body_html: html, sealed_body: sealed } = row;
  if (sealed === null) return { text, html };
  // The cast: only `sealBody` makes a text that opens in this context.
  return JSON.parse(secretBox.open(sealed, contextOf(id))) as MailBody;
}
