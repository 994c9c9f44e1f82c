import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { sql, type Kysely } from 'kysely';

/** Rows that are hashed by one statement. */
const ROUND = 2000;

/**
 * Makes the audit log a chain of hashes: each entry gets the hash of its content and of the hash before it, also those
 * that were stored before, and `audit_head` has the last one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table operator_actions add column hash text`.execute(db);
  await sql`alter table operator_actions disable trigger operator_actions_are_final`.execute(db);
  const head = await chainStored(db);
  await sql`alter table operator_actions enable trigger operator_actions_are_final`.execute(db);
  for (const statement of statements) await statement.execute(db);
  await sql`insert into audit_head (id, hash) values (${head.id}::bigint, ${head.hash})`.execute(db);
}

interface StoredRow {
  readonly id: string;
  readonly at: Date;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly request_id: string | null;
}

/** Writes the hashes of the stored entries by ascending ids, and returns the head. */
async function chainStored(db: Kysely<never>): Promise<{ readonly id: string; readonly hash: string }> {
  let head = { id: '0', hash: '0'.repeat(64) };
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select a.id::text as id, at, operator, action, subject, before, after, reason, request_id
      from operator_actions a where a.id > ${head.id}::bigint order by a.id limit ${ROUND}`.execute(db);
    if (rows.length === 0) return head;
    const ids: string[] = [];
    const hashes: string[] = [];
    for (const row of rows) {
      head = { id: row.id, hash: hashOf(head.hash, row) };
      ids.push(head.id);
      hashes.push(head.hash);
    }
    await sql`
      update operator_actions a set hash = h.hash
      from unnest(${ids}::bigint[], ${hashes}::text[]) h (id, hash) where a.id = h.id`.execute(db);
  }
}

/** Computes a hash by the rules of this version, which later ones don't change for stored entries. */
function hashOf(previous: string, { request_id: requestId, at, ...row }: StoredRow): string {
  const content = canonicalize({ ...row, at: at.toISOString(), requestId });
  return createHash('sha256').update(`${previous}\n${content}`).digest('hex');
}

const statements = [
  sql`
    alter table operator_actions
      alter column hash set not null,
      add constraint operator_actions_hash_check check (hash ~ '^[0-9a-f]{64}$')`,
  // The next id is that of the head plus one, so that a missing entry is a gap.
  sql`alter table operator_actions alter column id drop identity`,
  sql`
    create table audit_head (
      is_only boolean primary key default true check (is_only),
      id bigint not null,
      hash text not null,
      anchored_on date
    )`,
  sql`
    create function keep_audit_head() returns trigger language plpgsql as $$
    begin
      if (new.id, new.hash) is distinct from (old.id, old.hash) and new.id <> old.id + 1 then
        raise exception 'The audit log is append-only: its head moves by one entry, not from % to %.', old.id, new.id;
      end if;
      return new;
    end $$`,
  sql`
    create trigger audit_head_moves_by_one before update on audit_head
      for each row execute function keep_audit_head()`,
  sql`
    create trigger audit_head_is_final before delete or truncate on audit_head
      for each statement execute function refuse_trail_change()`,
  // A second barrier beside the triggers where the platform's user isn't a superuser.
  sql`revoke update, delete, truncate on operator_actions from public, current_user`,
  sql`revoke delete, truncate on audit_head from public, current_user`,
  // Entries are stored about in the order of their times, so that an index of ranges is small.
  sql`
    create index operator_actions_by_time on operator_actions using brin (at)
      with (pages_per_range = 32, autosummarize = on)`,
];
