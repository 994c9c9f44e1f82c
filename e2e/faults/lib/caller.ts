import type { Answer, Device, Sent } from './exchange.ts';
import type { Journal } from './journal.ts';
import { sleep } from './processes.ts';

export interface Player {
  readonly accountId: string;
  /** Session cookie, with which a new bearer is requested. */
  readonly cookie: string;
}

/** A client's request: everything of an exchange except its id. */
export type Asked = Omit<Sent, 'id'>;

/** A signed-in device that retries its calls. */
export interface Caller {
  /** Makes one attempt, signing in again if necessary; undefined when its outcome is unknown. */
  attempt(asked: Asked): Promise<Answer | undefined>;
  /**
   * Sends a call until it is answered.
   * @returns the answer, which may refuse it
   */
  insist(asked: Asked): Promise<Answer>;
  /**
   * Repeats an operation until it is done, with increasing pauses.
   * @param once returns undefined when it has to be repeated
   * @throws {Error} when it isn't done after ten minutes
   */
  until<T>(once: (attempts: number) => Promise<T | undefined>): Promise<T>;
}

export interface CallerOptions {
  readonly name: string;
  readonly player: Player;
  readonly device: Device;
  readonly journal: Journal;
  /** Longest pause before the next attempt, ms. */
  readonly pause: number;
}

/** Time after which a call counts as never answered, ms. */
const PATIENCE = 600_000;

/** Returns whether an answer states the outcome of a request; server errors and rate limits don't. */
const saysIt = ({ status }: Answer): boolean => status < 500 && status !== 429;

export function createCaller({ name, player, device, journal, pause }: CallerOptions): Caller {
  let sent = 0;
  let token = '';
  let last: Answer | undefined;

  async function exchange(asked: Asked): Promise<Answer | undefined> {
    const who = token ? { authorization: `Bearer ${token}` } : { cookie: player.cookie };
    const id = `${name}-${String((sent += 1)).padStart(6, '0')}`;
    try {
      last = await device.exchange({ ...asked, headers: { ...who, ...asked.headers }, id });
    } catch {
      return undefined;
    }
    journal.answered(last.status);
    if (last.status >= 500 && last.status !== 503) {
      journal.broken.push(`${asked.method} ${asked.path} (${id}) answered ${last.status}: ${last.text}`);
    }
    return last;
  }

  async function attempt(asked: Asked): Promise<Answer | undefined> {
    const answer = await exchange(asked);
    if (answer?.status === 401 && token !== '') {
      await signIn();
      return undefined;
    }
    return answer && saysIt(answer) ? answer : undefined;
  }

  async function signIn(): Promise<void> {
    token = '';
    const { status, text } = await insist({ method: 'GET', path: '/web-api/user/gettoken' });
    if (status !== 200) throw new Error(`A session is lost, ${status}: ${text}`);
    // The cast: the platform's own suites check the answer against the contract.
    token = (JSON.parse(text) as { token: string }).token;
  }

  async function until<T>(once: (attempts: number) => Promise<T | undefined>): Promise<T> {
    const begun = performance.now();
    for (let attempts = 1; ; attempts += 1) {
      const done = await once(attempts);
      if (done !== undefined) return done;
      if (performance.now() - begun > PATIENCE) {
        throw new Error(
          `${name} got no answer in ${PATIENCE / 1000} s, at last ${last?.status}: ${last?.text}`,
        );
      }
      await sleep(Math.min(pause, 20 * attempts));
    }
  }

  const insist = (asked: Asked): Promise<Answer> => until(() => attempt(asked));
  return { attempt, insist, until };
}
