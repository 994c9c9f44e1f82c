import type { ReferralMark } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { inSites, type SiteChoice, type Db } from '../../../kernel/index.ts';

export interface MarkFilter {
  readonly siteId: string | undefined;
  /** Only players of these sites. */
  readonly sites: SiteChoice;
  readonly mark: ReferralMark | undefined;
  /** Value that has to be the whole mark. */
  readonly value: string | undefined;
  /** Registered at or after. */
  readonly from: Date | undefined;
  /** Registered before. */
  readonly until: Date | undefined;
  /** Row after which the page begins. */
  readonly after: MarkCursor | undefined;
  readonly limit: number;
}

/** A row's place in the order of the report. */
export interface MarkCursor {
  readonly registrations: number;
  readonly siteId: string;
  readonly mark: string;
  readonly value: string;
}

export interface MarkRow extends Omit<MarkCursor, 'mark'> {
  readonly mark: ReferralMark;
  readonly depositors: number;
  readonly deposits: number;
  /** Credited minor units by currency. */
  readonly sums: readonly { readonly iso: string; readonly amount: string }[];
}

/**
 * Returns players by site, mark and value, most registrations first, with their credited deposits until now. A player
 * with several marks counts for each.
 */
export async function playersByMark(db: Db, filter: MarkFilter): Promise<readonly MarkRow[]> {
  const { siteId, sites, mark, value, from, until, after, limit } = filter;
  const { rows } = await sql<MarkRow>`
    with marked as materialized (
      select r.player_id, p.site_id, m.key as mark, m.value
      from player_referrals r
      join players p on p.id = r.player_id
      cross join lateral jsonb_each_text(r.marks) m
      where (${from ?? null}::timestamptz is null or r.recorded_at >= ${from ?? null})
        and (${until ?? null}::timestamptz is null or r.recorded_at < ${until ?? null})
        and (${siteId ?? null}::text is null or p.site_id = ${siteId ?? null})
        and ${inSites('p.site_id', sites)}
        and (${mark ?? null}::text is null or m.key = ${mark ?? null})
        and (${value ?? null}::text is null or m.value = ${value ?? null})
    ), shown as materialized (
      select site_id, mark, value, count(*)::integer as registrations
      from marked group by site_id, mark, value
      having ${after?.registrations ?? null}::integer is null or count(*) < ${after?.registrations ?? null}
        or (count(*) = ${after?.registrations ?? null}
          and (site_id collate "C", mark collate "C", value collate "C")
            > (${after?.siteId ?? null}::text, ${after?.mark ?? null}::text, ${after?.value ?? null}::text))
      order by count(*) desc, site_id collate "C", mark collate "C", value collate "C"
      limit ${limit}
    ), paid as materialized (
      select m.player_id, e.iso, count(*) as deposits, sum(e.amount) as amount
      from (select distinct player_id from marked join shown using (site_id, mark, value)) m
      join accounts a on a.player_id = m.player_id
      join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
      where t.kind in ('deposit', 'unmatched-claimed') and e.amount > 0
      group by m.player_id, e.iso
    ), totals as (
      select m.site_id, m.mark, m.value, p.iso, sum(p.deposits)::integer as deposits, sum(p.amount) as amount
      from marked m join paid p using (player_id)
      group by m.site_id, m.mark, m.value, p.iso
    )
    select s.site_id as "siteId", s.mark, s.value, s.registrations,
      (select count(distinct p.player_id)::integer from marked m join paid p using (player_id)
        where (m.site_id, m.mark, m.value) = (s.site_id, s.mark, s.value)) as depositors,
      coalesce(sum(t.deposits), 0)::integer as deposits,
      coalesce(jsonb_agg(jsonb_build_object('iso', t.iso, 'amount', t.amount::text) order by t.iso)
        filter (where t.iso is not null), '[]') as sums
    from shown s left join totals t using (site_id, mark, value)
    group by s.site_id, s.mark, s.value, s.registrations
    order by s.registrations desc, s.site_id collate "C", s.mark collate "C", s.value collate "C"`.execute(
    db,
  );
  return rows;
}
