declare module '../../kernel/db/tables.ts' {
  interface Database {
    feed_anchors: FeedAnchorsTable;
  }
}

/** Anchors of the feed. The feed itself reads none: it requests them from a store (`databaseAnchors.ts`). */
export interface FeedAnchorsTable {
  key: string;
  value: string;
}
