import { couponReturn } from '../../../apps/server/src/betting/coupons/settlement/payable.ts';
import { couponsWithLegs } from '../../../apps/server/src/betting/coupons/coupons.store.ts';
import { auditLedger } from '../../../apps/server/src/ledger/wallet/ledgerAudit.ts';
import {
  actionRows,
  doneActions,
  storedAccounts,
  storedCoupons,
  type Books,
  type StoredCoupon,
} from './books.ts';
import type { Journal } from './journal.ts';

const STATES = new Set(['accepted', 'settled', 'sold', 'rejected', 'needsConfirm']);
const PAGE = 500;

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
  for (const { id, key, state, due, booked } of coupons) {
    if (!intents.has(key)) broken.push(`Coupon ${id} was never asked for.`);
    if (!STATES.has(state)) broken.push(`Coupon ${id} is still ${state}.`);
    if (due !== booked) broken.push(`Coupon ${id} is ${state}: ${booked} is booked for it, not ${due}.`);
  }
  return broken;
}

/** Checks that confirmed actions on coupons were done once, and refused ones never. */
async function actionFaults(books: Books, { actions }: Journal): Promise<string[]> {
  const done = await doneActions(books);
  const rows = await actionRows(books);
  return [
    ...[...actions]
      .filter(([key, { isDone }]) => isDone !== done.has(key))
      .map(
        ([key, { action, isDone }]) =>
          `The ${action} ${key} was ${isDone ? 'told, but not done' : 'refused, but done'}.`,
      ),
    ...[...done.keys()]
      .filter((key) => !actions.has(key))
      .map((key) => `The action ${key} was never asked for.`),
    ...(rows === done.size ? [] : [`${done.size} actions were done, but coupons have ${rows} of them.`]),
  ];
}

/** Checks that settled coupons were paid the amount recomputed from their legs. */
async function payoutFaults({ db }: Books): Promise<string[]> {
  const broken: string[] = [];
  let after = -1n;
  for (;;) {
    const page = await db
      .selectFrom('coupons')
      .selectAll()
      .where('state', '=', 'settled')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = page.at(-1);
    if (!last) return broken;
    after = last.id;
    for (const rows of await couponsWithLegs(db, page)) {
      const { id, payout, outcome } = rows.coupon;
      const { state, payout: due } = couponReturn(rows);
      if (outcome === state && payout === due) continue;
      broken.push(`Coupon ${id} was ${outcome} with ${payout}, but is ${state} with ${due}.`);
    }
  }
}

async function moneyFaults(books: Books, { credited }: Journal): Promise<string[]> {
  const { sums, faults, strays } = await auditLedger(books.db);
  const accounts = await storedAccounts(books);
  const holds = await books.pool.query<{ ref: string }>(`select ref from holds where state = 'held'`);
  return [
    ...holds.rows.map(({ ref }) => `The stake of coupon ${ref} is still held.`),
    ...sums
      .filter(({ sum }) => sum !== 0n)
      .map(({ iso, sum }) => `The ledger of ${iso} sums up to ${sum}, not 0.`),
    ...strays.map(
      ({ id, kind, ref, iso, cause }) =>
        `Transaction ${id} (${kind}) of ${ref} has an entry in ${iso}: ${cause === 'none' ? 'it has no cause' : 'its cause is of another currency or player'}.`,
    ),
    ...faults.map(
      ({ accountId, balance, entriesSum, held, holdsSum }) =>
        `Account ${accountId} has ${balance} of entries ${entriesSum}, and ${held} held of holds ${holdsSum}.`,
    ),
    ...accounts
      .filter(({ balance }) => balance < 0n)
      .map(({ id, balance }) => `Account ${id} has ${balance}.`),
    ...accounts
      .filter(({ id, credits }) => credits !== (credited.get(id) ?? 0n))
      .map(
        ({ id, credits }) => `Account ${id} was credited ${credits} instead of ${credited.get(id) ?? 0n}.`,
      ),
  ];
}

/** Result of a run: number of coupons in each state, and every broken rule, a sentence each. */
export interface Verdict {
  readonly states: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

/** Compares the stored state with the requests and answers of the clients. */
export async function judge(books: Books, journal: Journal): Promise<Verdict> {
  const coupons = await storedCoupons(books);
  const states = Object.fromEntries(
    [...Map.groupBy(coupons, ({ state }) => state)].map(([state, some]) => [state, some.length]),
  );
  const broken = [
    ...couponFaults(journal, coupons),
    ...(await actionFaults(books, journal)),
    ...(await payoutFaults(books)),
    ...(await moneyFaults(books, journal)),
  ];
  return { states, broken };
}
