import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { WantedGrant, type FreeRounds } from '../freeRounds/freeRounds.ts';
import type { Jackpots } from '../jackpots/jackpots.ts';
import { toText } from '../money.ts';
import type { Rounds } from '../rounds/rounds.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Wallet } from '../wallet/wallet.ts';

export interface PlatformCallsDeps {
  readonly sessions: Sessions;
  readonly rounds: Pick<Rounds, 'leaveAll'>;
  readonly crash: { leave(player: string): Promise<void> };
  readonly freeRounds: FreeRounds;
  readonly jackpots: Jackpots;
  readonly wallet: Pick<Wallet, 'operations'>;
  /** Returns the state of a round of any game. */
  readonly stateOf: (roundId: string) => 'open' | 'closed' | 'unknown';
}

const End = v.optional(v.object({ reason: v.optional(v.string()) }), {});

/** Reasons for which a player may not play on: open rounds end by the rules of their games. */
const EXCLUSIONS: ReadonlySet<string> = new Set(['SELF_EXCLUDED', 'TIMEOUT_ACTIVE']);

/** Serves what the platform asks about rounds, sessions, jackpots, free rounds and days. */
export function platformCallRoutes(app: FastifyInstance, deps: PlatformCallsDeps): void {
  const { sessions, rounds, crash, freeRounds, jackpots, wallet, stateOf } = deps;

  app.get<{ Params: { id: string } }>('/v1/rounds/:id', async ({ params }) => ({
    state: stateOf(params.id),
  }));

  app.post<{ Params: { id: string } }>('/v1/sessions/:id/end', async ({ params, body }) => {
    const { reason = 'LEFT' } = v.parse(End, body ?? {});
    const session = sessions.byId(params.id);
    // The first reason stays: a delayed call doesn't make a replaced session the current one.
    sessions.update(params.id, { state: 'ended', endReason: session?.endReason ?? reason });
    if (session && EXCLUSIONS.has(reason)) {
      await crash.leave(session.player);
      await rounds.leaveAll(session.player);
    }
    return {};
  });

  app.get('/v1/jackpots', async () => jackpots.shown());

  app.post('/v1/freerounds', async ({ body }) => {
    freeRounds.create(v.parse(WantedGrant, body));
    return {};
  });

  app.delete<{ Params: { id: string } }>('/v1/freerounds/:id', async ({ params }) => {
    freeRounds.cancel(params.id);
    return {};
  });

  app.get<{ Params: { day: string } }>('/v1/reports/:day', async ({ params }, reply) => {
    const from = Date.parse(`${params.day}T00:00:00Z`);
    if (!/^\d{4}-\d\d-\d\d$/.test(params.day) || Number.isNaN(from))
      return reply.code(400).send({ message: 'A day is written yyyy-mm-dd.' });
    return {
      day: params.day,
      lines: wallet.operations
        .sumsOf(from, from + 86_400_000)
        .map(({ currency, bets, wins, rollbacks, count }) => ({
          currency,
          bets: toText(bets, currency),
          wins: toText(wins, currency),
          rollbacks: toText(rollbacks, currency),
          count,
        })),
    };
  });
}
