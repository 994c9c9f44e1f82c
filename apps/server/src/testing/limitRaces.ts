import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { LIMIT_TYPE, moneyRule, type LimitType, type MoneyLimitKind } from '../limits/limitTypes.ts';
import { debit, demoCredit } from '../wallet/payments.ts';
import { openAccount } from '../wallet/wallet.store.ts';

export const MONEY_LIMIT_TYPES = Object.entries(LIMIT_TYPE).flatMap(([name, type]) =>
  moneyRule(type) ? [{ name, type }] : [],
);

const CLIENTS = 40;
/** Minor units that each client asks for. */
const ASKED = 100n;

/** A player whose clients race; two accounts in one currency, which count together. */
export interface Racer {
  readonly db: Db;
  readonly playerId: bigint;
  readonly accountIds: readonly bigint[];
  /** Asks for a stake; answers whether it was taken. */
  stake(accountId: bigint, amount: bigint): Promise<boolean>;
  /** Asks to pay in; answers whether it was taken. */
  deposit(accountId: bigint, amount: bigint): Promise<boolean>;
}

export interface Race {
  /** How many clients got what they asked for. */
  readonly taken: number;
  /** How many there was room for. */
  readonly fitting: number;
  /** What was spent above the limit, minor units; 0 as long as the limit holds. */
  readonly overrun: bigint;
}

/** A second account for a player, with money on it. */
export function openSecondAccount(db: Db, playerId: bigint, iso: string, amount: bigint): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    const accountId = await openAccount(trx, { playerId, iso, type: 9, isActive: false });
    await demoCredit(trx, { accountId, amount, key: `second-${accountId}`, at: new Date(0) });
    return accountId;
  });
}

/** Money that moved just before the window of a limit began, and must not count. */
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

/** Forty clients ask at one moment for more than a limit leaves; it is raised so that it leaves `room` before. */
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

async function setLimit(
  { db, playerId }: Racer,
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

/** What counts against a limit after an instant, straight from the ledger. Nothing is ever given back in a race. */
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
