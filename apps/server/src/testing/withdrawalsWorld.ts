import type { Payment } from '@touchline/contract';
import type { FeedSource } from '@touchline/feed/source';
import { sql } from 'kysely';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { runJobs } from '../kernel/index.ts';
import { credit } from '../ledger/wallet/payments.ts';
import { createTestApp, type TestAppOptions, type TestClient } from './app.ts';
import { OPERATOR } from './opsApp.ts';
import { codeIn } from './messages.ts';

/** Two sites: one by the defaults, one on which players cancel, stake deposits once and needn't be verified. */
const SITES = {
  sites: [
    { id: 'house', brand: 'touchline', hosts: ['localhost', 'second.localhost'] },
    {
      id: 'open',
      brand: 'touchline',
      hosts: ['127.0.0.1'],
      safety: { jurisdictionOfCountry: { gb: 'uk' } },
      withdrawals: {
        reversal: 'untilApproved',
        depositTurnover: 1,
        needsVerification: false,
        offersAutomatic: true,
      },
    },
  ],
};

/** The payment provider with a stopped clock. */
interface Sandbox {
  readonly providersFile: string;
  act(pageUrl: string, action: 'pay'): Promise<string | undefined>;
  advance(seconds: number): Promise<void>;
  addSites(siteIds: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Request of a withdrawal without its key. */
export interface Wanted {
  readonly accountId?: string;
  readonly amount: string;
  readonly instrumentId?: string;
  readonly methodId?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const BANK = {
  methodId: 'bank-payout',
  fields: { owner: 'Anna Maria', iban: 'DE89 3704 0044 0532 0130 00' },
} as const;

/** A platform with a payment provider, and its players. */
export type WithdrawalsWorld = Awaited<ReturnType<typeof createWithdrawalsWorld>>;

/**
 * @param sandbox that is stopped with the world
 * @param sources of matches; none if absent
 * @param options of the platform, in addition to those of the world
 */
export async function createWithdrawalsWorld(
  sandbox: Sandbox,
  sources: readonly FeedSource[] = [],
  { env, ...options }: TestAppOptions = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-sites-'));
  const sitesFile = join(folder, 'sites.json');
  await writeFile(sitesFile, JSON.stringify(SITES));
  await sandbox.addSites(SITES.sites.map(({ id }) => id));
  let ahead = 0;
  let keys = 0;
  const app = await createTestApp({
    sources,
    env: {
      PAYMENT_PROVIDERS_FILE: sandbox.providersFile,
      PLATFORM_CLOCK: 'manual',
      SITES_FILE: sitesFile,
      DEVELOPMENT_OPERATORS:
        'anna=withdrawals:token-of-anna-0123456789,boris=withdrawals:token-of-boris-0123456789,carl=mail:token-of-carl-0123456789,dora=payments:token-of-dora-0123456789',
      ...env,
    },
    ...options,
    now: () => new Date(Date.now() + ahead),
    listens: true,
  });
  const { port } = new URL(app.address);

  const newKey = (): string => `withdrawal-key-${(keys += 1)}`;

  /** A player with an e-mail, on the default site or on the other one; `headers` are those of all their requests. */
  async function player({ isOpen = false, isVerified = true, headers = {} } = {}) {
    const client = app.client(`${isOpen ? '127.0.0.1' : 'localhost'}:${port}`, headers);
    const { playerId } = await client.registerByEmail();
    await client.renew();
    const { accounts } = (await client.call('GET', '/web-api/accounts')).json();
    const accountId: string = accounts[0].id;
    if (isVerified)
      await app.db
        .insertInto('player_profiles')
        .values({ player_id: playerId, verification_status: 2, name: 'Anna', surname: 'Maria' })
        .onConflict((conflict) =>
          conflict
            .column('player_id')
            .doUpdateSet({ verification_status: 2, name: 'Anna', surname: 'Maria' }),
        )
        .execute();
    return playerOf(client, playerId, accountId);
  }

  function playerOf(client: TestClient, playerId: bigint, accountId: string) {
    const body = (wanted: Wanted) => ({ accountId, ...wanted });

    async function deposit(amount: string, methodId = 'card'): Promise<void> {
      const answer = await client.call(
        'POST',
        '/web-api/payments/deposits',
        { methodId, accountId, amount },
        { 'idempotency-key': newKey() },
      );
      const { payment } = answer.json<{ payment: Payment }>();
      await sandbox.act(payment.redirectUrl ?? '', 'pay');
      // Older than a day, so that no code is asked for.
      await app.db
        .updateTable('instruments')
        .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
        .where('player_id', '=', playerId)
        .execute();
    }

    const quote = (wanted: Wanted) =>
      client.call('POST', '/web-api/payments/withdrawals/quote', body(wanted));

    /** Requests a withdrawal as the app does, with a code if one is asked for. */
    async function withdraw(wanted: Wanted, key = newKey()): Promise<LightMyRequestResponse> {
      const quoted = await quote(wanted);
      if (quoted.statusCode !== 200) return quoted;
      const { quote: shown, needsCode } = quoted.json();
      const proof = needsCode ? await confirm(wanted, shown, key) : undefined;
      return send(wanted, shown, key, proof);
    }

    const send = (wanted: Wanted, shown: string, key: string, proof?: object) =>
      client.call(
        'POST',
        '/web-api/payments/withdrawals',
        { ...body(wanted), quote: shown, ...(proof ? { proof } : {}) },
        { 'idempotency-key': key },
      );

    const askCode = (wanted: Wanted, shown: string, key: string) =>
      client.call('POST', '/web-api/payments/withdrawals/code', {
        ...body(wanted),
        quote: shown,
        key,
        language: 'en',
      });

    async function mailedCode(): Promise<string> {
      const { id } = await app.db
        .selectFrom('mails')
        .select('id')
        .where('player_id', '=', playerId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return codeIn((await app.mail.mail(id))?.text) ?? '';
    }

    async function confirm(wanted: Wanted, shown: string, key: string) {
      const { guid } = (await askCode(wanted, shown, key)).json();
      const proved = await client.call('POST', '/web-api/payments/withdrawals/code/proof', {
        guid,
        code: await mailedCode(),
      });
      return { guid, ticket: proved.json().ticket };
    }

    /** Credits a win, which comes from no card. */
    const win = (cents: bigint) =>
      app.db.transaction().execute((trx) =>
        credit(trx, {
          accountId: BigInt(accountId),
          amount: cents,
          kind: 'payout',
          ref: newKey(),
          at: new Date(),
        }),
      );

    return {
      client,
      win,
      playerId,
      accountId,
      deposit,
      quote,
      send,
      askCode,
      mailedCode,
      confirm,
      withdraw,
      /** Requests a withdrawal and returns it. */
      async begin(wanted: Wanted): Promise<Payment> {
        const answer = await withdraw(wanted);
        if (answer.statusCode !== 200) throw new Error(answer.body);
        return answer.json<{ payment: Payment }>().payment;
      },
      options: async (): Promise<{
        free: string;
        gates: object[];
        instruments: { id: string; methodId: string; requisite: string; canRemove: boolean }[];
      }> => (await client.call('GET', '/web-api/payments/withdrawals/options')).json(),
      /** Id of the saved instrument of a method. */
      async instrument(methodId: string): Promise<string> {
        const { instruments } = (await client.call('GET', '/web-api/payments/withdrawals/options')).json<{
          instruments: { id: string; methodId: string }[];
        }>();
        return instruments.find((one) => one.methodId === methodId)?.id ?? '';
      },
      money: async (): Promise<string> =>
        (await client.call('GET', '/web-api/accounts')).json().accounts[0].money,
      state: async (id: string): Promise<Payment> =>
        (await client.call('GET', `/web-api/payments/${id}`)).json<{ payment: Payment }>().payment,
      cancel: (id: string) => client.call('POST', `/web-api/payments/${id}/cancel`),
    };
  }

  /** Returns what the entries of a withdrawal and its payments sum to on each account, minor units. */
  async function bookedFor(id: string): Promise<Record<string, bigint>> {
    const { rows } = await sql<{ name: string; sum: bigint }>`
      select coalesce(a.system_name, 'player') as name, sum(e.amount)::bigint as sum
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.ref = ${id} or t.ref in (select p.id from payments p where p.request_id = ${id})
      group by 1 having sum(e.amount) <> 0 order by 1`.execute(app.db);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  }

  return {
    app,
    sandbox,
    player,
    bookedFor,
    newKey,
    /** Does what is due: decisions by the rules, payouts, look-ups. */
    doDue: () => runJobs(app.payments.jobs),
    /** Advances the platform's clock and the provider's. */
    async advance(seconds: number) {
      ahead += seconds * 1000;
      await sandbox.advance(seconds);
    },
    /** Makes an operator's call. */
    operate: (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = OPERATOR.authorization) =>
      app.app.inject({
        method,
        url,
        headers: { authorization: token },
        ...(body ? { payload: body } : {}),
      }),
    async close() {
      await app.close();
      await sandbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}
