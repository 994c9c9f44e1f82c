import type { BringFriend } from '@touchline/contract';
import type { FeedSource } from '@touchline/feed/source';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { legOn, PRICES } from '../../testing/betActionsWorld.ts';
import { countedAddress } from '../../kernel/http/clientAddress.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createOpsApp, type Bettor, type OpsApp } from '../../testing/opsApp.ts';
import { setFlags } from '../../testing/siteFlags.ts';
import { testPlacement } from '../../testing/placement.ts';

const DAY = 86_400;
const start = new Date('2026-03-03T12:00:00Z');
const MATCHES = 30;

let alive: () => void = () => undefined;
const source: FeedSource = {
  name: 'enough matches',
  start(sink) {
    alive = () => sink.alive('line');
    alive();
    for (let id = 1; id <= MATCHES; id += 1) {
      sink.match(testMatch(id));
      sink.markets([testMarket(id, { ...PRICES, away: '1.4' })]);
    }
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ env: { PLATFORM_CLOCK: 'manual' }, now: () => start, sources: [source] });
  await setFlags(ops.app, { isShowIdentification: true });
});
afterAll(async () => {
  await expectSoundLedger(ops.app.db);
  await ops.close();
});

let matches = 0;
let keys = 0;
const key = () => ({ 'idempotency-key': `friend-key-${(keys += 1)}` });

async function pass(seconds: number): Promise<void> {
  await sql`update sessions set idle_ends_at = '2030-01-01' where ended_at is null`.execute(ops.app.db);
  expect((await ops.call('POST', '/ops/clock/advance', { seconds })).statusCode).toBe(200);
  alive();
}

const state = async ({ client }: Pick<Bettor, 'client'>): Promise<BringFriend> => {
  await client.renew();
  return (await client.call('GET', '/web-api/bring-friend')).json();
};
const states = async (referrer: Bettor) => (await state(referrer)).friends.map((friend) => friend.state);

/** Registers a friend who came by a link, or typed a code; sessions come from another network unless told. */
async function friendOf(code: string, typed?: string) {
  const client: TestClient = ops.app.client();
  client.cookies.set('refererid', code);
  const body = { currency: 'EUR', language: 'en', isOfAge: true, ...(typed && { promo_code: typed }) };
  const registered = await client.call('POST', '/web-api/registration/fast', body);
  expect(registered.statusCode, registered.body).toBe(201);
  await client.renew();
  const playerId = BigInt(registered.json<{ player: { id: string } }>().player.id);
  const network = `10.0.0.${playerId}`;
  await sql`update sessions set address = ${network}, network = ${network} where player_id = ${playerId}`.execute(
    ops.app.db,
  );
  const { accounts } = (await client.call('GET', '/web-api/accounts')).json<{ accounts: { id: string }[] }>();
  const accountId = accounts[0]?.id ?? '';
  return {
    client,
    playerId,
    deposit: (amount: string) =>
      client.call('POST', '/web-api/cashier/demo-credit', { accountId, amount }, key()),
    verify: () =>
      sql`
        insert into player_profiles (player_id, verification_status) values (${playerId}, 2)
        on conflict (player_id) do update set verification_status = 2`.execute(ops.app.db),
    async bet(amount: string, pick = 'home') {
      const match = (matches += 1);
      const bets = [legOn(match, pick, pick === 'away' ? '1.4' : '2')];
      const placed = await client.call(
        'POST',
        '/web-api/coupons',
        testPlacement(accountId, { amount, bets }),
        key(),
      );
      expect(placed.json().coupon.state, placed.body).toBe('accepted');
      await ops.call('POST', '/ops/results', {
        marketId: `${match}.match-result`,
        results: [{ key: pick, result: 0 }],
        reason: 'The end of the match',
      });
      await pass(1);
    },
  };
}

async function referrer() {
  const bettor = await ops.bettor('100.00');
  return { ...bettor, code: (await state(bettor)).code };
}

describe('a friend', () => {
  test('qualifies by deposit, identity and stakes, is held for 14 days, then both are paid once', async () => {
    const own = await referrer();
    const friend = await friendOf(own.code);
    expect(await states(own)).toEqual(['registered']);
    await friend.deposit('20.00');
    await pass(1);
    expect(await states(own)).toEqual(['deposited']);
    await friend.verify();
    await friend.bet('18.50');
    expect(await states(own)).toEqual(['deposited']);
    await friend.deposit('10.00');
    await friend.bet('1.50', 'away');
    expect(await states(own)).toEqual(['deposited']);
    await friend.bet('1.50');
    expect(await state(own)).toMatchObject({
      friends: [{ state: 'held' }],
      waiting: '10.00',
      earned: '0.00',
    });
    await pass(14 * DAY - 10);
    expect(await states(own)).toEqual(['held']);
    await Promise.all([pass(10), pass(1)]);
    expect(await state(own)).toMatchObject({
      friends: [{ state: 'paid' }],
      waiting: '0.00',
      earned: '10.00',
    });
    await pass(DAY);
    const money = async (client: TestClient) => {
      await client.renew();
      return (await client.call('GET', '/web-api/accounts')).json().accounts[0].money;
    };
    expect(await money(own.client)).toBe('110.00');
    expect(await money(friend.client)).toBe('18.50');
  });

  test('belongs to the code that was typed rather than to the link', async () => {
    const [byLink, byCode] = [await referrer(), await referrer()];
    await friendOf(byLink.code, byCode.code.toUpperCase());
    expect([await states(byLink), await states(byCode)]).toEqual([[], ['registered']]);
  });

  test('who doesn’t qualify in 30 days, or who is of the same address, brings nothing', async () => {
    const own = await referrer();
    const late = await friendOf(own.code);
    const near = await friendOf(own.code);
    for (const id of [own.playerId, near.playerId]) {
      await sql`
        insert into player_profiles (player_id, registration_address) values (${id}, '1, High Street')`.execute(
        ops.app.db,
      );
    }
    await near.deposit('20.00');
    await pass(1);
    await pass(1);
    expect(await states(own)).toEqual(['rejected', 'registered']);
    await pass(30 * DAY);
    await late.client.renew();
    expect(await states(own)).toEqual(['rejected', 'rejected']);
  });

  test.each([
    ['address', '198.51.100.7', '198.51.100.7'],
    ['network of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:aaaa::9'],
  ])('on the same %s waits for an operator’s decision', async (_kind, theirs, friends) => {
    const own = await referrer();
    const friend = await friendOf(own.code);
    const place = (playerId: bigint, address: string) =>
      sql`
      update sessions set user_agent = ${`browser of ${playerId}`}, address = ${address},
        network = ${countedAddress(address)}
      where player_id = ${playerId}`.execute(ops.app.db);
    await place(own.playerId, theirs);
    await place(friend.playerId, friends);
    await friend.deposit('50.00');
    await friend.verify();
    await friend.bet('20.00');
    await pass(15 * DAY);
    expect(await states(own)).toEqual(['held']);
    const { referrals } = (await ops.call('GET', '/ops/referrals?list=waiting')).json();
    const found = referrals.find(
      ({ friendId }: { friendId: string }) => friendId === String(friend.playerId),
    );
    expect(found).toMatchObject({ mark: 'network', state: 'held' });
    const released = await ops.call('POST', `/ops/referrals/${found.id}/release`, { reason: 'Two flats' });
    expect(released.statusCode, released.body).toBe(200);
    await pass(1);
    expect(await states(own)).toEqual(['paid']);
    const again = await ops.call('POST', `/ops/referrals/${found.id}/reject`, { reason: 'Too late' });
    expect(again.statusCode).toBe(409);
  });
});

test('a player is never their own friend, and an unknown code brings nobody', async () => {
  await friendOf('no-such-code');
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from referrals where friend_id = referrer_id`.execute(ops.app.db);
  expect(rows).toEqual([{ count: 0 }]);
});
