import type { OpenDatabase } from '../../../apps/server/src/db/database.ts';
import type { createPool } from '../../../apps/server/src/db/postgres.ts';
import { auditLedger } from '../../../apps/server/src/wallet/audit.ts';
import type { Journal } from './journal.ts';

/** The database as it was left, past every proxy. */
export interface Books {
  readonly db: OpenDatabase['db'];
  readonly pool: ReturnType<typeof createPool>;
}

interface StoredCoupon {
  readonly id: string;
  readonly key: string;
  readonly state: string;
  readonly amount: bigint;
  readonly payout: bigint | null;
  /** Sum of what the ledger booked for it on the player's account. */
  readonly booked: bigint;
}

/** Every coupon with what the ledger booked for it. */
async function storedCoupons({ pool }: Books): Promise<readonly StoredCoupon[]> {
  const { rows } = await pool.query<StoredCoupon>(`
    select c.id::text, c.key, c.state, c.amount, c.payout, coalesce(sum(e.amount), 0)::bigint as booked
    from coupons c
    left join ledger_transactions t on t.ref = c.id::text
    left join ledger_entries e on e.transaction_id = t.id and e.account_id = c.account_id
    group by c.id order by c.id`);
  return rows;
}

/** What a coupon must have moved on its player's account by now; undefined when its state can't be the last. */
function dueOf({ state, amount, payout }: StoredCoupon): bigint | undefined {
  if (state === 'accepted') return -amount;
  if (state === 'settled') return (payout ?? 0n) - amount;
  return state === 'rejected' || state === 'needsConfirm' ? 0n : undefined;
}

function couponFaults({ intents, known }: Journal, coupons: readonly StoredCoupon[]): string[] {
  const broken: string[] = [];
  const byKey = Map.groupBy(coupons, ({ key }) => key);
  for (const key of intents.keys()) {
    const stored = byKey.get(key) ?? [];
    if (stored.length !== 1) broken.push(`The intent ${key} has ${stored.length} coupons instead of one.`);
    const told = known.get(key)?.coupon.id;
    if (told !== stored[0]?.id)
      broken.push(`The intent ${key} was told of coupon ${told}, stored is ${stored[0]?.id}.`);
  }
  for (const coupon of coupons) {
    if (!intents.has(coupon.key)) broken.push(`Coupon ${coupon.id} was never asked for.`);
    const due = dueOf(coupon);
    if (due !== coupon.booked) {
      broken.push(`Coupon ${coupon.id} is ${coupon.state}: ${coupon.booked} is booked for it, not ${due}.`);
    }
  }
  return broken;
}

async function moneyFaults({ db, pool }: Books, { credited }: Journal): Promise<string[]> {
  const { sums, faults } = await auditLedger(db);
  const { rows } = await pool.query<{ id: string; balance: bigint; credits: bigint }>(`
    select a.id::text, a.balance, coalesce(sum(e.amount) filter (where t.kind = 'demo-credit'), 0)::bigint as credits
    from accounts a
    left join ledger_entries e on e.account_id = a.id
    left join ledger_transactions t on t.id = e.transaction_id
    where a.player_id is not null group by a.id`);
  const holds = await pool.query<{ ref: string }>(`select ref from holds where state = 'held'`);
  return [
    ...holds.rows.map(({ ref }) => `The stake of coupon ${ref} is still held.`),
    ...sums
      .filter(({ sum }) => sum !== 0n)
      .map(({ iso, sum }) => `The ledger of ${iso} sums up to ${sum}, not 0.`),
    ...faults.map(
      ({ accountId, balance, entriesSum, held, holdsSum }) =>
        `Account ${accountId} has ${balance} of entries ${entriesSum}, and ${held} held of holds ${holdsSum}.`,
    ),
    ...rows.filter(({ balance }) => balance < 0n).map(({ id, balance }) => `Account ${id} has ${balance}.`),
    ...rows
      .filter(({ id, credits }) => credits !== (credited.get(id) ?? 0n))
      .map(
        ({ id, credits }) => `Account ${id} was credited ${credits} instead of ${credited.get(id) ?? 0n}.`,
      ),
  ];
}

/** What the run left behind: how many coupons in each state, and every rule that it broke, a sentence each. */
export interface Verdict {
  readonly states: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

/** Holds what is stored against what the clients asked for and were told. */
export async function judge(books: Books, journal: Journal): Promise<Verdict> {
  const coupons = await storedCoupons(books);
  const states = Object.fromEntries(
    [...Map.groupBy(coupons, ({ state }) => state)].map(([state, some]) => [state, some.length]),
  );
  return { states, broken: [...couponFaults(journal, coupons), ...(await moneyFaults(books, journal))] };
}

/** Whether every coupon got what the feed has said by now: none waits for its delay, none for a result that others of its selection have. */
export async function isQuiet({ pool }: Books): Promise<boolean> {
  const { rows } = await pool.query(`
    select 1 from coupons where state = 'pending'
    union all
    select 1 from coupon_legs o join coupon_legs d on d.selection_id = o.selection_id
      where o.status_id = -1 and d.status_id >= 0
    limit 1`);
  return rows.length === 0;
}
