import type { JSONColumnType } from 'kysely';
import type { WrittenFields } from './fields.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    seo_pages: SeoPagesTable;
  }
}

export interface SeoPagesTable {
  site_id: string;
  /** A language's segment, or `*` for every language. */
  language: string;
  /** Path after the language, without slash at either end; empty for home. */
  path: string;
  fields: JSONColumnType<WrittenFields & object>;
  updated_at: Date;
}
