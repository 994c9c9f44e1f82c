import { NoAnswer, PlayError } from './api.types.ts';
import type { PlaySession, RoundView, SeedChange } from './api.types.ts';

/** Calls of the maker's play API. */
export interface PlayApi {
  readonly openSession: (token: string) => Promise<PlaySession>;
  readonly bet: (
    actionId: string,
    stake: string,
    choice: unknown,
    freeRoundsId?: string | null,
  ) => Promise<RoundView>;
  readonly turn: (roundId: string, actionId: string, turn: unknown) => Promise<RoundView>;
  readonly balance: () => Promise<string>;
  readonly changeSeed: (clientSeed: string) => Promise<SeedChange>;
  /** Sends a call of one game's own; a body makes it a POST. */
  readonly call: <Answer>(path: string, body?: unknown) => Promise<Answer>;
  /** Bearer of the session, for streams; empty before it is open. */
  readonly bearer: () => string;
}

type Fetch = typeof globalThis.fetch;

/** Creates the client of the play API on the frame's own origin. */
export function createPlayApi(fetch: Fetch): PlayApi {
  let bearer = '';

  async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await sent(fetch, `/play-api/${path}`, bearer, body);
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer as Answer;
    throw failureOf(response.status, answer);
  }

  return {
    openSession: async (token) => {
      const session = await call<PlaySession>('session', { token });
      bearer = session.bearer;
      return session;
    },
    bet: (actionId, stake, choice, freeRoundsId = null) =>
      call('rounds', { actionId, stake, choice, freeRoundsId }),
    turn: (roundId, actionId, turn) =>
      call(`rounds/${encodeURIComponent(roundId)}/turns`, { actionId, turn }),
    balance: async () => (await call<{ balance: string }>('balance')).balance,
    changeSeed: (clientSeed) => call('seed', { clientSeed }),
    call,
    bearer: () => bearer,
  };
}

async function sent(fetch: Fetch, path: string, bearer: string, body: unknown): Promise<Response> {
  const headers = {
    ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    return await fetch(path, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
  } catch (error) {
    throw new NoAnswer('The maker could not be reached.', { cause: error });
  }
}

/** Statuses after which the same action may be sent again. */
const REPEATABLE = new Set([408, 429, 500, 502, 503, 504]);

function failureOf(status: number, answer: unknown): Error {
  const { code, message, remainder } = (answer ?? {}) as Partial<Record<string, string>>;
  if (code === undefined || code === 'INTERNAL' || (REPEATABLE.has(status) && !FINAL_WAITS.has(code)))
    return new NoAnswer(message ?? `The maker answered with ${status}.`);
  return new PlayError(code, message ?? code, remainder);
}

/** Refusals that are final although their status invites a repetition. */
const FINAL_WAITS = new Set(['TOO_FAST', 'MAKER_DOWN']);
