import type { Settings } from '../settings.ts';

/** A text message as it leaves. */
export interface OutgoingText {
  /** With its plus. */
  readonly to: string;
  readonly text: string;
  /** The same at each attempt: a gateway that gets it twice can tell. */
  readonly reference: string;
}

/** What takes text messages to phones. */
export interface SmsTransport {
  /** Resolves when the message was taken; throws when it was not. */
  send(message: OutgoingText): Promise<void>;
}

const TIMEOUT = 10_000;

/** The gateway that the settings name; undefined when messages stay in the outbox. */
export function openSmsTransport({
  SMS_URL: url,
  SMS_TOKEN: token,
}: Pick<Settings, 'SMS_URL' | 'SMS_TOKEN'>): SmsTransport | undefined {
  if (url === undefined) return undefined;
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.reference,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (!answer.ok) throw new Error(`The gateway answered ${answer.status}.`);
    },
  };
}
