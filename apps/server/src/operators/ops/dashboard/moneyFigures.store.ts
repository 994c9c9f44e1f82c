import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../kernel/index.ts';

/** Sums that the dashboard shows, minor units, and counts. */
export const moneySums = [
  'deposits',
  'depositCount',
  'payouts',
  'payoutCount',
  'sportTurnover',
  'sportPayouts',
  'casinoTurnover',
  'casinoPayouts',
] as const;
export type MoneySum = (typeof moneySums)[number];

/** One sum of an hour, a site and a currency. */
export interface MoneyRow {
  /** Beginning of the hour. */
  readonly hour: Date;
  readonly siteId: string;
  readonly iso: string;
  readonly name: MoneySum;
  readonly value: bigint;
}

/** Returns the sums of a period by hour, site and currency. Each part reads an index by time. */
export async function moneyByHour(db: Db, from: Date, until: Date): Promise<readonly MoneyRow[]> {
  const within = (at: RawBuilder<Date>) => sql`${at} >= ${from} and ${at} < ${until}`;
  const { rows } = await sql<MoneyRow>`
    with moved (at, site_id, iso, names, amount) as (
      select s.at, p.site_id, p.iso, array['deposits', 'depositCount'], coalesce(p.received, p.amount)
      from payment_steps s join payments p on p.id = s.payment_id
      where s.state = 'succeeded' and s.event in ('paid', 'claimed') and ${within(sql`s.at`)}
        and p.direction = 'deposit' and p.state <> 'failed'
      union all
      select s.at, p.site_id, p.iso, array['payouts', 'payoutCount'], p.amount - p.fee
      from payment_steps s join payments p on p.id = s.payment_id
      where s.state = 'paid' and s.event = 'paid' and ${within(sql`s.at`)}
        and p.request_id is not null and p.state = 'paid'
      union all
      select c.placed_at, p.site_id, c.iso, array['sportTurnover'], c.amount + c.extra_stake
      from coupons c join players p on p.id = c.player_id
      where ${within(sql`c.placed_at`)} and c.state in ('accepted', 'settled', 'sold')
      union all
      select c.settled_at, p.site_id, c.iso, array['sportPayouts'],
        c.payout + case when c.outcome = 'lost' then coalesce(c.insurance_refund, 0) else 0 end
      from coupons c join players p on p.id = c.player_id
      where ${within(sql`c.settled_at`)} and c.state = 'settled'
      union all
      select coalesce(v.decided_at, v.at), p.site_id, c.iso, array['sportPayouts'], v.amount
      from coupon_sales v join coupons c on c.id = v.coupon_id join players p on p.id = c.player_id
      where ${within(sql`coalesce(v.decided_at, v.at)`)} and v.state = 'done'
      union all
      select o.at, coalesce(s.site_id, p.site_id), o.iso,
        case when o.kind in ('bet', 'betWin', 'tip') then array['casinoTurnover'] else array['casinoPayouts'] end,
        o.amount
      from game_operations o
      left join game_sessions s on s.id = o.session_id
      left join game_rounds r on r.id = o.round_id
      left join free_rounds f on f.id = o.free_rounds_id
      left join players p on p.id = coalesce(r.player_id, f.player_id)
      where ${within(sql`o.at`)} and o.is_applied and o.undone_at is null and o.iso is not null
        and o.kind in ('bet', 'betWin', 'tip', 'win', 'freeWin', 'jackpot', 'promo', 'correction')
      union all
      select o.at, s.site_id, o.iso, array['casinoPayouts'], o.won
      from game_operations o join game_sessions s on s.id = o.session_id
      where ${within(sql`o.at`)} and o.is_applied and o.undone_at is null and o.kind = 'betWin'
    )
    select date_trunc('hour', m.at) as hour, m.site_id as "siteId", m.iso, n.name,
      (case when n.name like '%Count' then count(*) else sum(m.amount) end)::bigint as value
    from moved m cross join lateral unnest(m.names) n (name)
    where m.site_id is not null
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}
