import { sql } from 'kysely';
import type { Db } from '../kernel/db/database.ts';
import {
  LIMIT_TYPE,
  moneyRule,
  type LimitType,
  type MoneyLimitKind,
} from '../protection/limits/rules/limitTypes.ts';
import { debit, demoCredit } from '../ledger/wallet/payments.ts';
import { openAccount } from '../ledger/wallet/wallet.store.ts';

export const MONEY_LIMIT_TYPES = Object.entries(LIMIT_TYPE).flatMap(([name, type]) =>
  moneyRule(type) ? [{ name, type }] : [],
);

const CLIENTS = 40;
/** Amount requested by each client, minor units. */
const ASKED = 100n;

/** A player with parallel clients and two accounts in one currency, which count together. */
export interface Racer {
  readonly db: Db;
  readonly playerId: bigint;
  readonly accountIds: readonly bigint[];
  /** Requests a stake; returns whether it was accepted. */
  stake(accountId: bigint, amount: bigint): Promise<boolean>;
  /** Requests a deposit; returns whether it was accepted. */
  deposit(accountId: bigint, amount: bigint): Promise<boolean>;
}

export interface Race {
  /** Number of accepted requests. */
  readonly taken: number;
  /** Number of requests that the limit allowed. */
  readonly fitting: number;
  /** Amount spent above the limit, minor units; 0 if the limit works. */
  readonly overrun: bigint;
}

/** Opens a second account with money for a player. */
export function openSecondAccount(db: Db, playerId: bigint, iso: string, amount: bigint): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    const accountId = await openAccount(trx, { playerId, iso, type: 9, isActive: false });
    await demoCredit(trx, { accountId, amount, key: `second-${accountId}`, at: new Date(0) });
    return accountId;
  });
}

/** Books money just before the window of a limit, which must not count. */
export async function spendBefore({ db, accountIds }: Racer, type: LimitType, now: Date): Promise<void> {
  const { kind, seconds } = ruleOf(type);
  const at = new Date(now.getTime() - seconds * 1000);
  for (const accountId of accountIds) {
    const key = `before-${type}-${accountId}`;
    await db.transaction().execute(async (trx) => {
      await demoCredit(trx, { accountId, amount: 5000n, key, at: kind === 'deposit' ? at : new Date(0) });
      if (kind !== 'deposit') await debit(trx, { accountId, amount: 5000n, kind: 'stake', ref: key, at });
    });
  }
}

/**
 * Forty simultaneous clients request more than a limit allows. The limit is first raised so that it leaves `room`.
 */
export async function raceLimit(racer: Racer, type: LimitType, room: bigint, now: Date): Promise<Race> {
  const { kind, seconds } = ruleOf(type);
  const since = new Date(now.getTime() - seconds * 1000);
  const before = await spent(racer, kind, since);
  await setLimit(racer, type, before + room, now);
  const ask = kind === 'deposit' ? racer.deposit : racer.stake;
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => {
      const accountId = racer.accountIds[client % racer.accountIds.length];
      return accountId === undefined ? false : ask(accountId, ASKED);
    }),
  );
  const over = (await spent(racer, kind, since)) - before - room;
  return {
    taken: answers.filter(Boolean).length,
    fitting: Math.min(CLIENTS, Number(room / ASKED)),
    overrun: over > 0n ? over : 0n,
  };
}

function ruleOf(type: LimitType) {
  const rule = moneyRule(type);
  if (!rule) throw new RangeError(`Limit ${type} is not one of money.`);
  return rule;
}

/** Sets a limit in euros in place of the player's own of its type. */
export async function setLimit(
  { db, playerId }: Pick<Racer, 'db' | 'playerId'>,
  type: LimitType,
  value: bigint,
  startsAt: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('limits')
      .set({ state: 'INACTIVE' })
      .where('player_id', '=', playerId)
      .where('type', '=', type)
      .execute();
    await trx
      .insertInto('limits')
      .values({
        player_id: playerId,
        type,
        value,
        iso: 'EUR',
        state: 'ACTIVE',
        starts_at: startsAt,
        ends_at: null,
      })
      .execute();
  });
}

/**
 * Returns the amount that counts against a limit since a given time, from the ledger. Nothing is returned during a
 * race.
 */
async function spent({ db, playerId }: Racer, kind: MoneyLimitKind, since: Date): Promise<bigint> {
  const booked = kind === 'deposit' ? 'demo-credit' : 'stake';
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(abs(e.amount)), 0)::bigint as sum
    from accounts a
    join ledger_entries e on e.account_id = a.id and e.at > ${since}
    join ledger_transactions t on t.id = e.transaction_id and t.kind = ${booked}
    where a.player_id = ${playerId}`.execute(db);
  return rows[0]?.sum ?? 0n;
}

/**
 * Returns the amount that deposits since a time take of a limit in euros, cents: credited ones, and open ones, also in
 * dollars at 1.08 per euro.
 */
export async function committedSince(db: Db, playerId: bigint, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select ceil(coalesce(sum(amount), 0))::bigint as sum from (
      select e.amount::numeric as amount
      from accounts a
      join ledger_entries e on e.account_id = a.id and e.at > ${since}
      join ledger_transactions t on t.id = e.transaction_id and t.kind in ('demo-credit', 'deposit', 'unmatched-claimed')
      where a.player_id = ${playerId}
      union all
      select case p.iso when 'USD' then p.amount * 25 / 27.0 else p.amount end
      from payments p
      where p.player_id = ${playerId} and p.direction = 'deposit'
        and p.state in ('created', 'redirected', 'pending', 'review')
    ) parts`.execute(db);
  return rows[0]?.sum ?? 0n;
}
