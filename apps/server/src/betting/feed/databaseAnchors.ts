import type { Db } from '../../kernel/index.ts';
import type { AnchorStore } from './anchor.ts';

/** Stores the feed's anchors in the database, shared by all processes and restarts. */
export function databaseAnchors(db: Db): AnchorStore {
  return {
    async get(key) {
      const row = await db
        .selectFrom('feed_anchors')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.value;
    },
    async set(key, value) {
      await db
        .insertInto('feed_anchors')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  };
}
