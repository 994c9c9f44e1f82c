import { createHash } from 'node:crypto';
import { type Db, ProblemError } from '../../../kernel/index.ts';
import { fold } from '@touchline/text';
import type { DeskBody } from './deskCalls.ts';

/** Lists a game of a maker for its cases, or changes its bounds and its state. */
export async function deskGame(db: Db, makerId: string, body: DeskBody<'game'>, at: Date): Promise<void> {
  const { gameId, currency, minStake, maxStake, maxWin = null, minCycleMs, state } = body;
  const slug = `desk-${makerId}`;
  const provider = { maker_id: makerId, maker_slug: slug, slug, name: slug, folded_name: fold(slug) };
  await db
    .insertInto('game_providers')
    .values({ ...provider, state: 'hidden' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: providerId } = await db
    .selectFrom('game_providers')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const route = `${slug}-${createHash('sha256').update(gameId).digest('hex').slice(0, 12)}`;
  const bounds = {
    fed_state: state,
    min_stake: JSON.stringify({ [currency]: minStake }),
    max_stake: JSON.stringify({ [currency]: maxStake }),
    max_win: maxWin,
    min_cycle_ms: minCycleMs,
    updated_at: at,
  };
  await db
    .insertInto('games')
    .values({
      ...bounds,
      maker_id: makerId,
      maker_game_id: gameId,
      provider_id: providerId,
      fed_name: gameId,
      slug: route,
      route,
      currencies: [currency],
      languages: ['en'],
      devices: ['desktop'],
      added_at: at,
      folded_names: fold(gameId),
      folded_provider: fold(slug),
      fed_hash: Buffer.alloc(32),
    })
    .onConflict((conflict) => conflict.columns(['maker_id', 'maker_game_id']).doUpdateSet(bounds))
    .execute();
}

/** Returns the id of a maker's game. Throws a ProblemError 404 if there is none. */
export async function deskGameId(db: Db, makerId: string, gameId: string): Promise<bigint> {
  const found = await db
    .selectFrom('games')
    .select('id')
    .where('maker_id', '=', makerId)
    .where('maker_game_id', '=', gameId)
    .executeTakeFirst();
  if (found) return found.id;
  throw new ProblemError(404, 'NOT_FOUND', `There is no game ${gameId}: list it first.`);
}
