import { sql, type Kysely } from 'kysely';

/** The device and call that a captcha is for. Captchas of before fit no call and expire within minutes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table captchas add column device_hash text not null default '', add column call text not null default ''`.execute(
    db,
  );
}
