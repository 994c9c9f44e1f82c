import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPayoutStore, type PayoutStore } from './payoutStore.ts';

/** State of a payment at the provider. */
export type State = 'redirected' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

/** A payment as the provider keeps it. */
export interface Payment {
  readonly id: string;
  readonly token: string;
  readonly merchantRef: string;
  /** True for a further payment with a reference: only its id finds it. */
  readonly isFurther?: boolean;
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
  /** True if the merchant takes no credit cards. */
  readonly refuseCredit?: boolean;
  /** Paid amount, if it isn't the requested one. */
  readonly paid?: { readonly amount: string; readonly currency: string };
  /** References of its refunds with their amounts. */
  readonly refunds: Readonly<Record<string, string>>;
  /** True while its bank has taken it back. */
  readonly isChargedBack?: boolean;
  /** Fee of its dispute, which stays also if the dispute is won. */
  readonly disputeFee?: string;
}

/** A transfer of money to the merchant's bank. */
export interface Settlement {
  readonly id: string;
  /** Day of the report that announces it, `yyyy-mm-dd`. */
  readonly day: string;
  readonly currency: string;
  /** Before its charge. */
  readonly amount: string;
  readonly fee: string;
}

export interface Store {
  save(payment: Payment): void;
  byId(id: string): Payment | undefined;
  byToken(token: string): Payment | undefined;
  byRef(merchantRef: string): Payment | undefined;
  /** Returns the payments that were created on a day, `yyyy-mm-dd` (UTC). */
  ofDay(day: string): Payment[];
  /** Returns the payments that were created until the end of a day. */
  untilDay(day: string): Payment[];
  /** Stores a settlement, unless there is one of its id. */
  saveSettlement(settlement: Settlement): void;
  /** Returns the settlements until the end of a day. */
  settlementsUntil(day: string): Settlement[];
  readonly payouts: PayoutStore;
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
  db.exec('create table if not exists settlements (id text primary key, day text, body text)');
  const save = db.prepare(`
    insert into payments values (?, ?, ?, ?, ?) on conflict (id) do update set body = excluded.body`);
  const saveSettlement = db.prepare('insert into settlements values (?, ?, ?) on conflict (id) do nothing');
  const settlementsUntil = db.prepare('select body from settlements where day <= ? order by id');
  const by = (column: string, comparison = '=') => {
    const query = db.prepare(`select body from payments where ${column} ${comparison} ? order by rowid`);
    return (value: string): Payment[] =>
      // The cast: the rows were written by `save`.
      query.all(value).map(({ body }) => JSON.parse(String(body)) as Payment);
  };
  const [byId, byToken, byRef, ofDay] = [by('id'), by('token'), by('merchant_ref'), by('day')];
  const untilDay = by('day', '<=');
  return {
    save(payment) {
      const day = new Date(payment.createdAt * 1000).toISOString().slice(0, 10);
      const ref = payment.isFurther ? null : payment.merchantRef;
      save.run(payment.id, payment.token, ref, day, JSON.stringify(payment));
    },
    byId: (id) => byId(id)[0],
    byToken: (token) => byToken(token)[0],
    byRef: (merchantRef) => byRef(merchantRef)[0],
    ofDay,
    untilDay,
    saveSettlement: (settlement) =>
      void saveSettlement.run(settlement.id, settlement.day, JSON.stringify(settlement)),
    settlementsUntil: (day) =>
      // The cast: the rows were written by `saveSettlement`.
      settlementsUntil.all(day).map(({ body }) => JSON.parse(String(body)) as Settlement),
    payouts: openPayoutStore(db),
    close: () => db.close(),
  };
}
