import type { ExportPage } from '@touchline/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { leftOut, sections } from './sections.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const path = '/web-api/personal-data/export';

/** Requests all pages of a player's export. */
async function pagesOf(client: TestClient): Promise<readonly ExportPage[]> {
  const pages: ExportPage[] = [];
  for (let after: string | null = ''; after !== null; after = pages.at(-1)?.next ?? null) {
    const answer = await client.call('GET', after === '' ? path : `${path}?after=${after}`);
    expect(answer.statusCode, answer.body).toBe(200);
    pages.push(answer.json());
  }
  return pages;
}

const rowsIn = (pages: readonly ExportPage[], section: string) =>
  pages.filter((page) => page.section === section).flatMap(({ rows }) => rows);

test('every table of players is exported, or left out for a reason', async () => {
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('player_id', 'account_id', 'referrer_id')`.execute(
    app.db,
  );
  const named = new Set([...sections.map(({ table }) => table), ...Object.keys(leftOut), ...inside]);
  expect([...new Set(rows.map(({ name }) => name))].filter((name) => !named.has(name))).toEqual([]);
});

/** Tables whose rows are inside those of another section, or follow from them. */
const inside = [
  'coupon_legs',
  'payment_steps',
  'consultant_messages',
  'holds',
  'large_payouts',
  'verification_steps',
];

test('a copy has every section once, in pages, and ends', async () => {
  const client = app.client();
  await client.register('EUR');
  const pages = await pagesOf(client);
  expect(pages.map(({ section }) => section)).toEqual(sections.map(({ name }) => name));
  expect(pages.at(-1)).toMatchObject({ done: sections.length, of: sections.length, next: null });
});

test('has the player’s own rows only, with exact amounts and without secrets', async () => {
  const client = app.client();
  const { accountId } = await client.register('EUR');
  await app.client().register('EUR');
  const credit = { accountId, amount: '12.34' };
  await client.call('POST', '/web-api/cashier/demo-credit', credit, { 'idempotency-key': 'export-key-1' });
  const pages = await pagesOf(client);
  expect(rowsIn(pages, 'wallets')).toMatchObject([{ id: Number(accountId), iso: 'EUR', balance: '12.34' }]);
  expect(rowsIn(pages, 'movements')).toMatchObject([{ kind: 'demo-credit', amount: '12.34' }]);
  expect(rowsIn(pages, 'account')).toHaveLength(1);
  expect(JSON.stringify(pages)).not.toMatch(/hash|secret"/);
});

test('long sections continue where the page before ended', async () => {
  const client = app.client();
  const { accountId, playerId } = await client.register('EUR');
  await sql`
    insert into coupons (player_id, account_id, key, request_hash, state, type_id, iso, amount, coef, possible_payout,
      max_payout, change_coef_action, exact_coef, is_drop_on_score_change, coef_view_id, placed_at, ref_id)
    select ${playerId}, ${accountId}, 'export-' || n, '', 'accepted', 0, 'EUR', n, '2', 2 * n, 1000000, 0, false, false,
      0, now(), 'x'
    from generate_series(1, 450) n`.execute(app.db);
  const pages = await pagesOf(client);
  const bets = rowsIn(pages, 'bets');
  expect(pages.filter(({ section }) => section === 'bets').map(({ rows }) => rows.length)).toEqual([
    200, 200, 50,
  ]);
  expect(new Set(bets.map(({ id }) => id)).size).toBe(450);
  expect(bets[0]).toMatchObject({ amount: '0.01' });
});

test('refuses a place that is none, and guests', async () => {
  const client = app.client();
  expect((await client.call('GET', path)).statusCode).toBe(401);
  await client.register('EUR');
  for (const after of ['bets', 'bets.x', 'none.0', '.1']) {
    expect((await client.call('GET', `${path}?after=${after}`)).statusCode).toBe(400);
  }
});
