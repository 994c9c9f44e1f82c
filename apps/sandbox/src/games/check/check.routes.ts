import type { FastifyInstance } from 'fastify';
import type { Crash } from '../crash/crash.ts';
import { titleOf } from '../feed/titles.ts';
import type { Rounds } from '../rounds/rounds.ts';
import { shownSeeds } from '../rounds/roundView.ts';
import type { Seeds } from '../seeds/seeds.ts';

export interface CheckDeps {
  readonly rounds: Rounds;
  readonly crash: Crash;
  readonly seeds: Seeds;
}

/**
 * Serves everything from which a finished round can be computed again: its choice, its turns and its seeds. The server
 * seed is there once its pair has been replaced. Nothing names the player.
 */
export function checkRoutes(app: FastifyInstance, { rounds, crash, seeds }: CheckDeps): void {
  app.get<{ Params: { id: string } }>('/check-api/rounds/:id', async ({ params: { id } }, reply) => {
    reply.header('cache-control', 'no-store');
    const round = rounds.store.byId(id);
    const pair = round && seeds.byId(round.pairId);
    if (round && pair && (round.state === 'settled' || round.state === 'void')) {
      const { game, choice, turns, state, currency, titleId, nonce, at } = round;
      return {
        roundId: id,
        game: game.game,
        title: titleOf(titleId)?.name ?? titleId,
        settings: titleOf(titleId)?.settings ?? {},
        state,
        currency,
        stake: game.stake,
        payout: state === 'settled' ? (game.end?.payout ?? '0') : '0',
        multiplier: state === 'settled' ? (game.end?.multiplier ?? 0) : 0,
        choice,
        turns,
        seeds: shownSeeds(pair, nonce),
        at,
      };
    }
    const bet = crash.store.bet(id);
    const table = bet && crash.store.round(bet.tableId);
    if (bet && table && table.state !== 'begun') {
      const { game, state, currency, titleId, at } = bet;
      const { number, hash, terminal, salt, result } = table.game;
      return {
        roundId: id,
        game: 'crash',
        title: titleOf(titleId)?.name ?? titleId,
        settings: {},
        state,
        currency,
        stake: game.stake,
        payout: state === 'settled' ? (game.end?.payout ?? '0') : '0',
        multiplier: state === 'settled' ? (game.end?.multiplier ?? 0) : 0,
        choice: game.choice,
        turns: [],
        chain: { game: number, hash, terminal, salt, result },
        at,
      };
    }
    return reply.code(404).send({ code: 'ROUND_UNKNOWN', message: 'There is no finished round of this id.' });
  });
}
