import type { ColumnType } from 'kysely';
import type { SiteState } from './siteState.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    site_states: SiteStatesTable;
  }
}

export interface SiteStatesTable {
  site_id: string;
  /** Starts at 1 and increases with each change. */
  version: number;
  /** Only changed fields; all others have their defaults. */
  state: ColumnType<Partial<SiteState>, string, string>;
  changed_at: Date;
}
