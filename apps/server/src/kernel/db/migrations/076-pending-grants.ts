import { sql, type Kysely } from 'kysely';

/** Sessions that granted a sign-in by QR code or began to link an account, and the end of such a sign-in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table qr_sign_ins
      add column session_id bigint references sessions (id),
      add column ended_at timestamptz`.execute(db);
  await sql`alter table social_flows add column session_id bigint references sessions (id)`.execute(db);
  await sql`create index qr_sign_ins_of_player on qr_sign_ins (player_id) where player_id is not null`.execute(
    db,
  );
  await sql`create index social_flows_of_player on social_flows (player_id) where player_id is not null`.execute(
    db,
  );
  await sql`create index passkey_challenges_of_player on passkey_challenges (player_id)
    where player_id is not null`.execute(db);
  await sql`create index pending_sign_ins_of_player on pending_sign_ins (player_id) where used_at is null`.execute(
    db,
  );
}
