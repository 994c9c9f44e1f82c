import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { wrongField, ProblemError } from '../../../kernel/index.ts';
import { recordIn } from '../auditLog/auditLog.service.ts';
import {
  dateOf,
  idIn,
  Instant,
  Language,
  noSuch,
  Position,
  Reason,
  type OpsCasinoDeps,
} from './casinoDeps.ts';
import { categoriesOf, gamesOfCollection, lockCategory, putGame } from './categories.store.ts';
import { noGame } from './gameForms.ts';

const Names = Type.Record(Language, Type.String({ minLength: 1, maxLength: 60 }), { minProperties: 1 });
const State = Type.Enum(['active', 'hidden']);
const closed = { additionalProperties: false } as const;

const Change = Type.Object({ names: Names, state: State, position: Position, reason: Reason }, closed);
const Collection = Type.Object(
  {
    slug: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 40 }),
    names: Names,
    position: Position,
    reason: Reason,
  },
  closed,
);
const Game = Type.Object(
  {
    isIn: Type.Boolean(),
    position: Type.Union([Position, Type.Null()]),
    from: Type.Union([Instant, Type.Null()]),
    until: Type.Union([Instant, Type.Null()]),
    reason: Reason,
  },
  closed,
);

interface OfCategory {
  readonly categoryId: string;
}
interface OfGame extends OfCategory {
  readonly gameId: string;
}

const noCategory = () => noSuch('NO_SUCH_CATEGORY', 'There is no such category: go back to the list.');

/** Routes of categories and collections: names, order, whether they are shown, and the games of collections. */
export function opsCategoriesRoutes(app: FastifyInstance, { db, auditLog, changed }: OpsCasinoDeps): void {
  app.get('/ops/casino/categories', async () => ({ categories: await categoriesOf(db) }));

  app.post<{ Body: Static<typeof Collection> }>(
    '/ops/casino/categories',
    { schema: { body: Collection } },
    async (request, reply) => {
      const { slug, names, position, reason } = request.body;
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
        const deed = { action: 'casino.category', subject: `category:${made.id}`, reason };
        await recordIn(auditLog, request, deed)(trx, { before: null, after: { slug, names, position } });
        return made.id;
      });
      changed();
      return reply.code(201).send({ id: String(id) });
    },
  );

  app.put<{ Params: OfCategory; Body: Static<typeof Change> }>(
    '/ops/casino/categories/:categoryId',
    { schema: { body: Change } },
    async (request) => {
      const id = idIn(request.params.categoryId, noCategory);
      const { reason, ...after } = request.body;
      const record = recordIn(auditLog, request, {
        action: 'casino.category',
        subject: `category:${id}`,
        reason,
      });
      await db.transaction().execute(async (trx) => {
        const before = await lockCategory(trx, id);
        if (!before) throw noCategory();
        await trx
          .updateTable('game_categories')
          .set({ ...after, names: JSON.stringify(after.names) })
          .where('id', '=', id)
          .execute();
        const { names, state, position } = before;
        await record(trx, { before: { names, state, position }, after });
      });
      changed();
      return { id: String(id) };
    },
  );

  app.get<{ Params: OfCategory }>('/ops/casino/categories/:categoryId/games', async ({ params }) => {
    const games = await gamesOfCollection(db, idIn(params.categoryId, noCategory));
    if (!games) throw noCategory();
    return { games };
  });

  app.put<{ Params: OfGame; Body: Static<typeof Game> }>(
    '/ops/casino/categories/:categoryId/games/:gameId',
    { schema: { body: Game } },
    async (request) => {
      const categoryId = idIn(request.params.categoryId, noCategory);
      const gameId = idIn(request.params.gameId, noGame);
      const { reason, isIn, position, from, until } = request.body;
      if (from !== null && until !== null && until <= from)
        throw wrongField('/until', 'order', 'The end must be after the beginning.');
      const record = recordIn(auditLog, request, {
        action: 'casino.placement',
        subject: `game:${gameId}`,
        reason,
      });
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
    },
  );
}
