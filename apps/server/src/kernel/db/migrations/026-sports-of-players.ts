import { sql, type Kysely } from 'kysely';

/**
 * Stores the sports that a player hides apart from those that an operator closed, so that neither overwrites the
 * other. Of the existing ones, those last closed according to the audit log are the operator's; the rest was the
 * player's choice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table player_blocks
      add column hidden_line_sports integer[] not null default '{}',
      add column hidden_live_sports integer[] not null default '{}'`.execute(db);
  await sql`
    with closed as (
      select distinct on (subject) subject,
        after -> 'disallowedLineSports' as line, after -> 'disallowedLiveSports' as live
      from operator_actions
      where action = 'player.blocks'
        and (before -> 'disallowedLineSports' is distinct from after -> 'disallowedLineSports'
          or before -> 'disallowedLiveSports' is distinct from after -> 'disallowedLiveSports')
      order by subject, id desc
    ), apart as (
      select b.player_id, coalesce(c.line, '[]') as line, coalesce(c.live, '[]') as live
      from player_blocks b left join closed c on c.subject = 'player:' || b.player_id
      where b.disallowed_line_sports <> '{}' or b.disallowed_live_sports <> '{}'
    )
    update player_blocks b set
      hidden_line_sports = array(select s from unnest(b.disallowed_line_sports) s where not a.line @> to_jsonb(s)),
      hidden_live_sports = array(select s from unnest(b.disallowed_live_sports) s where not a.live @> to_jsonb(s)),
      disallowed_line_sports = array(select s from unnest(b.disallowed_line_sports) s where a.line @> to_jsonb(s)),
      disallowed_live_sports = array(select s from unnest(b.disallowed_live_sports) s where a.live @> to_jsonb(s))
    from apart a where a.player_id = b.player_id`.execute(db);
}
