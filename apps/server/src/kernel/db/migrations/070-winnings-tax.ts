import { sql, type Kysely } from 'kysely';

/**
 * Adds the tax on winnings to coupons, as promised at placement and as withheld so far. Payouts that are withdrawn by
 * themselves are noted without their tax.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [columns, note]) await statement.execute(db);
}

const columns = sql`
  alter table coupons
    add column tax_rate integer check (tax_rate between 1 and 5000),
    add column tax_free bigint check (tax_free >= 0),
    add column tax bigint not null default 0 check (tax >= 0),
    add constraint coupons_tax_terms check ((tax_rate is null) = (tax_free is null)),
    add constraint coupons_tax_by_rate check (tax = 0 or tax_rate is not null)`;

const note = sql`
  create or replace function note_large_payout() returns trigger language plpgsql as $$
  begin
    insert into large_payouts (coupon_id, account_id, amount)
    select new.id, new.account_id, new.payout - new.tax from automatic_withdrawals a
    where a.account_id = new.account_id and new.payout - new.tax > a.above
    on conflict do nothing;
    return null;
  end $$`;
