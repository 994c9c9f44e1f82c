import { sql, type Kysely } from 'kysely';

/**
 * Closures of markets, matches and sports by operators, and a trigger that refuses bets on closed ones. Results of
 * operators hold until they are lifted, so the feed's result of such a leg is stored beneath. Mails about bets can be
 * withdrawn before they are sent.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    closures,
    openClosures,
    onlySuspension,
    closuresOfEvent,
    version,
    firstVersion,
    lockKey,
    requireOpen,
    whenInserted,
    whenAccepted,
    whenChanged,
    publishedBefore,
    beneathOfAll,
    unknownBeneath,
    mails,
    mailsOfCoupon,
  ]) {
    await statement.execute(db);
  }
}

const closures = sql`
  create table market_closures (
    id bigint generated always as identity primary key,
    scope text not null check (scope in ('market', 'match', 'sport')),
    subject text not null,
    cause text not null check (cause in ('suspended', 'result', 'cancellation')),
    event_id bigint references result_events (id),
    reason text not null,
    operator text not null,
    at timestamptz not null,
    ended_at timestamptz,
    check ((cause = 'suspended') = (event_id is null)),
    check (cause = 'suspended' or scope = 'market')
  )`;
const openClosures = sql`
  create index market_closures_open on market_closures (scope, subject) where ended_at is null`;
const onlySuspension = sql`
  create unique index market_closures_suspended on market_closures (scope, subject)
  where ended_at is null and cause = 'suspended'`;
const closuresOfEvent = sql`
  create index market_closures_of_event on market_closures (event_id) where event_id is not null`;

/** Number of changes of the closures, by which every process follows them. */
const version = sql`
  create table market_closure_version (
    is_only boolean primary key default true check (is_only),
    version bigint not null
  )`;
const firstVersion = sql`insert into market_closure_version (version) values (1)`;

/** Bets share this lock for each of their legs; a closure takes it alone. The markets of a match have one lock. */
const lockKey = sql`
  create function market_closure_key(scope text, subject text) returns bigint language sql immutable as $$
    select hashtextextended(
      'closure ' || case scope when 'sport' then 'sport ' || subject else 'match ' || split_part(subject, '.', 1) end, 0)
  $$`;

/**
 * Refuses a bet with an open leg on a closed market, match or sport. Each query has a snapshot of its own, taken after
 * the locks: a bet is either stored before a closure or refused by it, in every process.
 */
const requireOpen = sql`
  create function require_open_markets() returns trigger language plpgsql volatile as $$
  begin
    -- In one order, so that bets and closures can't wait for each other in a circle.
    perform pg_advisory_xact_lock_shared(keys.key) from (
      select distinct k.key from coupon_legs l, lateral (values
        (market_closure_key('market', l.market_id)),
        (market_closure_key('match', l.game_id::text)),
        (market_closure_key('sport', l.sport_id::text))
      ) as k (key)
      where l.coupon_id = new.id and l.status_id < 0
      order by 1
    ) keys;
    if exists (
      select from coupon_legs l join market_closures c on c.ended_at is null and (c.scope, c.subject) in (
        ('market', l.market_id), ('match', l.game_id::text), ('sport', l.sport_id::text))
      where l.coupon_id = new.id and l.status_id < 0
    ) then
      raise exception 'Coupon % has a leg on a closed market.', new.id
        using errcode = 'check_violation', constraint = 'coupons_on_open_markets';
    end if;
    return null;
  end $$`;
const whenInserted = sql`
  create trigger bets_need_open_markets after insert on coupons
  for each row
  when (new.state in ('accepted', 'pending', 'review'))
  execute function require_open_markets()`;
const whenAccepted = sql`
  create trigger acceptances_need_open_markets after update of state on coupons
  for each row
  when (new.state = 'accepted' and old.state in ('pending', 'review'))
  execute function require_open_markets()`;
const whenChanged = sql`
  create trigger bet_actions_need_open_markets after update of extra_stake, sold_stake, insured_percent on coupons
  for each row
  when (
    new.extra_stake > old.extra_stake
    or new.sold_stake > old.sold_stake
    or new.insured_percent is distinct from old.insured_percent
  )
  execute function require_open_markets()`;

/** Results that operators published before hold as well. */
const publishedBefore = sql`
  insert into market_closures (scope, subject, cause, event_id, reason, operator, at)
  select 'market', e.market_id, 'result', e.id, e.reason, coalesce((
    select a.operator from operator_actions a
    where a.action = 'market.results' and a.after ->> 'eventId' = e.id::text
    limit 1), 'unknown'), e.at
  from result_events e where e.kind = 'result'
  order by e.id`;

const beneathOfAll = sql`
  alter table coupon_legs
    drop constraint beneath_is_void,
    add constraint beneath_has_status check (coef_beneath is null or status_beneath is not null)`;

/** The feed's result of a leg that an operator's result decided was not stored: it counts as open beneath. */
const unknownBeneath = sql`
  update coupon_legs l set status_beneath = -1, coef_beneath = null
  from (
    select distinct on (e.market_id, r.key) e.market_id, r.key, r.value
    from result_events e, jsonb_each(e.results) r where e.kind = 'result'
    order by e.market_id, r.key, e.id desc
  ) p
  where l.market_id = p.market_id and l.selection_id = p.key
    and case when l.is_void then l.status_beneath else l.status_id end = (p.value ->> 'result')::smallint`;

const mails = sql`
  alter table mails
    add column coupon_id bigint references coupons (id),
    add column withdrawn_at timestamptz`;
const mailsOfCoupon = sql`
  create index mails_of_coupon on mails (coupon_id) where coupon_id is not null and sent_at is null`;
