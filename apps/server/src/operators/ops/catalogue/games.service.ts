import type { OperatorGameDetail } from '@touchline/contract/operators';
import { gameTags } from '@touchline/contract/casino';
import { sql } from 'kysely';
import { type Db, type Trx, type RecordChange, changesBetween, ProblemError } from '../../../kernel/index.ts';
import { collectWords, foldedNames } from '../../../casino/index.ts';
import type { OpsCasinoDeps } from './casinoDeps.ts';
import { noGame, type GameChange } from './gameForms.ts';
import { findGame } from './games.store.ts';

/** Returns one game. Throws a ProblemError 404 if there is none. */
export async function gameDetail(db: Db | Trx, id: bigint): Promise<OperatorGameDetail> {
  const game = await findGame(db, id);
  if (!game) throw noGame();
  return game;
}

/**
 * Sets an operator's values of a game, and returns it. Throws a ProblemError: 404 if there is none, 409 if another game
 * has the route.
 */
export function changeGame(
  { db, now }: OpsCasinoDeps,
  { id, change }: { readonly id: bigint; readonly change: GameChange },
  record: RecordChange,
): Promise<OperatorGameDetail> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('game-routes'))`.execute(trx);
    const before = await gameDetail(trx, id);
    const { aliases } = await trx
      .selectFrom('games')
      .select('aliases')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { name, state, tag, position, route } = change;
    if (route !== before.route) await requireFreeRoute(trx, id, route);
    const names = [...(name === null ? [] : [name]), before.fed.name, ...aliases];
    await trx
      .updateTable('games')
      .set({
        own_name: name,
        own_state: state,
        own_tag_id: tag === 'none' ? 0 : (gameTags.find(({ slug }) => slug === tag)?.id ?? null),
        position,
        folded_names: foldedNames(names),
        updated_at: now(),
        ...(route === before.route ? {} : { route, old_route: before.route }),
      })
      .where('id', '=', id)
      .execute();
    if (name !== before.own.name) await collectWords(trx);
    await chooseCategories(trx, id, before.categories, change.categories);
    const after = await gameDetail(trx, id);
    await record(trx, changesBetween(valuesOf(before), valuesOf(after)));
    return after;
  });
}

const valuesOf = ({ own, position, route, categories }: OperatorGameDetail) => ({
  ...own,
  position,
  route,
  categories,
});

async function requireFreeRoute(trx: Trx, id: bigint, route: string): Promise<void> {
  const other = await trx
    .selectFrom('games')
    .select('name')
    .where('id', '<>', id)
    .where((is) => is.or([is('route', '=', route), is('old_route', '=', route)]))
    .executeTakeFirst();
  if (!other) return;
  throw new ProblemError(
    409,
    'ROUTE_TAKEN',
    `${other.name} has the route ${route}, or had it before: choose another one.`,
    [{ path: '/route', code: 'taken' }],
  );
}

/** Moves a game between categories, and stores each move as a choice, which imports follow. */
async function chooseCategories(
  trx: Trx,
  gameId: bigint,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const [gone, fresh] = [
    before.filter((id) => !after.includes(id)).map(BigInt),
    after.filter((id) => !before.includes(id)).map(BigInt),
  ];
  if (gone.length > 0)
    await trx
      .deleteFrom('game_category_games')
      .where('game_id', '=', gameId)
      .where('category_id', 'in', gone)
      .execute();
  for (const categoryId of fresh) {
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('game_category_games')
      .columns(['category_id', 'game_id'])
      .expression((from) =>
        from
          .selectFrom('game_categories')
          .select((select) => ['id', select.val(gameId).$castTo<bigint>().as('game_id')])
          .where('id', '=', categoryId),
      )
      .executeTakeFirst();
    if (added === 0n)
      throw new ProblemError(400, 'NO_SUCH_CATEGORY', 'A category is gone: load the page again.', [
        { path: '/categories', code: 'unknown' },
      ]);
  }
  const choices = [
    ...gone.map((id) => ({ category_id: id, game_id: gameId, is_in: false })),
    ...fresh.map((id) => ({ category_id: id, game_id: gameId, is_in: true })),
  ];
  if (choices.length === 0) return;
  await trx
    .insertInto('game_category_choices')
    .values(choices)
    .onConflict((conflict) =>
      conflict
        .columns(['category_id', 'game_id'])
        .doUpdateSet((set) => ({ is_in: set.ref('excluded.is_in') })),
    )
    .execute();
}
