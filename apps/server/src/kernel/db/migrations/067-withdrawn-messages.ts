import { sql, type Kysely } from 'kysely';

/** Messages that operators withdrew after they had sent them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table operator_messages
      add column withdrawn_at timestamptz,
      add column withdrawn_by text,
      add constraint operator_messages_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null))`.execute(
    db,
  );
}
