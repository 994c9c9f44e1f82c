import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { Names } from './catalogue.tables.ts';

export interface ReferenceProvider {
  readonly id: bigint;
  readonly makerId: string;
  readonly slug: string;
  readonly name: string;
  readonly foldedName: string;
  readonly logo: string | null;
  readonly position: number | null;
  readonly state: 'active' | 'hidden';
}

export interface ReferenceCategory {
  readonly id: bigint;
  readonly kind: 'category' | 'collection';
  readonly slug: string;
  readonly parentId: bigint | null;
  readonly path: string | null;
  readonly names: Names;
  readonly icon: string;
  readonly rule: 'leastStake' | 'top' | null;
  readonly position: number;
  readonly state: 'active' | 'hidden';
}

/** Providers and categories: few rows, read whole with every list. */
export interface Reference {
  readonly providers: readonly ReferenceProvider[];
  /** In the operators' order. */
  readonly categories: readonly ReferenceCategory[];
}

export async function readReference(db: Db | Trx): Promise<Reference> {
  const [providers, categories] = await Promise.all([
    sql<ReferenceProvider>`
      select id, maker_id as "makerId", slug, name, folded_name as "foldedName", logo, position, state
      from game_providers order by position nulls last, folded_name, id`.execute(db),
    sql<ReferenceCategory>`
      select id, kind, slug, parent_id as "parentId", path, names, icon, rule, position, state
      from game_categories order by position, id`.execute(db),
  ]);
  return { providers: providers.rows, categories: categories.rows };
}
