import { sql } from 'kysely';
import { inSites, type Db, type SiteChoice, type Trx } from '../../kernel/index.ts';

/** Players of a site who have to transfer the account of a currency. */
export interface TransferMark {
  readonly siteId: string;
  readonly iso: string;
  readonly until: Date | null;
  readonly players: number;
}

/** Returns how many players of some sites still have to choose, by site and currency. */
export async function transferMarks(db: Db, sites: SiteChoice): Promise<TransferMark[]> {
  const { rows } = await sql<TransferMark>`
    select p.site_id as "siteId", r.transfer_iso as iso, r.transfer_until as until, count(*)::int as players
    from player_profiles r join players p on p.id = r.player_id
    where r.needs_transfer and r.transfer_iso is not null and ${inSites('p.site_id', sites)}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** Account that one player has to transfer, by its currency, and the time from which nothing can be deposited in it. */
interface PlayersMark {
  readonly iso: string | null;
  readonly until: Date | null;
}

/** Returns the mark of a player; undefined without one. */
export function transferMarkOf(db: Db, playerId: bigint): Promise<PlayersMark | undefined> {
  return db
    .selectFrom('player_profiles')
    .select(['transfer_iso as iso', 'transfer_until as until'])
    .where('player_id', '=', playerId)
    .where('needs_transfer', '=', true)
    .executeTakeFirst();
}

/** Ends the mark of a player who has transferred the account. */
export async function endTransfer(trx: Trx, playerId: bigint): Promise<void> {
  await trx
    .updateTable('player_profiles')
    .set({ needs_transfer: false, transfer_iso: null, transfer_until: null })
    .where('player_id', '=', playerId)
    .execute();
}

/** Currency that a site gives up, and the time from which nothing can be deposited in it. */
export interface NewMark {
  readonly siteId: string;
  readonly iso: string;
  readonly until: Date;
}

/** Marks every player of a site with an open account in a currency; returns how many there are. */
export async function markTransfers(trx: Trx, { siteId, iso, until }: NewMark): Promise<number> {
  const holders = sql`
    select a.player_id from accounts a join players p on p.id = a.player_id
    where p.site_id = ${siteId} and a.iso = ${iso} and a.type <> 4
      and (a.closed_at is null or a.balance > 0 or a.held > 0)`;
  // Two statements, as in `changeProfile`.
  await sql`insert into player_profiles (player_id) ${holders} on conflict do nothing`.execute(trx);
  const { numAffectedRows = 0n } = await sql`
    update player_profiles set needs_transfer = true, transfer_iso = ${iso}, transfer_until = ${until}
    where player_id in (${holders})`.execute(trx);
  return Number(numAffectedRows);
}

/** Lifts the marks of a currency on a site; returns how many there were. */
export async function liftTransfers(
  trx: Trx,
  { siteId, iso }: Pick<NewMark, 'siteId' | 'iso'>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update player_profiles r set needs_transfer = false, transfer_iso = null, transfer_until = null
    from players p where p.id = r.player_id and p.site_id = ${siteId} and r.transfer_iso = ${iso}`.execute(
    trx,
  );
  return Number(numAffectedRows);
}
