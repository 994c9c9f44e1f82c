import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { pageOf, parseId, ProblemError, wrongField, registerCall } from '../../kernel/index.ts';
import { operationsOf, roundsOf, sumsOf } from './history.store.ts';
import { mailRounds, type RoundsMailDeps } from './roundsMail.service.ts';
import { operationViews, roundView, sumsView } from './roundViews.ts';
import { unfinishedGames } from './unfinishedGames.ts';

const PAGE = 30;

/** Routes of a player's rounds of games. */
export function roundsRoutes(app: FastifyInstance, deps: RoundsMailDeps): void {
  const { db } = deps;

  registerCall(app, calls.gameRounds, async ({ player: { playerId }, query }) => {
    const { limit = PAGE, from, until, gameId, accountId, state } = query;
    const before = idIn(query.before, '/before');
    const filter = {
      from: from === undefined ? undefined : new Date(from * 1000),
      until: until === undefined ? undefined : new Date(until * 1000),
      gameId: gameId === undefined ? undefined : BigInt(gameId),
      accountId: idIn(accountId, '/accountId'),
      state,
    };
    const found = await roundsOf(db, playerId, filter, { before, limit: limit + 1 });
    const { rows, next } = pageOf(found, limit, ({ id }) => id);
    const sums = before === undefined ? await sumsOf(db, playerId, filter) : [];
    return { rounds: rows.map(roundView), next, sums: sums.map(sumsView) };
  });

  registerCall(app, calls.gameRound, async ({ player: { playerId }, params }) => {
    const id = parseId(params.roundId);
    const [round] = id === undefined ? [] : await roundsOf(db, playerId, {}, { id, limit: 1 });
    if (!round) {
      const message = 'You have no such round: choose one from your history of games.';
      throw new ProblemError(404, 'NOT_FOUND', message);
    }
    const operations = await operationsOf(db, round.id);
    const { verifyUrl, makerRoundId, iso } = round;
    return {
      round: roundView(round),
      operations: operations.flatMap((one) => operationViews(one, iso)),
      verifyUrl: verifyUrl?.replace('{roundId}', encodeURIComponent(makerRoundId)) ?? null,
    };
  });

  registerCall(app, calls.unfinishedGames, async ({ player }) => ({
    games: await unfinishedGames(db, player.playerId),
  }));

  registerCall(app, calls.mailGameRounds, ({ player: { playerId }, site, headers, body }) =>
    mailRounds(deps, { playerId, site, key: headers['idempotency-key'], body }),
  );
}

function idIn(text: string | undefined, path: string): bigint | undefined {
  if (text === undefined) return undefined;
  const id = parseId(text);
  if (id === undefined) throw wrongField(path, 'id', `"${path.slice(1)}" is no id: use one from an answer.`);
  return id;
}
