import { sql, type Kysely } from 'kysely';

/** A security question per player; the answer is hashed like a password. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table security_questions (
      player_id bigint primary key references players (id),
      question_id text,
      question_text text,
      answer_hash text not null,
      set_at timestamptz not null,
      tries smallint not null default 0,
      tried_at timestamptz,
      check ((question_id is null) <> (question_text is null))
    )`.execute(db);
}
