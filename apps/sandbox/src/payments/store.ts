import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** State of a payment at the provider. */
export type State = 'redirected' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

/** A payment as the provider keeps it. */
export interface Payment {
  readonly id: string;
  readonly token: string;
  readonly merchantRef: string;
  /** Text of the request that created it: a repeated key must come with the same one. */
  readonly request: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: string;
  readonly returnUrls: Readonly<Record<'success' | 'fail' | 'pending' | 'cancel', string>>;
  readonly notifyUrl: string;
  /** UTC seconds. */
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly state: State;
  readonly reason?: string;
  /** Paid amount, if it isn't the requested one. */
  readonly paid?: { readonly amount: string; readonly currency: string };
  /** References of its refunds with their amounts. */
  readonly refunds: Readonly<Record<string, string>>;
}

export interface Store {
  save(payment: Payment): void;
  byId(id: string): Payment | undefined;
  byToken(token: string): Payment | undefined;
  byRef(merchantRef: string): Payment | undefined;
  /** Returns the payments that were created on a day, `yyyy-mm-dd` (UTC). */
  ofDay(day: string): Payment[];
  close(): void;
}

/**
 * Opens the provider's memory.
 * @param folder for its file; in memory if undefined
 */
export function openStore(folder: string | undefined): Store {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'payments.sqlite'));
  db.exec(`
    create table if not exists payments (
      id text primary key, token text unique, merchant_ref text unique, day text, body text
    )`);
  const save = db.prepare(`
    insert into payments values (?, ?, ?, ?, ?) on conflict (id) do update set body = excluded.body`);
  const by = (column: string) => {
    const query = db.prepare(`select body from payments where ${column} = ?`);
    return (value: string): Payment[] =>
      // The cast: the rows were written by `save`.
      query.all(value).map(({ body }) => JSON.parse(String(body)) as Payment);
  };
  const [byId, byToken, byRef, ofDay] = [by('id'), by('token'), by('merchant_ref'), by('day')];
  return {
    save(payment) {
      const day = new Date(payment.createdAt * 1000).toISOString().slice(0, 10);
      save.run(payment.id, payment.token, payment.merchantRef, day, JSON.stringify(payment));
    },
    byId: (id) => byId(id)[0],
    byToken: (token) => byToken(token)[0],
    byRef: (merchantRef) => byRef(merchantRef)[0],
    ofDay,
    close: () => db.close(),
  };
}
