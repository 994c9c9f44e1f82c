import type { Answer, Device, Sent } from './exchange.ts';
import type { Journal } from './journal.ts';
import { sleep } from './processes.ts';

export interface Player {
  readonly accountId: string;
  /** Asks for a fresh bearer. */
  readonly cookie: string;
}

/** What a client asks for: everything of an exchange but its name. */
export type Asked = Omit<Sent, 'id'>;

/** A signed-in device that knows how long to try. */
export interface Caller {
  /** One attempt; undefined when no answer says what became of it. Signs in again when it must. */
  attempt(asked: Asked): Promise<Answer | undefined>;
  /** Sends a call until it is answered. @returns the answer, which may refuse it */
  insist(asked: Asked): Promise<Answer>;
  /**
   * Does something until it is done, waiting longer each time.
   * @param once undefined when it has to be done again
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

/** Only a call that never gets its answer takes longer, ms. */
const PATIENCE = 600_000;

/** Whether an answer says what became of a request; one that fails, or comes too early, doesn't. */
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
    // The cast: the platform's own suites hold the answer against the contract.
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
