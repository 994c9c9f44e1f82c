import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type Db, registerCall } from '../../kernel/index.ts';
import { changeFavorites } from './favorites.service.ts';
import { favoritesOf } from './favorites.store.ts';

const CHANGES_PER_MINUTE = 120;

/** Routes of a player's favourites. */
export function favoritesRoutes(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }): void {
  registerCall(app, calls.favorites, async ({ player }) => ({
    items: await favoritesOf(db, player.playerId),
  }));

  registerCall(
    app,
    calls.changeFavorites,
    async ({ player, body }) => ({
      items: await changeFavorites(db, player.playerId, { ...body, now: now() }),
    }),
    { perMinute: CHANGES_PER_MINUTE },
  );
}
