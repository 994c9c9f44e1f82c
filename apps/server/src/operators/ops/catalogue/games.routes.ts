import type { OperatorGame } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { pageOf, parseId } from '../../../kernel/index.ts';
import { recordIn } from '../auditLog/auditLog.service.ts';
import { idIn, type OpsCasinoDeps } from './casinoDeps.ts';
import { GameChangeBody, GamesFilter, noGame } from './gameForms.ts';
import { changeGame, gameDetail } from './games.service.ts';
import { listedGames } from './games.store.ts';

const PAGE = 50;
interface OfGame {
  readonly gameId: string;
}

/** Routes of the games of the casino: a list, one, and operators' changes, which imports don't touch. */
export function opsGamesRoutes(app: FastifyInstance, deps: OpsCasinoDeps): void {
  const { db, auditLog, changed } = deps;

  app.get<{ Querystring: GamesFilter }>(
    '/ops/casino/games',
    { schema: { querystring: GamesFilter } },
    async ({ query }): Promise<{ games: readonly OperatorGame[]; next: string | null }> => {
      const found = await listedGames(db, query, { before: parseId(query.before ?? ''), limit: PAGE + 1 });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { games: rows, next };
    },
  );

  app.get<{ Params: OfGame }>('/ops/casino/games/:gameId', ({ params }) =>
    gameDetail(db, idIn(params.gameId, noGame)),
  );

  app.put<{ Params: OfGame; Body: Static<typeof GameChangeBody> }>(
    '/ops/casino/games/:gameId',
    { schema: { body: GameChangeBody } },
    async (request) => {
      const id = idIn(request.params.gameId, noGame);
      const { reason, ...change } = request.body;
      const deed = { action: 'casino.game', subject: `game:${id}`, reason };
      const game = await changeGame(deps, { id, change }, recordIn(auditLog, request, deed));
      changed();
      return game;
    },
  );
}
