import { sql, type Kysely } from 'kysely';

/**
 * Time at which a request was approved, which remains when another document is requested: it determines how long
 * documents are stored. A request of a verified player for whom another was requested counts as approved at that
 * time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table identification_requests add column approved_at timestamptz`.execute(db);
  await sql`
    update identification_requests r set approved_at = decided_at
    where state = 'approved' or (state = 'requested' and exists (
      select from player_profiles p where p.player_id = r.player_id and p.verification_status = 2))`.execute(
    db,
  );
  await sql`create index identification_documents_request on identification_documents (request_id)`.execute(
    db,
  );
}
