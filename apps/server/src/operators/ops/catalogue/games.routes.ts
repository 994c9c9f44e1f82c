import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { pageOf, parseId } from '../../../kernel/index.ts';
import { recordIn } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { idIn, type OpsCasinoDeps } from './casinoDeps.ts';
import { noGame } from './gameForms.ts';
import { changeGame, gameDetail } from './games.service.ts';
import { listedGames } from './games.store.ts';

const PAGE = 50;

/** Routes of the games of the casino: a list, one, and operators' changes, which imports don't touch. */
export function opsGamesRoutes(app: FastifyInstance, deps: OpsCasinoDeps): void {
  const { db, auditLog, changed } = deps;

  registerOperatorCall(app, operatorCalls.listCasinoGames, async ({ query }) => {
    const found = await listedGames(db, query, { before: parseId(query.before ?? ''), limit: PAGE + 1 });
    const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
    return { games: rows, next };
  });

  registerOperatorCall(app, operatorCalls.showCasinoGame, ({ params }) =>
    gameDetail(db, idIn(params.gameId, noGame)),
  );

  registerOperatorCall(app, operatorCalls.changeCasinoGame, async ({ params, body, request }) => {
    const id = idIn(params.gameId, noGame);
    const { reason, ...change } = body;
    const act = { action: 'casino.game', subject: `game:${id}`, reason };
    const game = await changeGame(deps, { id, change }, recordIn(auditLog, request, act));
    changed();
    return game;
  });
}
