import { seeded } from '../../../apps/server/src/feed/engine/random.ts';
import type { Client } from './client.ts';
import type { Journal } from './journal.ts';
import type { Offers } from './offers.ts';
import { atNewPrices, randomSlip, type Slip } from './slips.ts';

/** Minor units that a player pays in at a time. */
const TOP_UP = 10_000n;

export interface Betting {
  readonly seed: string;
  readonly journal: Journal;
  /** What is on offer, as the pages show it now. */
  readonly offers: () => Offers;
  /** Counts one placement more; false when there were enough. */
  readonly next: () => boolean;
}

/** Credits play money. */
export async function topUp(client: Client, journal: Journal, key: string): Promise<void> {
  const { accountId } = client.player;
  const { status, text } = await client.insist({
    method: 'POST',
    path: '/web-api/cashier/demo-credit',
    headers: { 'idempotency-key': key },
    body: { accountId, amount: `${TOP_UP / 100n}.00` },
  });
  if (status !== 200) throw new Error(`Money can't be credited, ${status}: ${text}`);
  journal.credit(accountId, TOP_UP);
}

/** One client's bets, one after the other, until there are enough. @param name unlike another client's */
export async function betOn(
  client: Client,
  name: string,
  { seed, journal, offers, next }: Betting,
): Promise<void> {
  const random = seeded(`${seed} ${name}`);
  let made = 0;
  const newKey = (what: string): string => `${name}-${what}-${(made += 1)}`;

  async function place(slip: Slip): Promise<void> {
    const coupon = await client.place({ key: newKey('coupon'), accountId: slip.accountId, body: slip });
    if (coupon.state === 'needsConfirm' && coupon.refusal && random.next() < 0.7 && next()) {
      await place(atNewPrices(slip, coupon.refusal.legs));
    } else if (coupon.refusal?.code === 'INSUFFICIENT_FUNDS') {
      await topUp(client, journal, newKey('credit'));
    }
  }

  await topUp(client, journal, newKey('credit'));
  while (next()) await place(randomSlip(random, offers(), client.player.accountId));
}
