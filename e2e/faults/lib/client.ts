import type { Answer, Device, Sent } from './exchange.ts';
import type { Coupon, Intent, Journal } from './journal.ts';
import { sleep } from './processes.ts';

export interface Player {
  readonly accountId: string;
  /** Asks for a fresh bearer. */
  readonly cookie: string;
}

/** What a client asks for: everything of an exchange but its name. */
type Asked = Omit<Sent, 'id'>;

/** A player's device that follows the placement machine: one key until its answer is known. */
export interface Client {
  readonly player: Player;
  /**
   * Sends an intent with its key, and asks what became of it, until that is known.
   * @throws {Error} with the answer, when the platform refuses the request itself
   */
  place(intent: Intent): Promise<Coupon>;
  /** Sends a call until it is answered. @returns the answer, which may refuse it */
  insist(asked: Asked): Promise<Answer>;
}

export interface ClientOptions {
  readonly name: string;
  readonly player: Player;
  readonly device: Device;
  readonly journal: Journal;
  /** Longest pause before the next attempt, ms. */
  readonly pause: number;
}

const PLACE = '/web-api/coupons';
/** Longest that one call may stay without an answer, ms: more than any restart takes. */
const PATIENCE = 60_000;

/** Whether an answer says what became of a request; one that fails, or comes too early, doesn't. */
function saysIt(answer: Answer | undefined): answer is Answer {
  return answer !== undefined && answer.status < 500 && answer.status !== 429 && answer.status !== 409;
}

const couponOf = ({ text }: Answer): Coupon =>
  // The cast: the platform's own suites hold the answer against the contract.
  (JSON.parse(text) as { coupon: Coupon }).coupon;

export function createClient({ name, player, device, journal, pause }: ClientOptions): Client {
  let sent = 0;
  let token = '';

  /** One attempt; undefined when no answer came. */
  async function attempt(asked: Asked): Promise<Answer | undefined> {
    const who = token ? { authorization: `Bearer ${token}` } : { cookie: player.cookie };
    const id = `${name}-${String((sent += 1)).padStart(6, '0')}`;
    try {
      const answer = await device.exchange({ ...asked, headers: { ...who, ...asked.headers }, id });
      journal.answered(answer.status);
      if (answer.status >= 500 && answer.status !== 503) {
        journal.broken.push(
          `${asked.method} ${asked.path} (${id}) answered ${answer.status}: ${answer.text}`,
        );
      }
      return answer;
    } catch {
      return undefined;
    }
  }

  async function signIn(): Promise<void> {
    token = '';
    const { status, text } = await insist({ method: 'GET', path: '/web-api/user/gettoken' });
    if (status !== 200) throw new Error(`A session is lost, ${status}: ${text}`);
    // The cast: as above.
    token = (JSON.parse(text) as { token: string }).token;
  }

  /** Waits before the next attempt, longer each time. */
  async function rest(begun: number, attempts: number, last: Answer | undefined): Promise<void> {
    if (performance.now() - begun > PATIENCE) {
      throw new Error(
        `${name} got no answer in ${PATIENCE / 1000} s, at last ${last?.status}: ${last?.text}`,
      );
    }
    await sleep(Math.min(pause, 20 * attempts));
  }

  async function insist(asked: Asked): Promise<Answer> {
    const begun = performance.now();
    for (let attempts = 1; ; attempts += 1) {
      const answer = await attempt(asked);
      if (!saysIt(answer)) await rest(begun, attempts, answer);
      else if (answer.status === 401 && token !== '') await signIn();
      else return answer;
    }
  }

  async function place({ key, body }: Intent): Promise<{ coupon: Coupon; isClean: boolean }> {
    const begun = performance.now();
    for (let attempts = 1; ; attempts += 1) {
      const answer = await attempt({
        method: 'POST',
        path: PLACE,
        headers: { 'idempotency-key': key },
        body,
      });
      if (!saysIt(answer)) {
        const found = await insist({ method: 'GET', path: `${PLACE}/by-key/${key}` });
        if (found.status === 200) return { coupon: couponOf(found), isClean: false };
        await rest(begun, attempts, answer);
      } else if (answer.status === 200) return { coupon: couponOf(answer), isClean: attempts === 1 };
      else if (answer.status === 401) await signIn();
      else throw new Error(`The placement of ${key} was answered ${answer.status}: ${answer.text}`);
    }
  }

  return {
    player,
    insist,
    async place(intent) {
      journal.asked(intent);
      const begun = performance.now();
      const { coupon, isClean } = await place(intent);
      journal.told(intent, coupon);
      journal.took.push({ ms: performance.now() - begun, isClean });
      return coupon;
    },
  };
}
