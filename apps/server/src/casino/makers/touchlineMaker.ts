import * as v from 'valibot';
import { ProviderSilentError } from '../../kernel/index.ts';
import { MakerRefusedError, type Maker, type MakerGame, type MakerGames } from './adapter.ts';
import {
  Game,
  GamesPage,
  Jackpots,
  Launched,
  Nothing,
  Refusal,
  Report,
  RoundStateAnswer,
} from './protocol.ts';
import { signRequest } from './signature.ts';

export interface TouchlineMakerOptions {
  readonly id: string;
  /** Base address of the maker's API. */
  readonly url: string;
  /** Origin of its frames. */
  readonly frameOrigin: string;
  /** Secret with which calls are signed. */
  readonly secret: string;
  readonly now: () => Date;
}

/** Time for an answer, ms: a player waits for a launch; lists and reports may take long. */
const PATIENCE = { launch: 5000, usual: 10_000, list: 30_000 };

interface AskOptions {
  readonly body?: object;
  /** Time for the answer, ms. */
  readonly patience?: number;
  /** True if a refusal is an answer of its own; otherwise it counts as none. @default false */
  readonly isFinal?: boolean;
}

/** Statuses that refuse a request for what it asks; all others say nothing about its effect. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);
/** Statuses of what doesn’t exist. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

async function refusalOf(answer: Response): Promise<MakerRefusedError> {
  const read = v.safeParse(Refusal, await answer.json().catch(() => ({})));
  const message = read.success
    ? read.output.message
    : `The maker answered ${answer.status} without a reason.`;
  return new MakerRefusedError(message, answer.status);
}

/** Creates a maker that speaks the game protocol of Touchline, version 1: JSON over HTTP, signed by HMAC. */
export function createTouchlineMaker({ id, url, frameOrigin, secret, now }: TouchlineMakerOptions): Maker {
  async function ask<Schema extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: Schema,
    { body, patience = PATIENCE.usual, isFinal = false }: AskOptions = {},
  ): Promise<v.InferOutput<Schema>> {
    const target = new URL(`${url.replace(/\/$/, '')}${path}`);
    const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    try {
      const answer = await fetch(target, {
        method,
        headers: {
          ...signRequest(secret, {
            method,
            path: `${target.pathname}${target.search}`,
            maker: id,
            body: bytes,
            now: now(),
          }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: bytes }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (isFinal && REFUSALS.has(answer.status)) throw await refusalOf(answer);
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      return v.parse(schema, await answer.json());
    } catch (error) {
      if (error instanceof MakerRefusedError) throw error;
      throw new ProviderSilentError(`${method} ${target.pathname} of ${id} got no answer.`, { cause: error });
    }
  }

  return {
    async games(cursor) {
      const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const page = await ask('GET', `/v1/games${query}`, GamesPage, { patience: PATIENCE.list });
      return { ...sorted(page.games), next: page.next };
    },
    async launch(wanted) {
      const launched = await ask('POST', '/v1/launch', Launched, { body: wanted, patience: PATIENCE.launch });
      if (new URL(launched.url).origin !== frameOrigin)
        throw new ProviderSilentError(`The frame isn’t on ${frameOrigin}.`);
      return launched;
    },
    roundState: async (roundId) =>
      (await ask('GET', `/v1/rounds/${encodeURIComponent(roundId)}`, RoundStateAnswer)).state,
    async endSession(sessionId, reason) {
      await ask('POST', `/v1/sessions/${encodeURIComponent(sessionId)}/end`, Nothing, { body: { reason } });
    },
    jackpots: async () => (await ask('GET', '/v1/jackpots', Jackpots)).jackpots,
    async createFreeRounds(wanted) {
      await ask('POST', '/v1/freerounds', Nothing, { body: wanted, isFinal: true });
    },
    async cancelFreeRounds(freeRoundsId) {
      try {
        await ask('DELETE', `/v1/freerounds/${encodeURIComponent(freeRoundsId)}`, Nothing, { isFinal: true });
      } catch (error) {
        if (!(error instanceof MakerRefusedError) || !GONE.has(error.status)) throw error;
      }
    },
    report: async (day) =>
      (await ask('GET', `/v1/reports/${encodeURIComponent(day)}`, Report, { patience: PATIENCE.list })).lines,
  };
}

/** Separates the games that fit the protocol from those that don't: one fault must not hide a whole list. */
function sorted(listed: readonly unknown[]): Pick<MakerGames, 'games' | 'faults'> {
  const games: MakerGame[] = [];
  const faults: { gameId: string; reason: string }[] = [];
  for (const one of listed) {
    const read = v.safeParse(Game, one);
    if (read.success) games.push(read.output);
    else faults.push({ gameId: idOf(one), reason: reasonOf(read.issues) });
  }
  return { games, faults };
}

function idOf(game: unknown): string {
  const named = v.safeParse(v.object({ gameId: v.string() }), game);
  return named.success ? named.output.gameId : '';
}

function reasonOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'game'}: ${issue.message}`).join('; ');
}
