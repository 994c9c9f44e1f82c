import { sql, type Kysely } from 'kysely';

/**
 * Mails and text messages with a secret (a code, a link, a password) are stored encrypted until they are sent or the
 * secret ends; their readable text is masked. Secrets of earlier messages are masked; those that weren't sent yet
 * never are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column secret_kind text,
      add column secret_ends_at timestamptz,
      add column sealed_body text,
      add column expired_at timestamptz,
      add constraint mails_secret check ((secret_kind is null) = (secret_ends_at is null)),
      add constraint mails_sealed check (sealed_body is null or (secret_kind is not null and sent_at is null))`.execute(
    db,
  );
  await sql`
    alter table text_messages
      add column secret_kind text,
      add column sealed_body text,
      add constraint text_messages_sealed
        check (sealed_body is null or (secret_kind is not null and sent_at is null))`.execute(db);
  await maskEarlier(db);
  await sql`drop index mails_to_send`.execute(db);
  await sql`
    create index mails_to_send on mails (next_at)
    where sent_at is null and gave_up_at is null and expired_at is null`.execute(db);
  await sql`create index mails_sealed on mails (secret_ends_at) where sealed_body is not null`.execute(db);
  await sql`create index text_messages_sealed on text_messages (ends_at) where sealed_body is not null`.execute(
    db,
  );
}

const MASK = '••••••';

/** Masks the codes, links and passwords of messages that were written before. */
async function maskEarlier(db: Kysely<unknown>): Promise<void> {
  const marks = sql`secret_kind = 'earlier', secret_ends_at = at,
    expired_at = case when sent_at is null then at end`;
  // Subjects began with the code.
  await sql`
    update mails set ${marks},
      subject = regexp_replace(subject, '^[0-9]+', ${MASK}),
      body_text = replace(body_text, substring(subject from '^[0-9]+'), ${MASK}),
      body_html = replace(body_html, substring(subject from '^[0-9]+'), ${MASK})
    where subject ~ '^[0-9]{6}([0-9]{4})? '`.execute(db);
  await sql`
    update mails set ${marks},
      body_text = regexp_replace(body_text, 'token=[A-Za-z0-9._~-]+', ${`token=${MASK}`}, 'g'),
      body_html = regexp_replace(body_html, 'token=[A-Za-z0-9._~-]+', ${`token=${MASK}`}, 'g')
    where body_text like '%token=%'`.execute(db);
  await sql`
    update mails set ${marks}, body_text = ${MASK}, body_html = ${`<p>${MASK}</p>`}
    where requested = 'credentials'`.execute(db);
  // Messages with a code were useful for ten minutes.
  await sql`
    update text_messages set secret_kind = 'earlier',
      body = regexp_replace(body, '\\m[0-9]{6}([0-9]{4})?\\M', ${MASK}, 'g')
    where ends_at <= at + interval '11 minutes'`.execute(db);
}
