import type { ColumnType } from 'kysely';
import type { SiteState } from './siteState.ts';

export interface SiteStateTables {
  site_states: SiteStatesTable;
}

export interface SiteStatesTable {
  site_id: string;
  /** From 1, one more with each change. */
  version: number;
  /** Only what was changed; the rest is untouched. */
  state: ColumnType<Partial<SiteState>, string, string>;
  changed_at: Date;
}
