import { seeded } from '@touchline/demo-line/testing';
import { act } from './acting.ts';
import type { Client } from './client.ts';
import type { Coupon, Intent, Journal } from './journal.ts';
import type { Offers } from './offers.ts';
import { atNewPrices, randomSingles, randomSlip, type Slip } from './slips.ts';

/** Minor units that a player deposits at a time. */
const TOP_UP = 10_000n;
/**
 * Shares of turns in which several singles are placed instead of one coupon, and in which an earlier coupon is acted
 * on.
 */
const SINGLES_SHARE = 0.05;
const ACTIONS_SHARE = 0.25;

export interface Betting {
  readonly seed: string;
  readonly journal: Journal;
  /** Offers that the pages currently show. */
  readonly offers: () => Offers;
  /** Counts one more placement; false when there are enough. */
  readonly next: () => boolean;
}

/** Credits play money. */
export async function topUp(client: Client, journal: Journal, key: string): Promise<void> {
  const { accountId } = client.player;
  const { status, text } = await client.caller.insist({
    method: 'POST',
    path: '/web-api/cashier/demo-credit',
    headers: { 'idempotency-key': key },
    body: { accountId, amount: `${TOP_UP / 100n}.00` },
  });
  if (status !== 200) throw new Error(`Money can't be credited, ${status}: ${text}`);
  journal.credit(accountId, TOP_UP);
}

/**
 * Places the bets of one client, one after the other, until there are enough.
 * @param name unique name of the client
 */
export async function betOn(
  client: Client,
  name: string,
  { seed, journal, offers, next }: Betting,
): Promise<void> {
  const random = seeded(`${seed} ${name}`);
  const { accountId } = client.player;
  const accepted: string[] = [];
  let made = 0;
  const newKey = (what: string): string => `${name}-${what}-${(made += 1)}`;
  const intentOf = (body: Slip): Intent => ({ key: newKey('coupon'), accountId, body });

  async function goOn(slip: Slip, coupon: Coupon): Promise<void> {
    if (coupon.state === 'accepted') accepted.push(coupon.id);
    if (coupon.state === 'needsConfirm' && coupon.refusal && random.next() < 0.7 && next()) {
      await place(atNewPrices(slip, coupon.refusal.legs));
    } else if (coupon.refusal?.code === 'INSUFFICIENT_FUNDS') {
      await topUp(client, journal, newKey('credit'));
    }
  }

  async function place(slip: Slip): Promise<void> {
    await goOn(slip, await client.place(intentOf(slip)));
  }

  async function placeSingles(): Promise<void> {
    const more = [next(), next()].filter(Boolean).length;
    const slips = randomSingles(random, offers(), accountId, 1 + more);
    const coupons = await client.placeSingles(slips.map(intentOf));
    for (const [index, slip] of slips.entries()) {
      const coupon = coupons[index];
      if (coupon) await goOn(slip, coupon);
    }
  }

  await topUp(client, journal, newKey('credit'));
  while (next()) {
    if (random.next() < SINGLES_SHARE) await placeSingles();
    else await place(randomSlip(random, offers(), accountId));
    const couponId = accepted[random.between(0, accepted.length - 1)];
    if (couponId !== undefined && random.next() < ACTIONS_SHARE) {
      await act(client, journal, random, { couponId, key: newKey('action') });
    }
  }
}
