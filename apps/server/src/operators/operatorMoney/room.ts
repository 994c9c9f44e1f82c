import { currencyExponent, rational } from '@touchline/betting';
import type { SecondedAct } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { parse } from 'valibot';
import type { Claims, MovedMoney, Db, Trx } from '../../kernel/index.ts';
import { siteById, type Sites, operatorsEntry } from '../../site/index.ts';
import { BASE_CURRENCY, exchanged, type MoneyIn } from '../../ledger/index.ts';
import { ENVIRONMENT } from '../../staff/index.ts';
import { mostOfAct } from './doors.ts';
import { SecondPersonNeeded } from './secondPersonNeeded.ts';

/** Time in which the acts of one operator are added up, ms. */
const DAY = 86_400_000;

export interface RoomDeps {
  readonly sites: Pick<Sites, 'all'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** An act with its author. */
export interface ClaimedAct {
  readonly act: SecondedAct;
  readonly operator: string;
}

/** Rules of a site; those of a site that isn't served any more are the defaults. */
function rulesOf(sites: RoomDeps['sites'], siteId: string) {
  const site = siteById(sites, siteId);
  const { aloneInDay, messagePlayers } = site?.operators ?? parse(operatorsEntry, {});
  const iso = site?.config.currency ?? BASE_CURRENCY;
  const scale = rational.of(10n ** BigInt(currencyExponent(iso)));
  return { iso, most: rational.floor(rational.multiply(rational.parse(aloneInDay), scale)), messagePlayers };
}

/** Money that an operator may move for a player alone, minor units of the site's currency. */
export interface MoneyRoom {
  readonly iso: string;
  readonly most: bigint;
  readonly left: bigint;
}

/** Returns what an operator may still move for a player without a second person. */
export async function moneyRoom(
  db: Db | Trx,
  { sites, now }: RoomDeps,
  {
    operator,
    playerId,
    siteId,
  }: { readonly operator: string; readonly playerId: bigint; readonly siteId: string },
): Promise<MoneyRoom> {
  const { iso, most } = rulesOf(sites, siteId);
  const moved = await db
    .selectFrom('operator_moves')
    .select(['iso', sql<bigint>`sum(amount)::bigint`.as('sum')])
    .where('player_id', '=', playerId)
    .where('operator', '=', operator)
    .where('at', '>', new Date(now().getTime() - DAY))
    .where('seconded_by', 'is', null)
    .where('iso', 'is not', null)
    .groupBy('iso')
    .execute();
  const used = totalIn(
    moved.map(({ iso: own, sum }) => ({ iso: own ?? iso, sum })),
    iso,
  );
  return { iso, most, left: used < most ? most - used : 0n };
}

/** Returns the number of players whom messages of an operator to segments may still reach without a second person. */
export async function reachRoom(
  db: Db | Trx,
  { sites, now }: RoomDeps,
  { operator, siteId }: { readonly operator: string; readonly siteId: string },
): Promise<{ readonly most: number; readonly left: number }> {
  const { messagePlayers: most } = rulesOf(sites, siteId);
  const { reached } = await db
    .selectFrom('operator_moves')
    .select(sql<bigint>`coalesce(sum(players), 0)::bigint`.as('reached'))
    .where('site_id', '=', siteId)
    .where('operator', '=', operator)
    .where('at', '>', new Date(now().getTime() - DAY))
    .where('seconded_by', 'is', null)
    .where('players', 'is not', null)
    .executeTakeFirstOrThrow();
  return { most, left: Math.max(0, most - Number(reached)) };
}

/** Returns the size of an amount, which counts in both directions. */
const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** Adds amounts of several currencies up in one of them, rounded up once: slices can't hide in roundings. */
function totalIn(sums: readonly MoneyIn[], iso: string): bigint {
  return rational.ceil(
    sums.reduce((so, one) => rational.add(so, exchanged(rational.of(one.sum), one.iso, iso)), rational.ZERO),
  );
}

/** Returns the claims of an act without a second person. They throw a SecondPersonNeeded beyond the room. */
export function claimsAlone(deps: RoomDeps, { act, operator }: ClaimedAct): Claims {
  return {
    async money(trx, moved) {
      if (moved.amount === 0n) return;
      const size = { iso: moved.iso, sum: sizeOf(moved.amount) };
      const siteId = await siteOf(trx, moved.playerId);
      await lockRoom(trx, `${operator} ${moved.playerId}`);
      const room = await moneyRoom(trx, deps, { operator, playerId: moved.playerId, siteId });
      const most = mostOfAct(act);
      const isLarge = most !== null && totalIn([size], BASE_CURRENCY) > most;
      if (isLarge || totalIn([size], room.iso) > room.left)
        throw new SecondPersonNeeded(act, { siteId, moved });
      await insertMove(trx, { act, operator, at: deps.now(), secondedBy: null }, { ...moved, siteId });
    },
    async reach(trx, reached) {
      if (reached.players === 0) return;
      const { siteId, players } = reached;
      await lockRoom(trx, `${operator} ${siteId}`);
      const { left } = await reachRoom(trx, deps, { operator, siteId });
      if (players > left) throw new SecondPersonNeeded(act, { siteId, players });
      await insertMove(trx, { act, operator, at: deps.now(), secondedBy: null }, reached);
    },
    setting: (_trx, { siteId, loosened }) =>
      loosened.length === 0 ? Promise.resolve() : Promise.reject(new SecondPersonNeeded(act, { siteId })),
    // The environment's token is there for the first operator, and for when nobody else can sign in.
    access: (_trx, { siteId, isGiving }) =>
      !isGiving || operator === ENVIRONMENT
        ? Promise.resolve()
        : Promise.reject(new SecondPersonNeeded(act, { siteId })),
  };
}

interface StoredMove extends ClaimedAct {
  readonly at: Date;
  readonly secondedBy: string | null;
}

/**
 * Returns the claims of an act to which a second operator agrees: they are stored without taking room.
 * @param decide called once in the transaction of the act; throws if the act doesn't wait any more
 */
export function claimsSeconded(
  { now }: Pick<RoomDeps, 'now'>,
  { act, operator, secondedBy }: ClaimedAct & { readonly secondedBy: string },
  decide: (trx: Trx) => Promise<void>,
): Claims {
  let isDecided = false;
  const decideOnce = async (trx: Trx): Promise<void> => {
    if (isDecided) return;
    isDecided = true;
    await decide(trx);
  };
  return {
    async money(trx, moved) {
      await decideOnce(trx);
      if (moved.amount === 0n) return;
      const siteId = await siteOf(trx, moved.playerId);
      await insertMove(trx, { act, operator, at: now(), secondedBy }, { ...moved, siteId });
    },
    async reach(trx, reached) {
      await decideOnce(trx);
      if (reached.players === 0) return;
      await insertMove(trx, { act, operator, at: now(), secondedBy }, reached);
    },
    setting: (trx) => decideOnce(trx),
    access: (trx) => decideOnce(trx),
  };
}

/** Makes acts of one operator for one player wait for each other. Locked after all rows of the act. */
async function lockRoom(trx: Trx, room: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operator-room ${room}`}, 0))`.execute(trx);
}

async function siteOf(trx: Trx, playerId: bigint): Promise<string> {
  const row = await trx
    .selectFrom('players')
    .select('site_id')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return row.site_id;
}

interface NewMove extends Partial<MovedMoney> {
  readonly siteId: string;
  readonly players?: number;
}

async function insertMove(
  trx: Trx,
  { act, operator, at, secondedBy }: StoredMove,
  { siteId, playerId, iso, amount, players }: NewMove,
): Promise<void> {
  await trx
    .insertInto('operator_moves')
    .values({
      operator,
      act,
      site_id: siteId,
      player_id: playerId ?? null,
      iso: iso ?? null,
      amount: amount === undefined ? null : sizeOf(amount),
      players: players ?? null,
      at,
      seconded_by: secondedBy,
    })
    .execute();
}
