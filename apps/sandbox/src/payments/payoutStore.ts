import type { DatabaseSync } from 'node:sqlite';

/** State of a payout at the provider. */
export type PayoutState = 'sent' | 'paid' | 'failed' | 'cancelled' | 'returned';

/** A payout as the provider keeps it. */
export interface Payout {
  readonly id: string;
  readonly merchantRef: string;
  /** Text of the request that created it: a repeated reference must come with the same one. */
  readonly request: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: string;
  /** The provider's name of a card, account or wallet, or requisites. */
  readonly destination: {
    readonly instrument?: string | undefined;
    readonly fields?: Readonly<Record<string, string>> | undefined;
  };
  /** Address of call-backs; without one it has to be looked up. */
  readonly notifyUrl?: string | undefined;
  /** UTC seconds. */
  readonly createdAt: number;
  readonly state: PayoutState;
  readonly reason?: string;
}

export interface PayoutStore {
  save(payout: Payout): void;
  byId(id: string): Payout | undefined;
  byRef(merchantRef: string): Payout | undefined;
  /** Returns the payouts that were created on a day, `yyyy-mm-dd` (UTC). */
  ofDay(day: string): Payout[];
  /** Returns the payouts that were created until the end of a day. */
  untilDay(day: string): Payout[];
}

/** Opens the provider's memory of payouts. */
export function openPayoutStore(db: DatabaseSync): PayoutStore {
  db.exec(`
    create table if not exists payouts (id text primary key, merchant_ref text unique, day text, body text)`);
  const save = db.prepare(`
    insert into payouts values (?, ?, ?, ?) on conflict (id) do update set body = excluded.body`);
  const by = (condition: string) => {
    const query = db.prepare(`select body from payouts where ${condition} ?`);
    return (value: string): Payout[] =>
      // The cast: the rows were written by `save`.
      query.all(value).map(({ body }) => JSON.parse(String(body)) as Payout);
  };
  const [byId, byRef, ofDay, untilDay] = [by('id ='), by('merchant_ref ='), by('day ='), by('day <=')];
  return {
    save(payout) {
      const day = new Date(payout.createdAt * 1000).toISOString().slice(0, 10);
      save.run(payout.id, payout.merchantRef, day, JSON.stringify(payout));
    },
    byId: (id) => byId(id)[0],
    byRef: (merchantRef) => byRef(merchantRef)[0],
    ofDay,
    untilDay,
  };
}
