import type { Db } from '../../../apps/server/src/kernel/db/database.ts';
import { registerCallingPlayer } from './callingPlayer.ts';

/** Methods of the sandbox's provider, and one in another currency: USD 5.40 are worth EUR 5.00. */
const WAYS = [
  { name: 'card', methodId: 'card' },
  { name: 'instant', methodId: 'instant' },
  { name: 'transfer', methodId: 'transfer', fields: { owner: 'Anna Maria' } },
  { name: 'wallet', methodId: 'wallet' },
  { name: 'voucher', methodId: 'voucher' },
  { name: 'dollars', methodId: 'card', currency: 'USD', amount: '5.40' },
] as const;
const USD_PER_EURO = '27/25';

export interface BegunDeposit {
  readonly id: string;
  readonly redirectUrl?: string;
}

/** A player who deposits by every method. */
export interface Depositor {
  readonly playerId: bigint;
  /** Numbers of the begun deposits by method. */
  readonly taken: ReadonlyMap<string, number>;
  /**
   * Makes a request ready, with its quote in another currency.
   * @returns sends it; undefined if limits or open deposits refuse it
   */
  prepare(client: number): Promise<() => Promise<BegunDeposit | undefined>>;
  cancel(id: string): Promise<void>;
  /** Sends copies of one request at once, and returns how many deposits it made. */
  copies(count: number): Promise<number>;
}

/** Stores the rate of the dollar as an operator would, for a day. */
export async function setDollarRate(db: Db): Promise<void> {
  const rate = { iso: 'USD', source: 'operator', units: USD_PER_EURO, as_of: new Date() };
  await db
    .insertInto('currency_rates')
    .values(rate)
    .onConflict((conflict) => conflict.columns(['iso', 'source']).doUpdateSet(rate))
    .execute();
}

export async function createDepositor(origin: string, db: Db): Promise<Depositor> {
  const { playerId, accountId, post } = await registerCallingPlayer(origin, db);
  const taken = new Map<string, number>();

  async function begin(name: string, body: object): Promise<BegunDeposit | undefined> {
    const { status, text } = await post('/web-api/payments/deposits', body, crypto.randomUUID());
    if (status === 200) {
      taken.set(name, (taken.get(name) ?? 0) + 1);
      return JSON.parse(text).payment;
    }
    if (/"code":"(LIMIT_DEPOSIT|TOO_MANY)"/.test(text)) return undefined;
    throw new Error(`Neither begun nor refused by a limit: ${text}`);
  }

  return {
    playerId,
    taken,
    async prepare(client) {
      const { name, ...way } = WAYS[client % WAYS.length] ?? WAYS[0];
      const asked = { accountId, amount: '5.00', ...way };
      if (!('currency' in asked)) return () => begin(name, asked);
      const { text } = await post('/web-api/payments/deposits/quote', asked);
      return () => begin(name, { ...asked, quoteId: JSON.parse(text).quote.id });
    },
    async cancel(id) {
      const { status, text } = await post(`/web-api/payments/${id}/cancel`, {});
      if (status !== 200) throw new Error(`A deposit can't be cancelled: ${text}`);
    },
    async copies(count) {
      const body = { accountId, methodId: 'card', amount: '5.00' };
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        Array.from({ length: count }, () => post('/web-api/payments/deposits', body, key)),
      );
      const ids = new Set(
        answers.filter(({ status }) => status === 200).map(({ text }) => String(JSON.parse(text).payment.id)),
      );
      const { length: stored } = await db
        .selectFrom('payments')
        .select('id')
        .where('player_id', '=', playerId)
        .execute();
      for (const id of ids) await post(`/web-api/payments/${id}/cancel`, {});
      return Math.max(ids.size, stored);
    },
  };
}
