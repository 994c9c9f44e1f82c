import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** Instants before which something had to happen for documents to be due for deletion. */
export interface RetentionEnds {
  /** Files uploaded before it and never submitted. */
  readonly forgotten: Date;
  /** Documents refused before it. */
  readonly refused: Date;
  /** All documents of players without activity since then. */
  readonly left: Date;
}

export interface DueDocument {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly requestId: bigint | null;
  readonly kind: string;
  readonly why: 'forgotten' | 'refused' | 'left';
}

/**
 * A request is decided by the first approval or refusal from it on: if one more document was requested, earlier files
 * share the outcome of the later submission.
 */
const judged = sql`
  select r.id, (
    select s.decided_at from identification_requests s
    where s.id = (
      select min(t.id) from identification_requests t
      where t.player_id = r.player_id and t.id >= r.id and (t.approved_at is not null or t.state = 'refused')
    ) and s.approved_at is null
  ) as refused_at
  from identification_requests r`;

/**
 * The relationship with a player is over once neither the player nor their money moved since `end`, and none of their
 * money is left here.
 */
const isLeft = (playerId: ReturnType<typeof sql.ref>, end: Date) => sql`(
  not exists (select from players p where p.id = ${playerId} and p.registered_at >= ${end})
  and not exists (select from sessions s where s.player_id = ${playerId} and s.last_active_at >= ${end})
  and not exists (select from identification_requests t
    where t.player_id = ${playerId} and greatest(t.submitted_at, t.decided_at) >= ${end})
  and not exists (select from accounts a where a.player_id = ${playerId} and (a.balance <> 0 or a.held <> 0))
  and not exists (select from ledger_entries e join accounts a on a.id = e.account_id
    where a.player_id = ${playerId} and e.at >= ${end}))`;

/**
 * Returns documents due for deletion, oldest first.
 * @param playerId one player; all players when absent
 */
export async function dueDocuments(
  db: Db | Trx,
  { forgotten, refused, left }: RetentionEnds,
  playerId?: bigint,
): Promise<readonly DueDocument[]> {
  const ofPlayer = playerId === undefined ? sql`true` : sql`d.player_id = ${playerId}`;
  const { rows } = await sql<DueDocument>`
    select d.id, d.player_id as "playerId", d.request_id as "requestId", d.kind,
      case when d.request_id is null then 'forgotten' when j.refused_at < ${refused} then 'refused' else 'left' end as why
    from identification_documents d left join (${judged}) j on j.id = d.request_id
    where ${ofPlayer} and (
      (d.request_id is null and d.uploaded_at < ${forgotten})
      or j.refused_at < ${refused}
      or (d.request_id is not null and d.uploaded_at < ${left} and ${isLeft(sql.ref('d.player_id'), left)}))
    order by d.id`.execute(db);
  return rows;
}

export async function deleteDocuments(trx: Trx, ids: readonly bigint[]): Promise<void> {
  await trx.deleteFrom('identification_documents').where('id', 'in', ids).execute();
}
