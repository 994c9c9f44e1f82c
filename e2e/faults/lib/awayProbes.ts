import { singleOn, type OpenBet } from '../../bench/lib/openBet.ts';
import type { BenchPlayer } from '../../bench/lib/players.ts';

/** Interval between two requests of a partner's page, ms: the limit of such calls counts for all processes. */
const PARTNER_INTERVAL = 3_000;

/** A player who places the same bet again and again. */
export interface Bettor {
  readonly player: BenchPlayer;
  readonly bet: OpenBet;
}

/** Sends a request that is repeated, and returns its answer in short. */
export type Probe = () => Promise<string>;

/** Returns the status of an answer with the code of its problem or the state of its bet, or the name of an error. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<string> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
    const text = await answer.text();
    const detail = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? /"state":"(\w+)"/.exec(text)?.[1];
    return detail === undefined ? String(answer.status) : `${answer.status} ${detail}`;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

/** Returns the states of the producers that a page receives. */
async function producersAt(origin: string): Promise<string> {
  try {
    const answer = await fetch(`${origin}/web-api/feed/poll?topics=live`);
    return /"producers":(\{[^}]*\})/.exec(await answer.text())?.[1] ?? String(answer.status);
  } catch (error) {
    return String(error);
  }
}

export const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Repeats a request at most once in an interval, and returns the latest answer in between. */
function atMostEvery(interval: number, ask: Probe): Probe {
  let [at, answer] = [-Infinity, ''];
  return async () => {
    if (performance.now() - at < interval) return answer;
    at = performance.now();
    return (answer = await ask());
  };
}

function betAt(origin: string, { player, bet }: Bettor): Probe {
  const placement = singleOn(bet, player.accountId, '0.20');
  return () => {
    const headers = {
      authorization: `Bearer ${player.token}`,
      'idempotency-key': crypto.randomUUID(),
    };
    return statusOf(`${origin}/web-api/coupons`, json(placement, headers));
  };
}

/** Returns the requests that are repeated to a process, by name. */
export function probesAt(
  origin: string,
  { operatorToken, bettor }: { readonly operatorToken: string; readonly bettor: Bettor | undefined },
): Readonly<Record<string, Probe>> {
  const operator = { headers: { authorization: `Bearer ${operatorToken}` } };
  return {
    ready: () => statusOf(`${origin}/health/ready`),
    page: () => statusOf(`${origin}/en/live`),
    line: () => statusOf(`${origin}/web-api/line/matches?section=live&limit=1`),
    prices: () => producersAt(origin),
    'sign-in': () =>
      statusOf(
        `${origin}/web-api/session/sign-in`,
        json({ login: 'no@away.example', password: 'x'.repeat(9), save: false }),
      ),
    ...(bettor && { bet: betAt(origin, bettor) }),
    partner: atMostEvery(PARTNER_INTERVAL, () =>
      statusOf(`${origin}/web-api/third-party/api/pages/games`, {
        headers: { 'mf-render-mode': 'json', 'mf-api-version': 'v2' },
      }),
    ),
    'ops/me': () => statusOf(`${origin}/ops/me`, operator),
    'ops/outbox': () => statusOf(`${origin}/ops/outbox`, operator),
  };
}
