import type { Db, Trx } from '../../kernel/index.ts';
import { untouched, type SiteState } from './siteState.ts';

/** A site's state and its version. */
export interface StoredState {
  readonly siteId: string;
  readonly version: number;
  readonly state: SiteState;
}

const columns = ['site_id', 'version', 'state'] as const;

interface Row {
  readonly site_id: string;
  readonly version: number;
  readonly state: Partial<SiteState>;
}

/** Fields that a later release added keep their defaults in older rows. */
const stored = ({ site_id, version, state }: Row): StoredState => ({
  siteId: site_id,
  version,
  state: { ...untouched, ...state },
});

/** Returns site ids and versions of all changed states. */
export function versions(db: Db): Promise<readonly { site_id: string; version: number }[]> {
  return db.selectFrom('site_states').select(['site_id', 'version']).execute();
}

export async function states(db: Db, siteIds: readonly string[]): Promise<readonly StoredState[]> {
  const rows = await db
    .selectFrom('site_states')
    .select(columns)
    .where('site_id', 'in', [...siteIds])
    .execute();
  return rows.map(stored);
}

/** Returns the state of a site, locked until the transaction ends; other changes wait. */
export async function lockState(trx: Trx, siteId: string, now: Date): Promise<StoredState> {
  await trx
    .insertInto('site_states')
    .values({ site_id: siteId, version: 0, state: '{}', changed_at: now })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute();
  const row = await trx
    .selectFrom('site_states')
    .select(columns)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return stored(row);
}

export async function writeState(
  trx: Trx,
  { siteId, version, state }: StoredState,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('site_states')
    .set({ version, state: JSON.stringify(state), changed_at: now })
    .where('site_id', '=', siteId)
    .execute();
}
