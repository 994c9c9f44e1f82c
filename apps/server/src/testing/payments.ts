import { toWire } from '@touchline/betting';
import type { Payment } from '@touchline/contract';
import { paymentSecret } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { signatureOf } from '../kernel/providers/signature.ts';
import { createTestApp, type TestApp } from './app.ts';
import { expectSoundLedger } from './ledger.ts';
import { OPERATOR } from './opsApp.ts';

const HOUR = 3_600_000;

/** The payment provider of the sandbox, as its package starts it. */
export interface ProviderUnderTest {
  readonly providersFile: string;
  act(pageUrl: string, action: 'pay' | 'confirm' | 'decline' | 'cancel'): Promise<string | undefined>;
  advance(seconds: number): Promise<void>;
  addSites(siteIds: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** A platform with the sandbox's payment provider. */
export interface PaymentsWorld {
  readonly app: TestApp;
  readonly sandbox: ProviderUnderTest;
  /** Moves the platform's clock, ms. */
  pass(ms: number): void;
  /** Current day of the platform, `yyyy-mm-dd`. */
  today(): string;
  /** Makes an operator's call. @param token of another operator than the first */
  ops(method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token?: string): Promise<Answer>;
  player(): Promise<PayingPlayer>;
  /**
   * Sends a signed event of the provider about a payment; returns the status of the answer.
   * @param type for example `payment.succeeded`
   * @param more fields of the event beside its payment
   */
  event(type: string, payment: ReportedPayment, more?: object): Promise<number>;
  /** Sends a call-back to the address of a site; returns the status of the answer. */
  callBack(sent: SentCallback): Promise<number>;
  /** Returns what the entries with a reference sum to on each account, minor units. */
  booked(ref: string): Promise<Record<string, bigint>>;
  /** Returns the same by account and currency, such as `suspense HUF`. */
  bookedByCurrency(ref: string): Promise<Record<string, bigint>>;
  /** Returns the balance of a system account, minor units. */
  system(name: string, iso?: string): Promise<bigint>;
  /** Throws an error if the ledger is inconsistent; stops everything. */
  close(): Promise<void>;
}

/** A call-back to the address of a site. */
export interface SentCallback {
  readonly siteId: string;
  /** Secret that signs it; that of the site if absent. */
  readonly secret?: string;
  readonly event: object;
}

export interface Answer {
  readonly status: number;
  // Tests compare the answer as a whole.
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A payment in an event, by our id; other fields as they are sent, also wrong ones. */
export interface ReportedPayment extends Readonly<Record<string, unknown>> {
  readonly merchantRef: string;
}

export interface PayingPlayer {
  readonly playerId: bigint;
  readonly accountId: string;
  /** Begins a deposit by card and pays it on the provider's page. */
  pay(amount: string, more?: object): Promise<Payment>;
  /** Begins a deposit. */
  begin(amount: string, more?: object): Promise<Payment>;
  /** Asks for a deposit and returns the code of its refusal; undefined if it was begun. */
  refusal(amount: string, more?: object): Promise<string | undefined>;
  /** Balance of the main account, also after the session has ended. */
  money(): Promise<string>;
  state(id: string): Promise<Payment>;
  call(method: string, url: string, body?: object): Promise<Answer>;
}

/**
 * Starts a platform with the sandbox as its payment provider, which it stops at the end.
 * @param env further settings
 */
export async function createPaymentsWorld(
  sandbox: ProviderUnderTest,
  env: Readonly<Record<string, string>> = {},
): Promise<PaymentsWorld> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app = await createTestApp({
    env: { PAYMENT_PROVIDERS_FILE: sandbox.providersFile, PLATFORM_CLOCK: 'manual', ...env },
    now,
    listens: true,
  });
  let keys = 0;

  async function player(): Promise<PayingPlayer> {
    const client = app.client();
    const { playerId, accountId } = await client.register();
    const ask = (amount: string, more: object = {}) => {
      const body = { methodId: 'card', accountId, amount, ...more };
      const key = { 'idempotency-key': `payments-key-${(keys += 1)}` };
      return client.call('POST', '/web-api/payments/deposits', body, key);
    };
    const begin = async (amount: string, more?: object): Promise<Payment> => {
      const answer = await ask(amount, more);
      if (answer.statusCode !== 200) throw new Error(`The deposit was refused: ${answer.body}`);
      return answer.json<{ payment: Payment }>().payment;
    };
    return {
      playerId,
      accountId,
      begin,
      refusal: async (amount, more) => (await ask(amount, more)).json<{ code?: string }>().code,
      async pay(amount, more) {
        const payment = await begin(amount, more);
        if (payment.redirectUrl === undefined) throw new Error('The payment has no hosted page.');
        await sandbox.act(payment.redirectUrl, 'pay');
        return payment;
      },
      async money() {
        const { balance } = await app.db
          .selectFrom('accounts')
          .select('balance')
          .where('id', '=', BigInt(accountId))
          .executeTakeFirstOrThrow();
        return toWire(balance, 'EUR');
      },
      async state(id) {
        await client.renew();
        return (await client.call('GET', `/web-api/payments/${id}`)).json().payment;
      },
      async call(method, url, body) {
        const answer = await client.call(method, url, body);
        return { status: answer.statusCode, body: answer.json() };
      },
    };
  }

  async function callBack({ siteId, secret = paymentSecret(siteId), event }: SentCallback): Promise<number> {
    const seconds = Math.floor(now().getTime() / 1000);
    const body = Buffer.from(JSON.stringify(event));
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: `/psp/sandbox/${siteId}/events`,
      headers: {
        'content-type': 'application/json',
        'touchline-signature': `t=${seconds},v1=${signatureOf(secret, seconds, body)}`,
      },
      payload: body,
    });
    return statusCode;
  }

  return {
    app,
    sandbox,
    player,
    pass: (ms) => (ahead += ms),
    today: () => now().toISOString().slice(0, 10),
    async ops(method, url, body, token) {
      const headers = token === undefined ? OPERATOR : { authorization: `Bearer ${token}` };
      const answer = await app.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
      return { status: answer.statusCode, body: answer.json() };
    },
    async event(type, payment, more = {}) {
      const seconds = Math.floor(now().getTime() / 1000);
      const reported = { id: `at-${payment.merchantRef}`, state: 'succeeded', ...payment };
      const event = { id: `event-${(keys += 1)}`, type, at: seconds, payment: reported, ...more };
      return callBack({ siteId: 'house', event });
    },
    callBack,
    async bookedByCurrency(ref) {
      const { rows } = await sql<{ name: string; sum: bigint }>`
        select coalesce(a.system_name, 'player') || ' ' || e.iso as name, sum(e.amount)::bigint as sum
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join accounts a on a.id = e.account_id
        where t.ref = ${ref} group by 1 having sum(e.amount) <> 0 order by 1`.execute(app.db);
      return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
    },
    async booked(ref) {
      const { rows } = await sql<{ name: string; sum: bigint }>`
        select coalesce(a.system_name, 'player') as name, sum(e.amount)::bigint as sum
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join accounts a on a.id = e.account_id
        where t.ref = ${ref} group by 1 having sum(e.amount) <> 0 order by 1`.execute(app.db);
      return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
    },
    async system(name, iso = 'EUR') {
      const { rows } = await sql<{ sum: bigint }>`
        select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e
        join accounts a on a.id = e.account_id where a.system_name = ${name} and a.iso = ${iso}`.execute(
        app.db,
      );
      return rows[0]?.sum ?? 0n;
    },
    async close() {
      await expectSoundLedger(app.db);
      await app.close();
      await sandbox.stop();
    },
  };
}

/** A day, ms. */
export const DAY = 24 * HOUR;
