import { sql, type Kysely } from 'kysely';

/**
 * Adds the closure of a player's card, account or wallet. Those whose bank has taken a deposit back are closed from the
 * start.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table instruments
      add column closed_at timestamptz,
      add column closed_for text check (closed_for in ('charged-back', 'payer', 'operator')),
      add constraint instruments_closed check ((closed_at is null) = (closed_for is null))`.execute(db);
  await sql`
    update instruments i set closed_at = now(), closed_for = 'charged-back'
    where exists (
      select from payments p
      where p.player_id = i.player_id and p.provider = i.provider and p.instrument = i.instrument
        and p.direction = 'deposit' and p.state = 'charged_back')`.execute(db);
}
