import { sql, type RawBuilder } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditLog } from '../../operators/ops/auditLog/auditLog.service.ts';
import { verifyChain } from '../../operators/ops/auditLog/verifyChain.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const at = new Date('2026-01-10T12:00:00.000Z');

/**
 * Creates a database as an earlier version left it, and migrates it to the newest version.
 * @param name of the last migration of the earlier version
 */
async function migratedFrom(name: string, statements: readonly RawBuilder<unknown>[]): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const { db } = database;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  expect((await migrator.migrateTo(name)).error).toBeUndefined();
  for (const statement of statements) await statement.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  return database;
}

/** A bet as stored before limits and single-statement placements. */
const before = [
  sql`insert into players (site_id, login, password_hash, language, registered_at)
    values ('house', '1', '-', 'en', ${at})`,
  sql`insert into accounts (player_id, system_name, iso, type, balance)
    values (1, null, 'EUR', 0, 0), (null, 'house', 'EUR', 0, 0)`,
  sql`insert into ledger_transactions (key, kind, ref, at) values ('stake:1', 'stake', '1', ${at})`,
  sql`insert into ledger_entries (transaction_id, account_id, iso, amount, balance)
    values (1, 1, 'EUR', -100, 0), (1, 2, 'EUR', 100, null)`,
  sql`insert into coupons (player_id, account_id, key, state, type_id, iso, amount, coef, possible_payout, max_payout,
      change_coef_action, exact_coef, is_drop_on_score_change, coef_view_id, placed_at, accepted_at)
    values (1, 1, 'a-key', 'accepted', 0, 'EUR', 100, '1.85', 185, 5000000, 0, false, false, 0, ${at}, ${at})`,
  sql`insert into idempotency_keys (player_id, key, call, request_hash, answer)
    values (1, 'a-key', 'placeCoupon', 'the-hash', '1'), (1, 'another', 'creditDemoMoney', 'its-hash', '{}')`,
];

test('earlier entries and coupons keep their time, their request and their unique key', async () => {
  const { db, close } = await migratedFrom('003-feed', before);
  const entries = await sql`select account_id, at from ledger_entries order by account_id`.execute(db);
  expect(entries.rows).toEqual([
    { account_id: 1n, at },
    { account_id: 2n, at },
  ]);
  const coupons = await sql`select key, request_hash from coupons`.execute(db);
  expect(coupons.rows).toEqual([{ key: 'a-key', request_hash: 'the-hash' }]);
  const keys = await sql`select key from idempotency_keys`.execute(db);
  expect(keys.rows).toEqual([{ key: 'another' }]);
  await expect(sql`update ledger_entries set amount = 1`.execute(db)).rejects.toThrow('append-only');
  await close();
});

test('sports closed by an operator remain closed, and the others become the player’s own choice', async () => {
  const blocks = (line: readonly number[], live: readonly number[]) =>
    JSON.stringify({ banLevel: 0, disallowedLineSports: line, disallowedLiveSports: live });
  const act = (before: string, after: string) => sql`
    insert into operator_actions (at, operator, action, subject, before, after)
    values (${at}, 'ann', 'player.blocks', 'player:1', ${before}::jsonb, ${after}::jsonb)`;
  const { db, close } = await migratedFrom('024-security-questions', [
    sql`insert into players (site_id, login, password_hash, language, registered_at)
      values ('house', '1', '-', 'en', ${at}), ('house', '2', '-', 'en', ${at})`,
    act(blocks([], []), blocks([1, 4], [])),
    // The player chose others meanwhile, and a later action left the sports unchanged.
    act(blocks([4, 6], [3]), blocks([4, 6], [3])),
    sql`insert into player_blocks (player_id, disallowed_line_sports, disallowed_live_sports)
      values (1, '{4,6}', '{3}'), (2, '{1}', '{}')`,
  ]);
  const { rows } = await sql`
    select player_id as id, disallowed_line_sports as line, disallowed_live_sports as live,
      hidden_line_sports as "ownLine", hidden_live_sports as "ownLive"
    from player_blocks order by player_id`.execute(db);
  expect(rows).toEqual([
    { id: 1n, line: [4], live: [], ownLine: [6], ownLive: [3] },
    { id: 2n, line: [], live: [], ownLine: [1], ownLive: [] },
  ]);
  await close();
});

test('a change that landed later than one with a higher number is migrated too', async () => {
  const { db, close } = await createEmptyDatabase();
  const isEarlier = (name: string) => name < '035' && name !== '033-crests';
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => isEarlier(name)));
  const provider = { getMigrations: () => Promise.resolve(earlier) };
  expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
  await migrate(db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(rows.map(({ name }) => name)).toContain('033-crests');
  await close();
});

describe('from a version without closures of markets,', () => {
  const payment = (id: string, state: string) => sql`
    insert into payments (id, player_id, account_id, site_id, direction, method_id, method_name, method_icon, provider,
      iso, amount, fee, amount_mode, received, state, reason, fields, created_at)
    values (${id.repeat(32)}, 1, 1, 'house', 'deposit', 'card', '{"en":"Card"}', 'card', 'psp', 'EUR', 3000, 0, 'fixed',
      300000, ${state}, 'currency', '{}', ${at})`;
  const event = (id: string, iso: string) => sql`
    insert into provider_events (provider, event_id, payment_id, event, body_hash, body, at, received_at, is_applied)
    values ('psp', ${id}, ${id.repeat(32)}, 'succeeded', '-', ${JSON.stringify({ iso, reason: '\u0000' })}, ${at}, ${at}, true)`;
  const mail = (
    subject: string,
    text: string,
    { sentAt, requested }: { sentAt?: Date; requested?: string } = {},
  ) => sql`
    insert into mails (player_id, recipient, language, subject, body_text, body_html, at, next_at, sent_at, requested)
    values (1, 'a@example.com', 'en', ${subject}, ${text}, ${`<p>${text}</p>`}, ${at}, ${at}, ${sentAt ?? null},
      ${requested ?? null})`;
  const text = (body: string, minutes: number) => sql`
    insert into text_messages (site_id, recipient, body, at, next_at, ends_at)
    values ('house', '447700900001', ${body}, ${at}, ${at}, ${new Date(at.getTime() + minutes * 60_000)})`;
  const leg = (
    position: number,
    key: string,
    status: number,
    isVoid = false,
    beneath: number | null = null,
  ) => sql`
    insert into coupon_legs (coupon_id, position, game_id, market_id, selection_id, selection_key, market_type, coef,
      shown_coef, is_live, sport_id, competition, country, home, away, starts_at, status_id, is_void, status_beneath)
    values (1, ${position}, 1, '1.winner', ${`1.winner:${key}`}, ${key}, 'winner', 2000, 2000, false, 1, '-', '-', '-',
      '-', ${at}, ${status}, ${isVoid}, ${beneath}::smallint)`;

  const ofMoney = [
    payment('a', 'review'),
    payment('b', 'succeeded'),
    payment('c', 'review'),
    event('a', 'HUF'),
    event('b', 'HUF'),
    event('c', 'EUR'),
    sql`insert into ledger_transactions (key, kind, ref, at)
      values ('unmatched:a', 'unmatched', ${'a'.repeat(32)}, ${at})`,
    sql`insert into ledger_entries (transaction_id, at, account_id, iso, amount)
      select 1, ${at}, a.id, 'EUR', case a.system_name when 'suspense' then 300000 else -300000 end
      from accounts a where a.player_id is null`,
  ];
  const ofSecrets = [
    mail('123456 is your code', 'Your code: 123456, or https://a.example/verify?token=v1.abc_D-3'),
    mail('Your login', 'Password: s3cretWord', { sentAt: at, requested: 'credentials' }),
    mail('News', 'Stop: https://a.example/stop?token=v1.xyz', { sentAt: at }),
    mail('Bet 1234567 won', 'Stake: 123456.00 EUR', { sentAt: at }),
    text('Touchline: 123456 is your code.', 10),
    text('Touchline: 100000 spins for all.', 1440),
  ];
  const ofResults = [
    sql`insert into coupons (player_id, account_id, key, request_hash, state, type_id, iso, amount, coef,
        possible_payout, max_payout, change_coef_action, exact_coef, is_drop_on_score_change, coef_view_id, placed_at)
      values (1, 1, 'a-key', '-', 'accepted', 0, 'EUR', 100, '1.85', 185, 5000000, 0, false, false, 0, ${at})`,
    // Decided as published, by the feed against it, void above the published result, and not published at all.
    leg(0, 'yes', 1),
    leg(1, 'no', 1),
    leg(2, 'yes', 3, true, 1),
    leg(3, 'draw', 0),
    sql`insert into result_events (kind, market_id, results, reason, at) values
      ('result', '1.winner', '{"1.winner:yes": {"result": 0}}', 'A mistake', ${at}),
      ('result', '1.winner', '{"1.winner:yes": {"result": 1}, "1.winner:no": {"result": 0}}', 'The report', ${at})`,
    sql`insert into operator_actions (at, operator, action, subject, after, reason)
      values (${at}, 'ann', 'market.results', 'market:1.winner', '{"eventId": "2"}', 'The report')`,
  ];

  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await migratedFrom('071-free-rounds', [
      sql`insert into players (site_id, login, password_hash, language, registered_at)
        values ('house', '1', '-', 'en', ${at})`,
      sql`insert into accounts (player_id, system_name, iso, type, balance)
        values (1, null, 'EUR', 0, 0), (null, 'suspense', 'EUR', 0, 0), (null, 'psp.psp', 'EUR', 0, 0)`,
      ...ofMoney,
      ...ofSecrets,
      ...ofResults,
    ]);
    ({ db } = database);
  });
  afterAll(() => database.close());

  test('money of another currency that waits is booked to its own, and what was credited is named to operators', async () => {
    const sums = await sql`
      select a.system_name || ' ' || e.iso as account, sum(e.amount)::bigint as sum
      from ledger_entries e join accounts a on a.id = e.account_id
      group by 1 having sum(e.amount) <> 0 order by 1`.execute(db);
    expect(sums.rows).toEqual([
      { account: 'psp.psp HUF', sum: -300_000n },
      { account: 'suspense HUF', sum: 300_000n },
    ]);
    const payments = await sql`select left(id, 1) as id, received_iso from payments order by id`.execute(db);
    expect(payments.rows).toEqual([
      { id: 'a', received_iso: 'HUF' },
      { id: 'b', received_iso: null },
      { id: 'c', received_iso: null },
    ]);
    const alerts = await sql`
      select left(subject, 1) as subject, kind, iso, theirs_iso, state from reconciliation_differences`.execute(
      db,
    );
    expect(alerts.rows).toEqual([
      { subject: 'b', kind: 'currency', iso: 'EUR', theirs_iso: 'HUF', state: 'open' },
    ]);
  });

  test('secrets of earlier messages are masked, and those that were not sent never are', async () => {
    const mails = await sql`
      select subject, body_text as text, secret_kind as kind, expired_at is not null as expired from mails order by id`.execute(
      db,
    );
    expect(mails.rows).toEqual([
      {
        subject: '•••••• is your code',
        text: 'Your code: ••••••, or https://a.example/verify?token=••••••',
        kind: 'earlier',
        expired: true,
      },
      { subject: 'Your login', text: '••••••', kind: 'earlier', expired: false },
      { subject: 'News', text: 'Stop: https://a.example/stop?token=••••••', kind: 'earlier', expired: false },
      { subject: 'Bet 1234567 won', text: 'Stake: 123456.00 EUR', kind: null, expired: false },
    ]);
    const html = await sql<{ html: string }>`select body_html as html from mails order by id`.execute(db);
    expect(html.rows.map((row) => row.html).join()).not.toMatch(/(?<!\d)123456 |v1\.|s3cret/);
    const texts = await sql`select body, secret_kind as kind from text_messages order by id`.execute(db);
    expect(texts.rows).toEqual([
      { body: 'Touchline: •••••• is your code.', kind: 'earlier' },
      { body: 'Touchline: 100000 spins for all.', kind: null },
    ]);
  });

  test('results that operators published before hold, and close their markets', async () => {
    const closures = await sql`
      select scope, subject, cause, event_id, reason, operator, ended_at from market_closures order by id`.execute(
      db,
    );
    const closed = { scope: 'market', subject: '1.winner', cause: 'result', ended_at: null };
    expect(closures.rows).toEqual([
      { ...closed, event_id: 1n, reason: 'A mistake', operator: 'unknown' },
      { ...closed, event_id: 2n, reason: 'The report', operator: 'ann' },
    ]);
    const legs = await sql`select status_id, status_beneath from coupon_legs order by position`.execute(db);
    expect(legs.rows).toEqual([
      { status_id: 1, status_beneath: -1 },
      { status_id: 1, status_beneath: null },
      { status_id: 3, status_beneath: -1 },
      { status_id: 0, status_beneath: null },
    ]);
  });
});

test('names of results and games are found by every spelling', async () => {
  const { db, close } = await migratedFrom('090-postbacks', [
    sql`insert into match_results (match_id, sport_id, competition_id, competition, country, home, away, starts_at,
        ended_at, status, markets, folded)
      values (7, 1, 2, 'Premier League', 'gb-eng', 'Nott’m Forest', 'Bayern München', ${at}, ${at}, 4, '[]', 'nott m forest')`,
    sql`insert into game_providers (maker_id, maker_slug, slug, name, folded_name) values ('m', 'b', 'b', 'Brøndby & Co', '')`,
    sql`insert into games (maker_id, maker_game_id, provider_id, fed_name, aliases, slug, route, folded_names,
        folded_provider, fed_hash, added_at, updated_at)
      values ('m', 'one', 1, 'Müller’s Gold', '{"Dragon & Koi"}', 'one', 'one', E'\n\n', '', '', ${at}, ${at})`,
  ]);
  const { rows: results } = await sql`select folded from match_results`.execute(db);
  expect(results).toEqual([{ folded: 'nottm forest\nnott m forest\nbayern munchen\npremier leagu' }]);
  const { rows: games } = await sql`select folded_names, folded_provider from games`.execute(db);
  expect(games).toEqual([
    { folded_names: '\nmullers gold\nmuller s gold\ndragon and koi\n', folded_provider: 'brondby and co' },
  ]);
  const { rows: words } = await sql`select word from game_words where word = 'brondby'`.execute(db);
  expect(words).toHaveLength(1);
  await close();
});

test('earlier steps of payments name the player of their payment', async () => {
  const payment = (id: string, playerId: number) => sql`
    insert into payments (id, player_id, account_id, site_id, direction, method_id, method_name, method_icon, provider,
      iso, amount, state, fields, created_at)
    values (${id.repeat(32)}, ${playerId}, ${playerId}, 'house', 'deposit', 'card', '{"en":"Card"}', 'card', 'psp', 'EUR',
      3000, 'succeeded', '{}', ${at})`;
  const step = (id: string) => sql`
    insert into payment_steps (payment_id, at, state, event, source)
    values (${id.repeat(32)}, ${at}, 'succeeded', 'paid', 'provider')`;
  const { db, close } = await migratedFrom('092-folded-names', [
    sql`insert into players (site_id, login, password_hash, language, registered_at, ref_code)
      select 'house', login, '-', 'en', ${at}, login from (values ('1'), ('2')) p (login)`,
    sql`insert into accounts (player_id, iso, type, balance) values (1, 'EUR', 0, 0), (2, 'EUR', 0, 0)`,
    payment('a', 1),
    payment('b', 2),
    step('b'),
    step('a'),
  ]);
  const { rows } = await sql`select payment_id, player_id from payment_steps order by payment_id`.execute(db);
  expect(rows).toEqual([
    { payment_id: 'a'.repeat(32), player_id: 1n },
    { payment_id: 'b'.repeat(32), player_id: 2n },
  ]);
  await close();
});

test('earlier entries of the audit log are a chain that later ones continue', async () => {
  const { db, close } = await migratedFrom('094-dashboard', [
    // More than one round of the migration, with a gap as transactions that were rolled back left it.
    sql`insert into operator_actions (at, operator, action, subject, before, after, reason, request_id)
      select ${at}::timestamptz + n * interval '1.0005 seconds', 'ann', 'player.blocks', 'player:' || n,
        case when n % 2 = 0 then '{"b": 1.50, "a": [1e21, null]}'::jsonb end, to_jsonb(n), 'Größe \n', 'r-' || n
      from generate_series(1, 2500) n`,
    sql`select nextval(pg_get_serial_sequence('operator_actions', 'id')) from generate_series(1, 3)`,
    sql`insert into operator_actions (at, operator, action, subject) values (${at}, 'ben', 'site.flags', 'site:house')`,
  ]);
  const { entries, head, fault } = await verifyChain(db);
  expect({ entries, id: head.id, fault }).toEqual({ entries: 2501, id: 2504n, fault: undefined });
  const author = { operator: 'ann', requestId: null, reason: undefined };
  const deed = { action: 'site.flags', subject: 'site:house', before: null, after: {} };
  await db.transaction().execute((trx) => createAuditLog({ db, now: () => at }).write(trx, author, deed));
  const later = await verifyChain(db);
  expect({ id: later.head.id, fault: later.fault }).toEqual({ id: 2505n, fault: undefined });
  await expect(sql`update operator_actions set reason = 'x'`.execute(db)).rejects.toThrow(
    /append-only|permission denied/,
  );
  await close();
});
