import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Times after which a call-back without an answer of 200 to 299 is sent again, ms. */
const RETRIES = [5_000, 30_000, 300_000, 3_600_000];

/** An event that is sent to a merchant; its other fields are those of its protocol. */
export interface SentEvent extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** Fault of the first delivery of an event; later ones are right. */
export type Fault = 'signature' | 'time';

export interface Callbacks {
  /** Sends an event until it is taken; resolves after the first attempt. */
  send(url: string, event: SentEvent, fault?: Fault): Promise<void>;
}

/**
 * The address at which a call-back reaches a site of this machine: every name below localhost is this machine, but only
 * browsers resolve it everywhere. The platform finds the site of a call-back by its path.
 */
function reachable(url: string): string {
  const address = new URL(url);
  if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost';
  return address.href;
}

/**
 * Creates the sender of signed call-backs.
 * @param secretOf returns the secret of an address
 */
export function createCallbacks(secretOf: (url: string) => string, clock: Clock): Callbacks {
  async function deliver(url: string, body: string, fault: Fault | undefined): Promise<boolean> {
    const seconds = Math.floor(clock.now().getTime() / 1000) - (fault === 'time' ? 3600 : 0);
    const secret = secretOf(url);
    const key = fault === 'signature' ? `${secret}-of-another` : secret;
    const v1 = createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex');
    try {
      const answer = await fetch(reachable(url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'touchline-signature': `t=${seconds},v1=${v1}` },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function attempt(url: string, body: string, fault: Fault | undefined, tries: number): Promise<void> {
    if (await deliver(url, body, fault)) return;
    const wait = RETRIES[tries];
    if (wait !== undefined) clock.after(wait, () => attempt(url, body, undefined, tries + 1));
  }

  return { send: (url, event, fault) => attempt(url, JSON.stringify(event), fault, 0) };
}
