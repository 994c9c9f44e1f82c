import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import { KINDS } from '../../site/index.ts';

/**
 * Queues the calls about everything that happened since a time and that partners are to be told: each once, whichever
 * process is first. A partner whose address names the click isn't told about players without one, nor about players who
 * have withdrawn their consent to advertising.
 */
export async function queuePostbacks(
  db: Db,
  { since, at, endsAt }: { readonly since: Date; readonly at: Date; readonly endsAt: Date },
): Promise<void> {
  await sql`
    with credited as (
      select s.id, s.payment_id, s.at, p.player_id
      from payment_steps s join payments p on p.id = s.payment_id
      where s.state = 'succeeded' and s.event in ('paid', 'claimed') and s.at >= ${since} and p.direction = 'deposit'
    ), facts as (
      select player_id, 'registration' as event, 'registration' as cause, recorded_at as at
      from player_referrals where recorded_at >= ${since}
      union all
      select player_id, 'deposit', 'deposit:' || payment_id, at from credited
      union all
      select c.player_id, 'first-deposit', 'first-deposit', c.at from credited c
      where not exists (
        select from payments p join payment_steps s on s.payment_id = p.id
        where p.player_id = c.player_id and p.direction = 'deposit' and s.state = 'succeeded'
          and s.event in ('paid', 'claimed') and (s.at, s.id) < (c.at, c.id))
    )
    insert into postbacks (address_id, player_id, event, cause, event_id, at, next_at, ends_at)
    select a.id, f.player_id, f.event, f.cause, gen_random_uuid(), f.at, ${at}::timestamptz, ${endsAt}::timestamptz
    from facts f
    join player_referrals r on r.player_id = f.player_id
    join players p on p.id = f.player_id
    join postback_addresses a on a.site_id = p.site_id and r.marks ->> a.mark = a.value
    where a.is_on and f.at >= a.since and f.event = any(a.events)
      and (position('{click_id}' in a.address) = 0 or r.marks ? 'postback_watcher')
      and coalesce((
        select c.agree_type & ${sql.lit(KINDS.marketing)} from cookie_agreements c where c.player_id = f.player_id
        order by c.agreed_at desc limit 1), ${sql.lit(KINDS.marketing)}) <> 0
      and not exists (
        select from postbacks b where b.address_id = a.id and b.player_id = f.player_id and b.cause = f.cause)
    order by f.at
    on conflict (address_id, player_id, cause) do nothing`.execute(db);
}
