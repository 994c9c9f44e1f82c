import type { Settings } from '../../kernel/index.ts';

/** A text message to send. */
export interface OutgoingText {
  /** With its plus. */
  readonly to: string;
  readonly text: string;
  /** Unchanged in each attempt, so that the gateway can detect duplicates. */
  readonly reference: string;
}

/** Sends text messages to phones. */
export interface SmsTransport {
  /** Resolves when the message was accepted; throws otherwise. */
  send(message: OutgoingText): Promise<void>;
}

const TIMEOUT = 10_000;

/** Opens the gateway that the settings name; undefined if messages stay in the outbox. */
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
