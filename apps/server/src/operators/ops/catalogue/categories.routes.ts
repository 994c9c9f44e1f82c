import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { changesBetween, wrongField, ProblemError } from '../../../kernel/index.ts';
import { recordIn } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { dateOf, idIn, noSuch, type OpsCasinoDeps } from './casinoDeps.ts';
import { categoriesOf, gamesOfCollection, lockCategory, putGame } from './categories.store.ts';
import { noGame } from './gameForms.ts';

const noCategory = () => noSuch('NO_SUCH_CATEGORY', 'There is no such category: go back to the list.');

/** Routes of categories and collections: names, order, whether they are shown, and the games of collections. */
export function opsCategoriesRoutes(app: FastifyInstance, { db, auditLog, changed }: OpsCasinoDeps): void {
  registerOperatorCall(app, operatorCalls.listCasinoCategories, async () => ({
    categories: await categoriesOf(db),
  }));

  registerOperatorCall(app, operatorCalls.createCasinoCollection, async ({ body, request }) => {
    const { slug, names, position, reason } = body;
    const id = await db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('game_categories')
        .values({
          kind: 'collection',
          slug,
          parent_id: null,
          path: null,
          names: JSON.stringify(names),
          rule: null,
          position,
        })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made)
        throw new ProblemError(409, 'SLUG_TAKEN', `There is a category "${slug}": choose another word.`, [
          { path: '/slug', code: 'taken' },
        ]);
      const act = { action: 'casino.category', subject: `category:${made.id}`, reason };
      await recordIn(auditLog, request, act)(trx, { before: null, after: { slug, names, position } });
      return made.id;
    });
    changed();
    return { id: String(id) };
  });

  registerOperatorCall(app, operatorCalls.changeCasinoCategory, async ({ params, body, request }) => {
    const id = idIn(params.categoryId, noCategory);
    const { reason, ...after } = body;
    const act = { action: 'casino.category', subject: `category:${id}`, reason };
    const record = recordIn(auditLog, request, act);
    await db.transaction().execute(async (trx) => {
      const before = await lockCategory(trx, id);
      if (!before) throw noCategory();
      await trx
        .updateTable('game_categories')
        .set({ ...after, names: JSON.stringify(after.names) })
        .where('id', '=', id)
        .execute();
      const { names, state, position } = before;
      await record(trx, changesBetween({ names, state, position }, after));
    });
    changed();
    return { id: String(id) };
  });

  registerOperatorCall(app, operatorCalls.listCategoryGames, async ({ params }) => {
    const games = await gamesOfCollection(db, idIn(params.categoryId, noCategory));
    if (!games) throw noCategory();
    return { games };
  });

  registerOperatorCall(app, operatorCalls.placeCategoryGame, async ({ params, body, request }) => {
    const categoryId = idIn(params.categoryId, noCategory);
    const gameId = idIn(params.gameId, noGame);
    const { reason, isIn, position, from, until } = body;
    if (from !== null && until !== null && until <= from)
      throw wrongField('/until', 'order', 'The end must be after the beginning.');
    const act = { action: 'casino.placement', subject: `game:${gameId}`, reason };
    const record = recordIn(auditLog, request, act);
    await db.transaction().execute(async (trx) => {
      if (!(await lockCategory(trx, categoryId))) throw noCategory();
      const game = await trx.selectFrom('games').select('id').where('id', '=', gameId).executeTakeFirst();
      if (!game) throw noGame();
      const wanted = { categoryId, gameId, isIn, position, from: dateOf(from), until: dateOf(until) };
      const before = await putGame(trx, wanted);
      await record(trx, {
        before,
        after: isIn ? { category: String(categoryId), position, from, until } : null,
      });
    });
    changed();
    return { gameId: String(gameId) };
  });
}
