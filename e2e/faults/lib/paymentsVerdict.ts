import type { Books } from './books.ts';
import type { PlatformServer } from './platformServer.ts';
import { sleep } from './processes.ts';

const KEY = 'sandbox-key-of-development';
const MOST_RUNS = 20;
const DAY = 86_400_000;
/** Longer than the time between two rounds of look-ups, ms. */
const BETWEEN_LOOKS = 7000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Lets open payments be looked up, and compares the run's days with the provider. */
export async function reconcile({ origin }: PlatformServer, token: string): Promise<void> {
  await sleep(2000);
  for (const day of [dayOf(Date.now() - DAY), dayOf(Date.now())]) {
    for (let run = 0; run < MOST_RUNS; run += 1) {
      const answer = await fetch(`${origin}/ops/reconciliations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ provider: 'sandbox', day }),
      });
      const { failure = 'refused' }: { failure?: string | null } = answer.ok ? await answer.json() : {};
      if (failure === null) break;
      await sleep(3000);
    }
  }
  // Money that the reports brought above the highest amount goes back with the next look-ups.
  await sleep(BETWEEN_LOOKS);
}

interface Stored {
  readonly id: string;
  readonly key: string | null;
  readonly state: string;
  readonly credits: number;
  readonly credited: string;
  readonly received: string | null;
  readonly corrections: number;
  readonly provider_ref: string | null;
  readonly surplus_of: string | null;
  readonly repeats: string | null;
  /** Money that came with it and has no room, minor units. */
  readonly surplus: string;
  readonly debts: number;
}

interface Reported {
  readonly id: string;
  readonly merchantRef: string;
  readonly state: string;
  readonly amount: string;
}

interface Judged {
  /** Address of the provider, past its proxy. */
  readonly origin: string;
  /** Ids of the payments that clients were told, by idempotency key. */
  readonly keys: ReadonlyMap<string, string>;
}

/** States of a payment whose money has arrived. */
const ARRIVED = new Set(['succeeded', 'review', 'returned', 'refunded', 'charged_back']);

/** Compares the platform's payments with the provider's and with the answers to clients. */
export async function judgePayments({ pool }: Books, { origin, keys }: Judged) {
  const broken: string[] = [];
  const { rows: stored } = await pool.query<Stored>(`
    select p.id, k.key, p.state, p.received::text as received, p.provider_ref, p.surplus_of, p.repeats,
      (select count(*)::integer from payment_steps s where s.payment_id = p.id and s.event = 'corrected') as corrections,
      (select count(*)::integer from debts d where d.payment_id = p.id) as debts,
      (select coalesce(sum(s.received), 0)::text from payments s where s.surplus_of = p.id) as surplus,
      (select count(*)::integer from ledger_transactions t
        where t.ref = p.id and t.kind in ('deposit', 'unmatched-claimed')) as credits,
      (select coalesce(sum(e.amount), 0)::text from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        where t.ref = p.id and e.account_id = p.account_id) as credited
    from payments p left join idempotency_keys k on k.answer = p.id`);
  const byId = new Map(stored.map((one) => [one.id, one]));
  for (const [key, id] of keys) {
    if (byId.get(id)?.key !== key) broken.push(`The payment ${id} that ${key} was told about is lost.`);
  }
  const begun = stored.filter(({ key }) => key !== null);
  const own = stored.filter(({ surplus_of: whole, repeats }) => whole === null && repeats === null);
  if (new Set(begun.map(({ key }) => key)).size !== own.length)
    broken.push(`${own.length} payments came of ${begun.length} keys.`);
  const reports = await Promise.all(
    [dayOf(Date.now() - DAY), dayOf(Date.now())].map((day) => reportOf(origin, day)),
  );
  const theirs = new Map(reports.flat().map((row) => [row.id, row]));
  for (const row of theirs.values()) {
    if (!stored.some(({ provider_ref: ref }) => ref === row.id) && row.state === 'succeeded')
      broken.push(`The payment ${row.id} of the provider isn’t known here.`);
  }
  for (const one of stored) {
    const { id, state, credits, credited, received, corrections } = one;
    const their = theirs.get(one.provider_ref ?? '');
    if ((their?.state === 'succeeded') !== ARRIVED.has(state))
      broken.push(`The payment ${id} is ${state} here and ${their?.state ?? 'unknown'} there.`);
    const due = state === 'succeeded' ? received : '0';
    if (credited !== due || credits !== (state === 'succeeded' ? 1 + corrections : 0))
      broken.push(`The payment ${id}, ${state}, was credited ${credits} times, ${credited} in all.`);
    const came = BigInt(received ?? 0) + BigInt(one.surplus);
    if (one.surplus_of === null && their?.state === 'succeeded' && came !== cents(their.amount))
      broken.push(`The payment ${id} has ${came} here and ${their.amount} there.`);
    if (one.debts > 0) broken.push(`The payment ${id} left a debt.`);
    if (one.surplus_of !== null && state !== 'returned' && state !== 'succeeded')
      broken.push(`The surplus ${id} is still ${state}.`);
  }
  const { rows: sums } = await pool.query<{ iso: string; sum: string }>(
    'select iso, sum(amount)::text as sum from ledger_entries group by iso having sum(amount) <> 0',
  );
  for (const { iso, sum } of sums) broken.push(`The ledger’s sum is ${sum} ${iso}.`);
  const states = Map.groupBy(stored, ({ state }) => state);
  return { broken, states: Object.fromEntries([...states].map(([state, all]) => [state, all.length])) };
}

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

async function reportOf(origin: string, day: string): Promise<readonly Reported[]> {
  const answer = await fetch(`${origin}/v1/reports/${day}`, { headers: { authorization: `Bearer ${KEY}` } });
  const { rows }: { rows: readonly Reported[] } = await answer.json();
  return rows;
}
